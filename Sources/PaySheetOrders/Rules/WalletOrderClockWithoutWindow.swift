import PaySheet

/// A time of delivery without a window.
enum WalletOrderClockWithoutWindow: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShippingFulfillmentView.self, needs: [.estimatedDeliveryAt]) { shipment, context in
                guard shipment.isMissing(.estimatedDeliveryWindowDuration), let text = shipment.text(.estimatedDeliveryAt) else { return }
                let date = DateTimeText(rawValue: text.string)
                guard date.isISO8601, !text.string.utf8.dropFirst(10).starts(with: "T00:00".utf8), text.byteCount > 10 else { return }
                context.report(
                    .walletOrderClockWithoutWindow, at: shipment[.estimatedDeliveryAt],
                    help: "add \"estimatedDeliveryWindowDuration\", such as \"PT3H\"",
                    "without a window, Wallet ignores the time of day")
            }
        ]
    }
}
