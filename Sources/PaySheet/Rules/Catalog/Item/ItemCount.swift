/// Lines that list the products.
enum ItemCount: OneRowRule {
    static let row = RuleRow(SheetView.self, in: shapes, isAdvice: true, when: .count(of: .lineItems, above: 10)) { sheet, context in
        context.report(
            .itemCount, at: sheet[.lineItems], help: "add up the products in one line",
            "\(sheet.count(of: .lineItems), "lines") lines: the sheet shows sums, not every product")
    }

    private static let shapes = SheetView.requestAndUpdates + PaymentDetailsView.shapes
}
