import PaySheet

/// The public key of a certificate or request.
public struct PublicKey: Sendable, Hashable {
    /// The kind of key, with its size.
    public let form: Form
    /// The key as certificates contain it: a DER SubjectPublicKeyInfo.
    public let der: [UInt8]

    /// The SHA-256 hash of ``der``. A payment token names its certificate by this hash, in Base64.
    public let hash: [UInt8]

    /// ``hash`` in Base64, as `publicKeyHash` of a token.
    public var base64Hash: String { Base64.encode(hash) }

    /// The 65 bytes of a point on the curve P-256, not compressed; `nil` for other keys.
    package var point: [UInt8]? {
        // They are at the end of the DER.
        let bytes = der.suffix(65)
        return form == .p256 && bytes.count == 65 && bytes.first == 4 ? Array(bytes) : nil
    }

    /// A kind of key, with its size.
    public enum Form: Sendable, Hashable {
        /// A point on the curve P-256.
        case p256
        /// A point on the curve P-384.
        case p384
        /// A point on the curve P-521.
        case p521
        /// A point on another curve.
        case ellipticCurve
        /// An RSA key with the number of bits of its modulus.
        case rsa(bits: Int)
        /// Another kind of key.
        case other
    }

    /// Reads a DER SubjectPublicKeyInfo.
    public init(der: [UInt8]) throws(BERError) {
        try self.init(BERTree(der, as: .der).root)
    }

    init(_ value: BERValue) throws(BERError) {
        der = Array(value.encoding)
        hash = SHA256.hash(der)
        var members = try value.members()
        var algorithm = try members.read(.sequence).members()
        let name = try algorithm.read(.objectIdentifier).objectIdentifier()
        let key = try members.read(.bits)
        let bits = try key.bits()
        try members.end()
        switch name {
        case .ellipticKey:
            let curve = try algorithm.read(.objectIdentifier)
            // A curve can also be described by its numbers, which is not known from Apple Pay.
            form = curve.tag == .objectIdentifier ? Form(curve: try curve.objectIdentifier()) : .ellipticCurve
        case .rsaKey: form = .rsa(bits: try PublicKey.modulusBits(bits, at: key))
        default: form = .other
        }
    }

    /// The number of bits of an RSA modulus.
    private static func modulusBits(_ bytes: [UInt8], at place: BERValue) throws(BERError) -> Int {
        let tree: BERTree
        // The offset inside of the key says nothing to a reader of the whole certificate.
        do throws(BERError) { tree = try BERTree(bytes, as: .der) } catch { throw place.error(.bits) }
        var members = try tree.root.members()
        let modulus = try members.read(.number).number()
        let digits = modulus.drop { $0 == 0 }
        guard let first = digits.first else { return 0 }
        return digits.count * 8 - first.leadingZeroBitCount
    }
}

extension PublicKey.Form {
    fileprivate init(curve: ObjectName) {
        switch curve {
        case .p256: self = .p256
        case .p384: self = .p384
        case .p521: self = .p521
        default: self = .ellipticCurve
        }
    }

    /// The name in messages.
    public var name: String {
        switch self {
        case .p256: "P-256"
        case .p384: "P-384"
        case .p521: "P-521"
        case .ellipticCurve: "another elliptic curve"
        case .rsa(let bits): "RSA-" + String(bits)
        case .other: "another kind of key"
        }
    }
}
