public import PaySheet

// Orders for what a checkout sells.

extension TrackedOrder {
    /// The orders for a checkout that was paid: one for each merchant, the primary merchant first.
    ///
    /// The totals of the orders add up to that of the checkout. Each bill has the lines of the checkout, with the part of the merchant.
    /// A merchant without items and without money has no order. Lines that are pending or charged later are left out.
    ///
    /// - Parameters:
    ///   - checkout: What was sold. Throws if it has problems.
    ///   - subtotal: The label of one line for the price of all items. Without it, the bill has a line for each item.
    ///   - purchase: The payment. Each order gets its total of it.
    ///   - item: What an item of the checkout looks like in the order; nil for a line that is not an item, such as tax. Without it,
    ///     each line that one merchant gets is an item, with its label and price, unless its amount is negative.
    ///   - placing: How the order of a merchant is named. The merchant is nil for a primary merchant that the checkout does not name.
    public static func orders(
        for checkout: Checkout, subtotal: String? = nil, purchase: OrderPurchase?, item: ((CheckoutItem) -> WalletLineItem?)? = nil,
        placing: (CheckoutMerchant?) -> OrderPlacement
    ) throws(OrderBuildingError) -> [TrackedOrder] {
        if let problem = checkout.problems.first { throw .checkout(problem) }
        let describe = item ?? { item in TrackedOrder.item(item, in: checkout.currency) }
        var share = purchase
        share?.amount = nil
        var orders: [TrackedOrder] = []
        for (merchant, parts) in try TrackedOrder.parts(of: checkout) where !parts.isEmpty {
            var (items, bill): ([WalletLineItem], [LineItem]) = ([], [])
            var price = Amount.zero
            for part in parts {
                let goods = part.item.flatMap(describe)
                if let goods { items.append(goods) }
                if goods != nil, subtotal != nil {
                    price = try price.plus(part.amount)
                } else {
                    bill.append(LineItem(label: part.label, amount: part.amount))
                }
            }
            if let subtotal, !items.isEmpty { bill.insert(LineItem(label: subtotal, amount: price), at: 0) }
            orders.append(try TrackedOrder(placing(merchant), items: items, bill: bill, currency: checkout.currency, purchase: share))
        }
        return orders
    }

    private static func parts(
        of checkout: Checkout
    ) throws(OrderBuildingError) -> [(merchant: CheckoutMerchant?, parts: [CheckoutPart])] {
        do {
            return try checkout.parts()
        } catch {
            throw .unassigned(externalIdentifier: error.externalIdentifier)
        }
    }

    private static func item(_ item: CheckoutItem, in currency: Currency) -> WalletLineItem? {
        guard let price = item.amount, !price.isNegative else { return nil }
        return WalletLineItem(item.label, price: price, in: currency)
    }
}
