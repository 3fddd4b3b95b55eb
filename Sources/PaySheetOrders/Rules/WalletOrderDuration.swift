import PaySheet

/// A duration in another form.
enum WalletOrderDuration: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(ShippingFulfillmentView.self, .estimatedDeliveryWindowDuration, check),
            .text(PickupFulfillmentView.self, .pickupWindowDuration, check),
        ]
    }

    private static func check(_ text: borrowing Text, _ node: Int, _ context: inout RuleContext) {
        guard OrderDuration(text.string) == nil else { return }
        context.report(
            .walletOrderDuration, at: node, help: "write a duration of ISO 8601, such as \"PT2H\"",
            "the duration is not one of ISO 8601")
    }
}
