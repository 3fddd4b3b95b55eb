import PaySheet

/// Delivered before it was shipped.
enum WalletOrderEventOrder: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShippingFulfillmentView.self, needs: [.shippedAt, .deliveredAt]) { shipment, context in
                guard let shipped = shipment.instant(.shippedAt), let delivered = shipment.instant(.deliveredAt), delivered < shipped else {
                    return
                }
                context.report(
                    .walletOrderEventOrder, at: shipment[.deliveredAt], related: [RelatedNode(shipment[.shippedAt], "when it was shipped")],
                    help: "write a later date", "the shipment was delivered before it was shipped")
            }
        ]
    }
}
