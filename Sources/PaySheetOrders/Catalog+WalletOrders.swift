public import PaySheet

extension Catalog {
    /// Orders that Wallet tracks: order.json, and the bodies of the web service.
    public static let walletOrders: Catalog = Catalog(
        "walletOrders", tables: .walletOrders, kinds: [.walletOrder],
        rules: RuleSet(
            .walletOrderSchemaVersion, Array(WalletOrdersRules.ids.dropFirst()), severity: { WalletOrdersRules.severity($0) },
            rows: WalletOrdersRules.rows),
        additions: [Addition(to: "applePay", rows: OrderDetailsComparison.rows)],
        inputs: [.earlierOrder, .paymentRequest, .walletOrder], remedies: { Remedy.walletOrders })
}

extension CatalogSet {
    /// Wallet orders alone.
    public static let walletOrders = CatalogSet(.walletOrders)
}

extension DocumentKind {
    /// order.json, the dictionary WalletOrder.
    public static let walletOrder = DocumentKind(name: "WalletOrder", shape: WalletOrdersShape.walletOrder)
}
