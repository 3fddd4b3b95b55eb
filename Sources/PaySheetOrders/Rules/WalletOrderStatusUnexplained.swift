import PaySheet

/// A problem without an explanation.
enum WalletOrderStatusUnexplained: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShippingFulfillmentView.self, needs: [.status]) { shipment, context in
                let status = shipment.word(.status)
                guard status == ShippingStatus.issueIndex || status == ShippingStatus.cancelledIndex else { return }
                report(shipment[.status], shipment.hasText(.statusDescription), &context)
            },
            RuleRow(PickupFulfillmentView.self, needs: [.status]) { pickup, context in
                let status = pickup.word(.status)
                guard status == PickupStatus.issueIndex || status == PickupStatus.cancelledIndex else { return }
                report(pickup[.status], pickup.hasText(.statusDescription), &context)
            },
            RuleRow(WalletReturnView.self, needs: [.status]) { goods, context in
                let status = goods.word(.status)
                guard status == WalletReturnStatus.issueIndex || status == WalletReturnStatus.cancelledIndex else { return }
                report(goods[.status], goods.hasText(.statusDescription), &context)
            },
        ]
    }

    private static func report(_ node: Int, _ isExplained: Bool, _ context: inout RuleContext) {
        guard !isExplained else { return }
        context.report(
            .walletOrderStatusUnexplained, at: node, help: "add \"statusDescription\" with the reason and what the customer can do",
            "nothing tells the customer why")
    }
}
