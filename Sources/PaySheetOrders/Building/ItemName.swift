/// What tells an item from others.
enum ItemName: Hashable {
    case sku(String)
    case title(String)

    /// The merchant's identifier of an item, else its title.
    init(_ item: WalletLineItem) {
        if let sku = item.sku, !sku.isEmpty { self = .sku(sku) } else { self = .title(item.title) }
    }
}
