package import PaySheet

extension ComparedKind {
    /// Orders with one identifier, or one secret.
    package static let walletOrders = ComparedKind(
        .walletOrder, input: .otherOrder, keys: [["orderTypeIdentifier", "orderIdentifier"], ["authenticationToken"]],
        others: ["createdAt", "orderNumber"])
}
