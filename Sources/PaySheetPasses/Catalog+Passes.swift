public import PaySheet

extension Catalog {
    /// Passes of Wallet: pass.json.
    public static let passes: Catalog = Catalog(
        "passes", tables: .passes, kinds: [.pass],
        rules: RuleSet(
            .passFormatVersion, Array(PassesRules.ids.dropFirst()), severity: { PassesRules.severity($0) }, rows: PassesRules.rows),
        remedies: { Remedy.passes })
}

extension CatalogSet {
    /// Passes alone.
    public static let passes = CatalogSet(.passes)
}

extension DocumentKind {
    /// pass.json, the dictionary Pass.
    public static let pass = DocumentKind(name: "Pass", shape: PassesShape.walletPass)
}
