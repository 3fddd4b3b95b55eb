public import PaySheet

extension Catalog {
    /// Cards of an issuer, and keys for one card, in Stripe's form.
    ///
    /// Both share their names with many other objects of Stripe, so they are not detected: name the kind.
    public static let issuing: Catalog = Catalog(
        "issuing", tables: .issuing, kinds: [.ephemeralKey, .issuingCard], detectedKinds: 0,
        rules: RuleSet(
            .issuingObject, Array(IssuingRules.ids.dropFirst()), severity: { IssuingRules.severity($0) }, rows: IssuingRules.rows))
}

extension CatalogSet {
    /// Cards and keys alone.
    public static let issuing = CatalogSet(.issuing)
}

extension DocumentKind {
    /// A key for one card, the dictionary EphemeralKey.
    public static let ephemeralKey = DocumentKind(name: "EphemeralKey", shape: IssuingShape.ephemeralKey)
    /// A card of an issuer, the dictionary IssuingCard.
    public static let issuingCard = DocumentKind(name: "IssuingCard", shape: IssuingShape.issuingCard)
}
