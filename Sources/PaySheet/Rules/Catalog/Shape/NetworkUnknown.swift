/// There is no such payment network.
enum NetworkUnknown: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "network/unknown", "Unknown network", .error,
            what: "There is no such payment network.",
            why:
                "One network that the system does not know makes a browser refuse the whole request with a TypeError, the known ones "
                + "notwithstanding.",
            instead: "Write a network of the table of supported networks.",
            sources: ShapeSamples.ids(ShapeSamples.networkUnknown), page: "applepayrequest/supportednetworks",
            bad: [
                Sample(.request, [.text("/supportedNetworks/1", "mastercrd")], at: "/supportedNetworks/1"),
                Sample(.request, [.text("/supportedNetworks/2", "americanExpress")], at: "/supportedNetworks/2"),
            ] + ShapeSamples.networkUnknown,
            good: [
                Sample(.request, [.text("/supportedNetworks/1", "masterCard")]),
                Sample(.request, [.text("/supportedNetworks/2", "discover")]),
            ])
    }

    /// The binder sees to it.
    static var rows: [RuleRow] { [] }
}
