/// What tells an item from others.
enum ItemName: Hashable {
    case sku(String)
    case title(String)
}
