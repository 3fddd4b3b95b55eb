import PaySheet

/// Items that were not ordered.
enum WalletOrderItemsShipped: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletOrderView.self, needs: [.lineItems, .fulfillments]) { order, context in
                guard let items = order.lineItems, let fulfillments = order.fulfillments else { return }
                var rest: [ItemName: Amount] = [:]
                for index in 0..<items.count {
                    guard let item = items[index], let quantity = item.quantity, quantity > 0, let name = ItemName(item) else { return }
                    guard let sum = try? (rest[name] ?? .zero).adding(quantity.amount) else { return }
                    rest[name] = sum
                }
                for index in 0..<fulfillments.count {
                    guard let fulfillment: FulfillmentView = fulfillments.element(index), let list = fulfillment.lineItems,
                        !isCancelled(fulfillments, index)
                    else { continue }
                    for place in 0..<list.count {
                        guard let item = list[place], let quantity = item.quantity, let name = ItemName(item) else { continue }
                        guard let left = rest[name] else {
                            context.report(
                                .walletOrderItemsShipped, at: item.node, help: "add the item to \"lineItems\" of the order",
                                "the order does not list this item")
                            continue
                        }
                        guard let after = try? left.subtracting(quantity.amount) else { continue }
                        rest[name] = after
                        guard after.isNegative else { continue }
                        context.report(
                            .walletOrderItemsShipped, at: item[.quantity], help: "write the quantity that was ordered, or less",
                            "the fulfillments have more of this item than the order")
                    }
                }
            }
        ]
    }

    /// Whether a fulfillment is not carried out, so that its items can be in another one.
    private static func isCancelled(_ fulfillments: borrowing ChoiceList, _ index: Int) -> Bool {
        if let shipment: ShippingFulfillmentView = fulfillments.element(index), let word = shipment.word(.status) {
            return word == ShippingStatus.cancelledIndex
        }
        if let pickup: PickupFulfillmentView = fulfillments.element(index), let word = pickup.word(.status) {
            return word == PickupStatus.cancelledIndex
        }
        return false
    }
}
