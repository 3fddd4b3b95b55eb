import PaySheet

/// A date without an offset.
enum WalletOrderDateOffset: DocumentRule {
    static var rows: [RuleRow] {
        [
            row(WalletOrderView.self, .createdAt), row(WalletOrderView.self, .updatedAt),
            row(ShippingFulfillmentView.self, .shippedAt), row(ShippingFulfillmentView.self, .deliveredAt),
            row(ShippingFulfillmentView.self, .estimatedDeliveryAt),
            row(PickupFulfillmentView.self, .pickupAt), row(PickupFulfillmentView.self, .pickedUpAt),
            row(WalletTransactionView.self, .createdAt),
            row(WalletReturnInfoView.self, .returnDeadline),
            row(WalletReturnView.self, .initiatedAt), row(WalletReturnView.self, .dropOffBy), row(WalletReturnView.self, .returnedAt),
        ]
    }

    private static func row<V: View & ~Escapable>(_ view: V.Type, _ member: V.Member) -> RuleRow {
        .text(view, member) { text, node, context in
            let date = DateTimeText(rawValue: text.string)
            // Text that is not a date at all has a finding of its own.
            guard date.isISO8601, !date.hasOffset else { return }
            context.report(
                .walletOrderDateOffset, at: node, help: "write date, time and offset, such as \"2027-03-01T09:00:00Z\"",
                "the date does not end with \"Z\" or an offset")
        }
    }
}
