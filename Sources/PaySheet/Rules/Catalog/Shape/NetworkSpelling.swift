/// The name of a network differs from the table in upper and lower case.
enum NetworkSpelling: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "network/spelling", "Network spelling", .warning, group: .compatible,
            what: "The name of a network differs from the table in upper and lower case.",
            why: "Browsers ignore case here; backends and other libraries that compare names exactly do not know the network.",
            instead: "Write the name as Apple's table has it.",
            sources: ShapeSamples.ids(ShapeSamples.networkSpelling), page: "applepayrequest/supportednetworks",
            bad: [
                Sample(.request, [.text("/supportedNetworks/1", "mastercard")], at: "/supportedNetworks/1"),
                Sample(.methodData, [.text("/supportedNetworks/0", "VISA")], at: "/supportedNetworks/0"),
            ] + ShapeSamples.networkSpelling,
            good: [
                Sample(.request, [.text("/supportedNetworks/1", "masterCard")]),
                Sample(.methodData, [.text("/supportedNetworks/0", "visa")]),
            ])
    }

    /// The binder sees to it.
    static var rows: [RuleRow] { [] }
}
