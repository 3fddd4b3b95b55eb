public import PaySheet

/// Signed data in the Cryptographic Message Syntax (PKCS #7) as values. Reading verifies no signature;
/// ``Signer/verify(content:by:_:)`` does.
///
/// Payment tokens have such data in `signature`, and Apple writes it as BER. Certificates inside of it are DER.
public struct SignedData: Sendable, Hashable {
    /// The type of the content.
    public let contentType: ObjectName
    /// The signed content; `nil` if it is detached, as in payment tokens.
    public let content: [UInt8]?
    /// The certificates, in the order of the message.
    public let certificates: [Certificate]
    /// The signatures.
    public let signers: [Signer]

    /// Reads a signed message.
    public init(_ bytes: [UInt8], limits: BERLimits = BERLimits()) throws(BERError) {
        let root = try BERTree(bytes, as: .ber, limits: limits).root
        var outer = try root.members()
        let type = try outer.read(.objectIdentifier)
        guard try type.objectIdentifier() == .signedData else { throw type.error(.signedData) }
        var tagged = try outer.read(.tagged).members(.context(0))
        try outer.end()
        var members = try tagged.read(.sequence).members()
        try tagged.end()
        _ = try members.read(.number).number()
        _ = try members.read(.set).members(.set)
        var inner = try members.read(.sequence).members()
        contentType = try inner.read(.objectIdentifier).objectIdentifier()
        content = try inner.next(.context(0)).map { value throws(BERError) in
            var tagged = try value.members(.context(0))
            return try tagged.read(.octets).octets()
        }
        try inner.end()
        certificates =
            try members.next(.context(0)).map { value throws(BERError) in try SignedData.certificates(value, limits) } ?? []
        // Revocation lists.
        _ = members.next(.context(1))
        var signers: [Signer] = []
        var list = try members.read(.set).members(.set)
        while let value = list.next() { signers.append(try Signer(value)) }
        try members.end()
        self.signers = signers
    }

    private static func certificates(_ value: BERValue, _ limits: BERLimits) throws(BERError) -> [Certificate] {
        var certificates: [Certificate] = []
        var list = try value.members(.context(0))
        // Other forms of certificate have tags of the context.
        while let one = list.next() {
            guard one.tag == .sequence else { continue }
            do throws(BERError) {
                certificates.append(try Certificate(der: Array(one.encoding), limits: limits))
            } catch {
                throw BERError(error.cause, at: one.offset + error.offset)
            }
        }
        return certificates
    }

    /// The certificate that a signature names; `nil` if the message does not contain it.
    public func certificate(of signer: Signer) -> Certificate? {
        certificates.first { signer.names($0) }
    }

    /// The certificate that issued another one of the message; `nil` if the message does not contain it.
    public func issuer(of certificate: Certificate) -> Certificate? {
        certificates.first { certificate.claimsIssuer($0) && $0 != certificate }
    }
}

/// One signature of signed data, with what it covers.
public struct Signer: Sendable, Hashable {
    /// The hash algorithm.
    public let digestAlgorithm: ObjectName
    /// The signature algorithm.
    public let signatureAlgorithm: ObjectName
    /// The signature.
    public let signature: [UInt8]
    /// The type of the content, as the signature covers it; `nil` without signed attributes.
    public let contentType: ObjectName?
    /// The hash of the content, as the signature covers it; `nil` without signed attributes.
    public let messageDigest: [UInt8]?
    /// The time of the signature, as the signer states it.
    public let signingTime: DateTimeText?
    /// The bytes that the signature is made over: the attributes as a DER set. `nil` if it is made over the content itself.
    public let signedAttributes: [UInt8]?
    /// Issuer and serial number of the certificate; `nil` if another identifier names it.
    private let name: (issuer: [UInt8], serialNumber: [UInt8])?

    init(_ value: BERValue) throws(BERError) {
        var members = try value.members()
        _ = try members.read(.number).number()
        let identifier = try members.read(.sequence)
        if identifier.tag == .sequence {
            var parts = try identifier.members()
            let issuer = try parts.read(.sequence)
            name = (Array(issuer.encoding), try parts.read(.number).number())
        } else {
            name = nil
        }
        var digest = try members.read(.sequence).members()
        digestAlgorithm = try digest.read(.objectIdentifier).objectIdentifier()
        var contentType: ObjectName?
        var messageDigest: [UInt8]?
        var signingTime: DateTimeText?
        let attributes = members.next(.context(0))
        if let attributes {
            var list = try attributes.members(.context(0))
            while let attribute = list.next() {
                var pair = try attribute.members()
                let type = try pair.read(.objectIdentifier).objectIdentifier()
                let set = try pair.read(.set)
                var values = try set.members(.set)
                try pair.end()
                // Each of these is there once and has one value (RFC 5652, 11).
                let isRepeated: Bool
                switch type {
                case .contentType:
                    isRepeated = contentType != nil
                    contentType = try values.read(.objectIdentifier).objectIdentifier()
                case .messageDigest:
                    isRepeated = messageDigest != nil
                    messageDigest = try values.read(.octets).octets()
                case .signingTime:
                    isRepeated = signingTime != nil
                    signingTime = try values.read(.time).time()
                default: continue
                }
                try values.end()
                guard !isRepeated else { throw BERError(.malformed, at: set.offset) }
            }
        }
        self.contentType = contentType
        self.messageDigest = messageDigest
        self.signingTime = signingTime
        signedAttributes = attributes.map { DERWriter.set(of: $0) }
        var algorithm = try members.read(.sequence).members()
        signatureAlgorithm = try algorithm.read(.objectIdentifier).objectIdentifier()
        signature = try members.read(.octets).octets()
        // Attributes that the signature does not cover.
        _ = members.next(.context(1))
        try members.end()
    }

    /// Whether the signature names this certificate.
    func names(_ certificate: Certificate) -> Bool {
        guard let name else { return false }
        return name.issuer == certificate.issuer.der && name.serialNumber == certificate.serialNumber
    }

    /// Signatures are the same when all their parts are.
    public static func == (left: Signer, right: Signer) -> Bool {
        left.digestAlgorithm == right.digestAlgorithm && left.signatureAlgorithm == right.signatureAlgorithm
            && left.signature == right.signature && left.signedAttributes == right.signedAttributes
            && left.name?.issuer == right.name?.issuer && left.name?.serialNumber == right.name?.serialNumber
    }

    /// Hashes the signature.
    public func hash(into hasher: inout Hasher) { hasher.combine(signature) }
}
