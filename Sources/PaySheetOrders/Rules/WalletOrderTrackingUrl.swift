import PaySheet

/// A tracking number without a page.
enum WalletOrderTrackingUrl: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShippingFulfillmentView.self, needs: [.trackingNumber]) { shipment, context in
                guard shipment.isMissing(.trackingURL) else { return }
                context.report(
                    .walletOrderTrackingUrl, at: shipment[.trackingNumber],
                    help: "add \"trackingURL\", the page of the carrier for this shipment",
                    "the customer cannot follow the shipment: \"trackingURL\" is missing")
            }
        ]
    }
}
