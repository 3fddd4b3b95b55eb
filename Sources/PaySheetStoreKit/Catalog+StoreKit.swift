public import PaySheet

extension Catalog {
    /// The StoreKit configuration files of Xcode.
    public static let storeKit: Catalog = Catalog(
        "storeKit", tables: .storeKit, kinds: [.storeKitConfiguration],
        rules: RuleSet(
            .storeKitIncomplete, Array(StoreKitRules.ids.dropFirst()), severity: { StoreKitRules.severity($0) }, rows: StoreKitRules.rows),
        remedies: { Remedy.storeKit })
}

extension CatalogSet {
    /// StoreKit configuration files alone.
    public static let storeKit = CatalogSet(.storeKit)
}

extension DocumentKind {
    /// A file `*.storekit`, the dictionary StoreKitConfiguration.
    public static let storeKitConfiguration = DocumentKind(name: "StoreKitConfiguration", shape: StoreKitShape.storeKitConfiguration)
}
