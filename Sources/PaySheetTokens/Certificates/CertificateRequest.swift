/// A certificate signing request (PKCS #10) as values. ``verify(_:)`` checks its signature.
public struct CertificateRequest: Sendable, Hashable {
    /// The whole request.
    public let der: [UInt8]
    /// The name that the owner asks for. Apple writes its own name into the certificate.
    public let subject: DistinguishedName
    /// The public key.
    public let key: PublicKey
    /// The bytes that the owner of the key signed.
    public let signedBytes: [UInt8]
    /// The algorithm of the owner's signature.
    public let signatureAlgorithm: ObjectName
    /// The owner's signature.
    public let signature: [UInt8]

    /// Reads a DER request.
    public init(der: [UInt8], limits: BERLimits = BERLimits()) throws(BERError) {
        try self.init(BERTree(der, as: .der, limits: limits).root)
    }

    /// Reads a request that was scanned as DER.
    init(_ value: BERValue) throws(BERError) {
        der = Array(value.encoding)
        var outer = try value.members()
        let inner = try outer.read(.sequence)
        var members = try inner.members()
        signedBytes = Array(inner.encoding)
        var algorithm = try outer.read(.sequence).members()
        signatureAlgorithm = try algorithm.read(.objectIdentifier).objectIdentifier()
        signature = try outer.read(.bits).bits()
        try outer.end()
        _ = try members.read(.number).number()
        subject = try DistinguishedName(members.read(.sequence))
        key = try PublicKey(members.read(.sequence))
        // Wishes for extensions, which Apple ignores.
        _ = members.next(.context(0))
        try members.end()
    }
}
