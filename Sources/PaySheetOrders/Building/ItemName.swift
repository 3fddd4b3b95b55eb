import PaySheet

/// What tells an item from others.
enum ItemName: Hashable {
    case sku(String)
    case title(String)

    /// The merchant's identifier of an item, else its title.
    init(_ item: WalletLineItem) {
        if let sku = item.sku, !sku.isEmpty { self = .sku(sku) } else { self = .title(item.title) }
    }

    /// The same in a document; nil for an item without both.
    init?(_ item: borrowing WalletLineItemView) {
        if let sku = item.text(.sku), !sku.isEmpty {
            self = .sku(sku.string)
        } else if let title = item.text(.title) {
            self = .title(title.string)
        } else {
            return nil
        }
    }
}
