/// The text is not a currency code that a browser takes.
enum CurrencyUnknown: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "currency/unknown", "Unknown currency", .error,
            what: "The text is not a currency code that a browser takes.",
            why: "A browser takes ISO 4217 codes of three capital letters and throws a TypeError at any other.",
            instead: "Write the code of three capital letters, such as USD.",
            sources: ShapeSamples.ids(ShapeSamples.currencyUnknown), page: "applepaypaymentrequest/currencycode",
            bad: [
                Sample(.request, [.text("/currencyCode", "usd")], at: "/currencyCode"),
                Sample(.request, [.text("/currencyCode", "EURO")], at: "/currencyCode"),
            ] + ShapeSamples.currencyUnknown,
            good: [
                Sample(.request, [.text("/currencyCode", "USD")]),
                Sample(.request, [.text("/currencyCode", "CAD")]),
            ])
    }

    /// The binder sees to it.
    static var rows: [RuleRow] { [] }
}
