/// Text that holds JSON.
enum DocumentJsonText: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "document/json-text", "Text that holds JSON", .error,
            what: "A text stands where an object or a list belongs, and the text holds one.",
            why:
                "A browser does not parse text; it throws a TypeError, which then says that a member is missing that stands there for "
                + "everybody "
                + "to read. The value was made text once too often.",
            instead: "Put the value in without quotes, or parse the text first.",
            sources: [], page: "applepaypaymentrequest",
            bad: [
                Sample(
                    .request, [.text("/total", #"{"label":"Harbor Books","amount":"38.06"}"#), .remove("/lineItems")], at: "/total"),
                Sample(.request, [.text("/supportedNetworks", #"["visa","masterCard"]"#)], at: "/supportedNetworks"),
            ],
            good: [
                Sample(.request, [.text("/total/label", "{Harbor} [Books]")]),
                Sample(.request, [.set("/supportedNetworks", #"["visa","masterCard"]"#)]),
            ])
    }

    static var rows: [RuleRow] { [] }
}
