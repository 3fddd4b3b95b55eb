/// Shipping options that were not requested.
enum W3COptionsDiscarded: OneRowRule {
    static let row = RuleRow(SheetView.self, in: PaymentDetailsView.shapes, when: .count(of: .shippingMethods, above: 0)) {
        details, context in
        guard context.asksForShipping(details) == false else { return }
        context.report(
            .w3cOptionsDiscarded, at: details[.shippingMethods],
            help: "set \"requestShipping\" to true in \"options\", or leave the shipping options out",
            "nothing requests shipping, so the browser drops the shipping options")
    }
}
