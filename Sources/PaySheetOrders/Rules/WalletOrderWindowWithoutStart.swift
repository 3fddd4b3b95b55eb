import PaySheet

/// A window without its start.
enum WalletOrderWindowWithoutStart: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShippingFulfillmentView.self, needs: [.estimatedDeliveryWindowDuration]) { shipment, context in
                guard shipment.isMissing(.estimatedDeliveryAt) else { return }
                report(shipment[.estimatedDeliveryWindowDuration], "estimatedDeliveryAt", &context)
            },
            RuleRow(PickupFulfillmentView.self, needs: [.pickupWindowDuration]) { pickup, context in
                guard pickup.isMissing(.pickupAt) else { return }
                report(pickup[.pickupWindowDuration], "pickupAt", &context)
            },
        ]
    }

    private static func report(_ node: Int, _ start: String, _ context: inout RuleContext) {
        context.report(
            .walletOrderWindowWithoutStart, at: node, help: "add \"" + start + "\", or remove the duration",
            "the window has a duration, but no \"\(start, "start")\"")
    }
}
