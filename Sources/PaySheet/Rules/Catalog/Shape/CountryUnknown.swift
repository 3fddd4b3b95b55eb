/// The text is not a country code that a browser takes.
enum CountryUnknown: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "country/unknown", "Unknown country", .error,
            what: "The text is not a country code that a browser takes.",
            why: "A browser takes ISO 3166-1 codes of two capital letters and throws a TypeError at any other.",
            instead: "Write the code of two capital letters, such as US.",
            sources: ShapeSamples.ids(ShapeSamples.countryUnknown), page: "applepaypaymentrequest/countrycode",
            bad: [
                Sample(.request, [.text("/countryCode", "us")], at: "/countryCode"),
                Sample(.request, [.set("/supportedCountries", #"["US", "UK"]"#)], at: "/supportedCountries/1"),
            ] + ShapeSamples.countryUnknown,
            good: [
                Sample(.request, [.text("/countryCode", "US")]),
                Sample(.request, [.set("/supportedCountries", #"["US", "GB"]"#)]),
            ])
    }

    /// The binder sees to it.
    static var rows: [RuleRow] { [] }
}
