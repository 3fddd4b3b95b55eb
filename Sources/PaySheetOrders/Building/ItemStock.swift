import PaySheet

/// The items of an order that are not yet in a fulfillment, or in a return.
struct ItemStock {
    private var lines: [(item: WalletLineItem, left: Amount)] = []
    private let isEmpty: Bool

    /// All items of an order. Two lines with the same item are one.
    init(_ order: WalletOrder) throws(OrderBuildingError) {
        isEmpty = order.lineItems?.isEmpty ?? true
        for item in order.lineItems ?? [] {
            if let index = index(of: item) {
                lines[index].left = try ItemStock.sum(lines[index].left, item.quantity.amount, item)
            } else {
                lines.append((item, item.quantity.amount))
            }
        }
    }

    /// Takes out what a fulfillment or return has. Items that the order does not list are ignored.
    mutating func remove(_ items: [WalletLineItem]?) throws(OrderBuildingError) {
        for item in items ?? [] {
            guard let index = index(of: item) else { continue }
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
    func take(_ quantities: [String: ExactNumber]?) throws(OrderBuildingError) -> [WalletLineItem]? {
        guard let quantities else {
            let rest = lines.filter { $0.left > .zero }
            guard isEmpty || !rest.isEmpty else { throw .nothingLeft }
            return isEmpty ? nil : rest.map { ItemStock.some($0.left, $0.item) }
        }
        var taken: [Int: Amount] = [:]
        for (name, quantity) in quantities {
            guard let index = index(named: name) else { throw .unknownItem(name) }
            guard quantity > 0, quantity.amount.isExact else { throw .quantity(item: name) }
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

    private func index(of item: WalletLineItem) -> Int? {
        let name = ItemStock.name(item)
        return lines.firstIndex { ItemStock.name($0.item) == name }
    }

    private func index(named name: String) -> Int? {
        lines.firstIndex { $0.item.sku == name && !name.isEmpty }
            ?? lines.firstIndex { ItemStock.name($0.item) == ItemName.title(name) }
    }

    private static func name(_ item: WalletLineItem) -> ItemName {
        if let sku = item.sku, !sku.isEmpty { return .sku(sku) }
        return .title(item.title)
    }
}
