/// A limit to no country.
enum CountriesEmpty: OneRowRule {
    static let row = RuleRow(PaymentRequestBaseView.self, when: .isEmpty(.supportedCountries)) { request, context in
        guard !context.facts.isOlder(than: firstVersion) else { return }
        let node = request[.supportedCountries]
        context.report(
            .countriesEmpty, at: node, fix: RawFix(.risky, "leave \"supportedCountries\" out", [.remove(node: node)]),
            help: "leave \"supportedCountries\" out to take cards of every country",
            "no country is listed, which limits nothing")
    }

    /// Below this version the list is not read at all, and that is reported.
    static let firstVersion = 3
}
