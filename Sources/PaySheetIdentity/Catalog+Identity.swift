public import PaySheet

extension Catalog {
    /// Requests for identity documents.
    ///
    /// Answers of many servers have the members of a single request, such as `data`, so that kind is not detected.
    public static let identity: Catalog = Catalog(
        "identity", tables: .identity, kinds: [.identityRecord, .credentialRequestOptions, .digitalCredentialGetRequest],
        detectedKinds: 2,
        rules: RuleSet(
            .identityIncomplete, Array(IdentityRules.ids.dropFirst()), severity: { IdentityRules.severity($0) }, rows: IdentityRules.rows))
}

extension CatalogSet {
    /// Requests for identity documents alone.
    public static let identity = CatalogSet(.identity)
}

extension DocumentKind {
    /// What a server keeps of a request, the dictionary IdentityRecord.
    public static let identityRecord = DocumentKind(name: "IdentityRecord", shape: IdentityShape.identityRecord)
    /// The argument of `navigator.credentials.get`, the dictionary CredentialRequestOptions.
    public static let credentialRequestOptions = DocumentKind(
        name: "CredentialRequestOptions", shape: IdentityShape.credentialRequestOptions)
    /// A request in one protocol, the dictionary DigitalCredentialGetRequest.
    public static let digitalCredentialGetRequest = DocumentKind(
        name: "DigitalCredentialGetRequest", shape: IdentityShape.digitalCredentialGetRequest)
}
