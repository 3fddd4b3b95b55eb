public import PaySheet

extension Catalog {
    /// The documents of payment providers' SDKs, which become requests for Apple Pay.
    public static let providers: Catalog = Catalog(
        "providers", tables: .providers, kinds: Provider.all.flatMap { $0.detected } + Provider.all.flatMap { $0.others },
        detectedKinds: Provider.all.reduce(0) { $0 + $1.detected.count },
        rules: RuleSet(
            .stripeAmount, Array(ProvidersRules.ids.dropFirst()), severity: { ProvidersRules.severity($0) }, rows: ProvidersRules.rows),
        signs: Provider.all.flatMap { $0.signs }, marks: Provider.all.flatMap { $0.marks },
        translation: { source, shape, purpose in Provider.owner(of: shape)?.translate(source, shape, purpose) ?? Translation() })
}

extension CatalogSet {
    /// The documents of payment providers alone.
    public static let providers = CatalogSet(.providers)
}
