/// Money that older browsers have never heard of.
enum CurrencyRecent: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.currencyCode], isAdvice: true, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let place = CurrencyPlace.find(cursor, context.shape), place.row.webKit == .recently else { return }
        context.report(
            .currencyRecent, at: place.node, help: "offer another way to pay where the sheet does not open",
            "\"" + Currency(packed: place.row.code).rawValue + "\" is unknown to browsers with locale data from before 2024")
    }
}
