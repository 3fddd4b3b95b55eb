/// A limit to no country.
enum CountriesEmpty: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "countries/empty", "No supported countries", .warning, group: .compatible,
            what: "The list of supported countries is empty.",
            why: """
                An empty list reads like "cards of no country", and Safari takes it for no limit at all, as if the list were absent. \
                Whoever wrote it meant one or the other.
                """,
            instead: "Leave supportedCountries out to take cards of every country, or list the countries that you take.",
            sources: ["AP-SUPC-EMPTY"], page: "applepaypaymentrequest/supportedcountries",
            bad: [
                Sample(.request, [.set("/supportedCountries", "[]")], at: "/supportedCountries", shows: ["AP-SUPC-EMPTY"]),
                Sample(.methodData, [.set("/supportedCountries", "[]")], at: "/supportedCountries", shows: ["AP-SUPC-EMPTY"]),
            ],
            good: [
                Sample(.request, [.set("/supportedCountries", #"["US"]"#)]), Sample(.methodData, [.set("/supportedCountries", #"["US"]"#)]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.supportedCountries],
                unless: .someElements(PaymentRequest.Slot.supportedCountries), check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        // Below version 3 the list is not read at all, and that is reported.
        guard let list = cursor.words(PaymentRequest.Slot.supportedCountries), list.count == 0, context.facts.version ?? 3 >= 3,
            let node = cursor.slot(PaymentRequest.Slot.supportedCountries)
        else { return }
        context.report(
            .countriesEmpty, at: node, fix: RawFix(.risky, "leave \"supportedCountries\" out", [.remove(node: node)]),
            help: "leave \"supportedCountries\" out to take cards of every country",
            "no country is listed, which limits nothing")
    }
}
