/// A limit to no country.
enum CountriesEmpty: DocumentRule {
    static var rows: [RuleRow] { RuleRow(PaymentRequestBaseView.self, when: .isEmpty(.supportedCountries), check) }

    /// Below this version the list is not read at all, and that is reported.
    static let firstVersion = 3

    static func check(_ request: borrowing PaymentRequestBaseView, _ context: inout RuleContext) {
        guard !context.facts.isOlder(than: firstVersion) else { return }
        let node = request[.supportedCountries]
        context.report(
            .countriesEmpty, at: node, fix: RawFix(.risky, "leave \"supportedCountries\" out", [.remove(node: node)]),
            help: "leave \"supportedCountries\" out to take cards of every country",
            "no country is listed, which limits nothing")
    }
}
