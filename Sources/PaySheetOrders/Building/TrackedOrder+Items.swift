import PaySheet

// Which items are in which fulfillment or return.

extension TrackedOrder {
    /// The items with prices in the currency of the order, and with its decimals.
    static func priced(_ items: [WalletLineItem], in currency: Currency) throws(OrderBuildingError) -> [WalletLineItem] {
        var priced: [WalletLineItem] = []
        for item in items {
            var item = item
            if let price = item.price {
                guard price.currency == currency else { throw .currency(price.currency) }
                item.price?.amount = try price.amount.exact(in: currency)
            }
            guard item.quantity > 0, item.quantity.amount.isExact else { throw .quantity(item: item.title) }
            priced.append(item)
        }
        return priced
    }
}
