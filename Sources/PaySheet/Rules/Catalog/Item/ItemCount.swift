/// Lines that list the products.
enum ItemCount: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(ChargeView.self, in: shapes, isAdvice: true, when: .count(of: .lineItems, above: 10)) { charge, context in
            context.report(
                .itemCount, at: charge[.lineItems], help: "add up the products in one line",
                String(charge.count(of: .lineItems)) + " lines: the sheet shows sums, not every product")
        }
    }

    private static let shapes = ChargeView.requestAndUpdates + PaymentDetailsView.shapes
}
