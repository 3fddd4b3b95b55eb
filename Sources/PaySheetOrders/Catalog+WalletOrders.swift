public import PaySheet

extension Catalog {
    /// Orders that Wallet tracks: order.json, and the bodies of the web service.
    public static let walletOrders: Catalog = Catalog(
        "walletOrders", tables: .walletOrders, kinds: [.walletOrder, .walletOrderTrace],
        rules: RuleSet(
            .walletOrderSchemaVersion, Array(WalletOrdersRules.ids.dropFirst()), severity: { WalletOrdersRules.severity($0) },
            rows: WalletOrdersRules.rows),
        additions: [Addition(to: "applePay", rows: OrderDetailsComparison.rows + WalletOrderRequestTotal.flowRows)],
        inputs: [.earlierOrder, .otherOrder, .paymentRequest, .walletOrder], remedies: { Remedy.walletOrders })
}

extension CatalogSet {
    /// Wallet orders alone.
    public static let walletOrders = CatalogSet(.walletOrders)
}

extension DocumentKind {
    /// order.json, the dictionary WalletOrder.
    public static let walletOrder = DocumentKind(name: "WalletOrder", shape: WalletOrdersShape.walletOrder)
    /// A recorded call of a device with its answer, the dictionary WalletOrderTrace.
    public static let walletOrderTrace = DocumentKind(name: "WalletOrderTrace", shape: WalletOrdersShape.walletOrderTrace)
}
