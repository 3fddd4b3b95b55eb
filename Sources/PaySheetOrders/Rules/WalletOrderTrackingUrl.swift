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
                    "there is no page on which the customer can follow the shipment")
            }
        ]
    }
}
