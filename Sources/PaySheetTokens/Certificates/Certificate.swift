public import PaySheet

/// An X.509 certificate as values. Reading verifies no signature; ``verify(signedBy:_:)`` does.
///
/// ```swift
/// let certificate = try Certificate(der: bytes)
/// certificate.purpose             // paymentProcessing
/// certificate.merchantIdentifier  // merchant.com.example.shop
/// certificate.key.base64Hash      // what a payment token calls publicKeyHash
/// ```
public struct Certificate: Sendable, Hashable {
    /// The whole certificate.
    public let der: [UInt8]
    /// The bytes that the issuer signed.
    public let signedBytes: [UInt8]
    /// The algorithm of the issuer's signature.
    public let signatureAlgorithm: ObjectName
    /// The issuer's signature.
    public let signature: [UInt8]
    /// The serial number, which is unique for the issuer.
    public let serialNumber: [UInt8]
    /// The name of the issuer.
    public let issuer: DistinguishedName
    /// The name of the owner.
    public let subject: DistinguishedName
    /// The first moment at which the certificate is valid.
    public let notBefore: DateTimeText
    /// The last moment at which the certificate is valid.
    public let notAfter: DateTimeText
    /// The public key.
    public let key: PublicKey
    /// The extensions in the order of the certificate.
    public let extensions: [Extension]
    /// The identifier of the key; `nil` if the certificate has none.
    private let keyIdentifier: [UInt8]?
    /// The identifier of the issuer's key; `nil` if the certificate has none.
    private let issuerKeyIdentifier: [UInt8]?

    /// An extension of a certificate.
    public struct Extension: Sendable, Hashable {
        /// The name of the extension.
        public let name: ObjectName
        /// Whether a reader that does not know it must reject the certificate.
        public let isCritical: Bool
        /// The content.
        public let value: [UInt8]
    }

    /// Reads a DER certificate.
    public init(der: [UInt8], limits: BERLimits = BERLimits()) throws(BERError) {
        try self.init(BERTree(der, as: .der, limits: limits).root)
    }

    /// Reads a certificate that was scanned as DER.
    init(_ value: BERValue) throws(BERError) {
        der = Array(value.encoding)
        var outer = try value.members()
        let inner = try outer.read(.sequence)
        var members = try inner.members()
        signedBytes = Array(inner.encoding)
        let signatureKind = try outer.read(.sequence)
        var algorithm = try signatureKind.members()
        signatureAlgorithm = try algorithm.read(.objectIdentifier).objectIdentifier()
        signature = try outer.read(.bits).bits()
        try outer.end()
        _ = members.next(.context(0))
        serialNumber = try members.read(.number).number()
        // The signed part names the same algorithm (RFC 5280, 4.1.1.2).
        let signedKind = try members.read(.sequence)
        guard signedKind.encoding.elementsEqual(signatureKind.encoding) else { throw BERError(.malformed, at: signedKind.offset) }
        issuer = try DistinguishedName(members.read(.sequence))
        var validity = try members.read(.sequence).members()
        notBefore = try validity.read(.time).time()
        notAfter = try validity.read(.time).time()
        try validity.end()
        subject = try DistinguishedName(members.read(.sequence))
        key = try PublicKey(members.read(.sequence))
        _ = members.next(.context(1))
        _ = members.next(.context(2))
        extensions = try members.next(.context(3)).map { value throws(BERError) in try Certificate.extensions(value) } ?? []
        try members.end()
        keyIdentifier = Certificate.value(of: .subjectKeyIdentifier, in: extensions).flatMap { try? BERTree($0, as: .der).root.octets() }
        issuerKeyIdentifier = Certificate.issuerKeyIdentifier(in: extensions)
    }

    private static func extensions(_ value: BERValue) throws(BERError) -> [Extension] {
        var tagged = try value.members(.context(3))
        var list = try tagged.read(.sequence).members()
        try tagged.end()
        var extensions: [Extension] = []
        var names: Set<ObjectName> = []
        while let one = list.next() {
            var members = try one.members()
            let name = try members.read(.objectIdentifier).objectIdentifier()
            guard names.insert(name).inserted else { throw BERError(.malformed, at: one.offset) }
            let isCritical = try members.next(.boolean).map { value throws(BERError) in try value.truth() } ?? false
            let content = try members.read(.octets).octets()
            try members.end()
            extensions.append(Extension(name: name, isCritical: isCritical, value: content))
        }
        return extensions
    }

    /// The SHA-256 hash of the certificate, as 64 lower-case hexadecimal digits.
    public var fingerprint: String { ASCII.hex(SHA256.hash(der)) }

    /// What the certificate is for, by its subject; `nil` if the subject does not say.
    public var purpose: CertificatePurpose? { CertificatePurpose(subject) }

    /// The merchant identifier of the subject; `nil` in other certificates than those of merchants.
    public var merchantIdentifier: String? {
        subject.userIdentifier.flatMap { $0.utf8.starts(with: "merchant.".utf8) ? $0 : nil }
    }

    /// The SHA-256 hash of the merchant identifier that the certificate states, as 64 lower-case hexadecimal digits.
    public var merchantHash: String? {
        guard let value = value(of: .merchantHash) else { return nil }
        // Apple writes the digits as a UTF8String, which has two bytes before them.
        let digits = value.starts(with: [0x0C, 0x40]) ? value.dropFirst(2) : value[...]
        guard digits.count == 64, digits.allSatisfy({ Certificate.isHexDigit($0) }) else { return nil }
        return String(decoding: digits.map { 0x41...0x46 ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    /// Whether the owner may issue certificates.
    public var isAuthority: Bool {
        guard let value = value(of: .basicConstraints), let root = try? BERTree(value, as: .der).root, var members = try? root.members()
        else { return false }
        return members.next(.boolean).flatMap { try? $0.truth() } ?? false
    }

    /// Whether another certificate is the issuer, as far as both say: by name, and by the identifiers of its key.
    public func claimsIssuer(_ other: Certificate) -> Bool {
        guard issuer == other.subject else { return false }
        guard let named = issuerKeyIdentifier, let own = other.keyIdentifier else { return true }
        return named == own
    }

    private static func issuerKeyIdentifier(in extensions: [Extension]) -> [UInt8]? {
        guard let value = value(of: .authorityKeyIdentifier, in: extensions), let root = try? BERTree(value, as: .der).root,
            var members = try? root.members()
        else { return nil }
        return members.next(.context(0)).map { Array($0.content) }
    }

    /// The content of an extension.
    public func value(of name: ObjectName) -> [UInt8]? { Certificate.value(of: name, in: extensions) }

    private static func value(of name: ObjectName, in extensions: [Extension]) -> [UInt8]? {
        extensions.first { $0.name == name }?.value
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
        default: false
        }
    }
}
