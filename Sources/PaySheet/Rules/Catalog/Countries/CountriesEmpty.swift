/// A limit to no country.
enum CountriesEmpty: DocumentRule {
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
