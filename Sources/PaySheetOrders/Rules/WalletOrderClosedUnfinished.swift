import PaySheet

/// A closed order with open shipments.
enum WalletOrderClosedUnfinished: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletOrderView.self, needs: [.status, .fulfillments]) { order, context in
                guard let status = order.word(.status), status > WalletOrderStatus.openIndex, let fulfillments = order.fulfillments else {
                    return
                }
                for index in 0..<fulfillments.count {
                    if let shipment: ShippingFulfillmentView = fulfillments.element(index), let word = shipment.word(.status),
                        unfinishedShipping.contains(word)
                    {
                        report(shipment[.status], order[.status], &context)
                    }
                    if let pickup: PickupFulfillmentView = fulfillments.element(index), let word = pickup.word(.status),
                        unfinishedPickup.contains(word)
                    {
                        report(pickup[.status], order[.status], &context)
                    }
                }
            }
        ]
    }

    private static let unfinishedShipping = [
        ShippingStatus.openIndex, ShippingStatus.processingIndex, ShippingStatus.onTheWayIndex, ShippingStatus.outForDeliveryIndex,
    ]
    private static let unfinishedPickup = [PickupStatus.openIndex, PickupStatus.processingIndex, PickupStatus.readyForPickupIndex]

    private static func report(_ node: Int, _ status: Int, _ context: inout RuleContext) {
        context.report(
            .walletOrderClosedUnfinished, at: node, related: [RelatedNode(status, "the status of the order")],
            help: "keep the order open until this is finished", "the order is closed, and this is not finished")
    }
}
