/// Names in snake case or other capitals.
enum DocumentNameStyle: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "document/name-style", "Names in another style", .error,
            what: "Several members are written in snake case, with hyphens, or with other capitals than Apple's.",
            why: "Names are compared exactly. A browser ignores every one of them and misses the members that it needs.",
            instead: "Write the names as Apple does, with a small letter first and capitals inside; tell the serializer to keep them.",
            sources: [], page: "applepaypaymentrequest",
            bad: [
                Sample(
                    .request,
                    [
                        .remove("/merchantCapabilities"), .remove("/supportedNetworks"), .remove("/countryCode"),
                        .text("/country_code", "US"),
                        .set("/merchant_capabilities", #"["supports3DS"]"#), .set("/supported_networks", #"["visa"]"#),
                    ]),
                Sample(
                    .request,
                    [
                        .remove("/merchantCapabilities"), .remove("/supportedNetworks"), .remove("/countryCode"),
                        .text("/CountryCode", "US"),
                        .set("/MerchantCapabilities", #"["supports3DS"]"#), .set("/SupportedNetworks", #"["visa"]"#),
                    ]),
            ],
            good: [Sample(.request, [.text("/total/label", "country_code")]), Sample(.request, [.text("/countryCode", "CA")])])
    }

    static var rows: [RuleRow] { [] }
}
