import PaySheet

/// The items of an order that are not yet in a fulfillment, or in a return.
struct ItemStock {
    private var lines: [(item: WalletLineItem, left: Amount)] = []
    private var places: [ItemName: Int] = [:]

    /// All items of an order. Two lines with the same item are one.
    init(_ order: WalletOrder) throws(OrderBuildingError) {
        for item in order.lineItems ?? [] {
            if let index = places[ItemName(item)] {
                lines[index].left = try ItemStock.sum(lines[index].left, item.quantity.amount, item)
            } else {
                places[ItemName(item)] = lines.count
                lines.append((item, item.quantity.amount))
            }
        }
    }

    /// Takes out what a fulfillment or return has. Items that the order does not list are ignored.
    mutating func remove(_ items: [WalletLineItem]?) throws(OrderBuildingError) {
        for item in items ?? [] {
            guard let index = places[ItemName(item)] else { continue }
            do {
                lines[index].left = try lines[index].left.subtracting(item.quantity.amount)
            } catch {
                throw .quantity(item: item.title)
            }
        }
    }

    /// The items for a fulfillment or return: the given quantities of the named items, or all that is left.
    ///
    /// Nil for an order that lists no items.
    func items(for quantities: [String: ExactNumber]?) throws(OrderBuildingError) -> [WalletLineItem]? {
        guard let quantities else {
            let rest = lines.filter { $0.left > .zero }
            guard lines.isEmpty || !rest.isEmpty else { throw .nothingLeft }
            return lines.isEmpty ? nil : rest.map { ItemStock.some($0.left, $0.item) }
        }
        var taken: [Int: Amount] = [:]
        for (name, quantity) in quantities {
            guard let index = places[.sku(name)] ?? places[.title(name)] else { throw .unknownItem(name) }
            guard quantity > 0, quantity.amount.isCalculable else { throw .quantity(item: name) }
            guard quantity.amount <= lines[index].left else { throw .tooMany(item: name, left: ItemStock.number(lines[index].left)) }
            taken[index] = quantity.amount
        }
        guard !taken.isEmpty else { throw .nothingLeft }
        var items: [WalletLineItem] = []
        for (index, line) in lines.enumerated() {
            if let quantity = taken[index] { items.append(ItemStock.some(quantity, line.item)) }
        }
        return items
    }

    private static func some(_ quantity: Amount, _ item: WalletLineItem) -> WalletLineItem {
        var item = item
        item.quantity = ExactNumber(quantity)
        return item
    }

    private static func number(_ left: Amount) -> ExactNumber { left.isNegative ? 0 : ExactNumber(left) }

    private static func sum(_ one: Amount, _ other: Amount, _ item: WalletLineItem) throws(OrderBuildingError) -> Amount {
        do {
            return try one.adding(other)
        } catch {
            throw .quantity(item: item.title)
        }
    }
}
