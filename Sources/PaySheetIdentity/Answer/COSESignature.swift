import PaySheetCBOR
public import PaySheetSignatures

/// A signature in the form COSE_Sign1 (RFC 9052), with the certificates of its header.
public struct COSESignature: Sendable, Hashable {
    /// The number of the algorithm, such as -7 for ES256; `nil` if the protected header has no number.
    public let algorithm: Int64?
    /// The certificates of the header in DER, that of the signer first.
    public let certificates: [[UInt8]]
    /// The signed bytes; `nil` if they are not in the message.
    public let payload: [UInt8]?
    /// The signature.
    public let signature: [UInt8]
    private let protected: [UInt8]
    /// Whether the header has parts that a reader must know. None are known here.
    private let hasDemands: Bool

    /// The label of the algorithm, of the parts that a reader must know, and of certificates (RFC 9360).
    private static let (algorithmLabel, demandLabel, chainLabel) = (Int64(1), Int64(2), Int64(33))

    init(_ value: CBORValue) throws(CBORError) {
        let parts = try value.array()
        guard parts.count == 4 else { throw CBORError(.expected(.signature), at: value.offset) }
        protected = try parts[0].bytes()
        let open = parts[1]
        _ = try open.map()
        let header: CBORValue?
        // An empty header has no bytes. Places in the header say less than where it is.
        do throws(CBORError) {
            header = protected.isEmpty ? nil : try CBORTree(protected).root
            _ = try header?.map()
            try header?.checkKeys()
        } catch {
            throw CBORError(error.cause, at: parts[0].offset)
        }
        let signedChain = try header?.member(COSESignature.chainLabel)
        let (openAlgorithm, openChain) = (try open.member(COSESignature.algorithmLabel), try open.member(COSESignature.chainLabel))
        let (signedDemands, openDemands) = (try header?.member(COSESignature.demandLabel), try open.member(COSESignature.demandLabel))
        let signedAlgorithm = try header?.member(COSESignature.algorithmLabel)
        if signedAlgorithm != nil, openAlgorithm != nil { throw CBORError(.repeated("1"), at: open.offset) }
        if signedChain != nil, openChain != nil { throw CBORError(.repeated("33"), at: open.offset) }
        // Only what is signed says how it is signed.
        algorithm = try? signedAlgorithm?.integer()
        hasDemands = signedDemands != nil || openDemands != nil
        certificates = try COSESignature.certificates(signedChain ?? openChain)
        payload = parts[2].isNull ? nil : try parts[2].bytes()
        signature = try parts[3].bytes()
    }

    /// One certificate is a byte string, and several are a list of them.
    private static func certificates(_ chain: CBORValue?) throws(CBORError) -> [[UInt8]] {
        guard let chain else { return [] }
        guard chain.form == .array else { return [try chain.bytes()] }
        var list: [[UInt8]] = []
        for certificate in try chain.array() { list.append(try certificate.bytes()) }
        return list
    }

    /// Whether nothing was signed: there are no bytes, or all are the same. So are answers for tests.
    public var isPlaceholder: Bool { signature.allSatisfy { $0 == signature.first } }

    /// The bytes that a signature covers.
    ///
    /// - Parameter payload: The content.
    public func signedBytes(_ payload: [UInt8]) -> [UInt8] {
        var writer = CBORWriter()
        writer.array(4)
        writer.text("Signature1")
        writer.bytes(protected)
        writer.bytes([])
        writer.bytes(payload)
        return writer.encoding
    }

    /// Checks the signature of a content. Returns only if it is valid.
    ///
    /// - Parameters:
    ///   - payload: The content.
    ///   - key: The key of the signer; `nil` for a kind of key whose signatures are not checked here.
    ///   - verifier: What does the arithmetic.
    public func verify(
        _ payload: [UInt8], key: SignatureKey?, _ verifier: SignatureVerifier = SignatureVerifier()
    ) throws(COSEFault) {
        guard !hasDemands else { throw .unknownHeader }
        guard let digest else { throw .unknownAlgorithm(algorithm) }
        guard let key else { throw .unknownKey }
        if case .rsa = key { throw .wrong(.notValid) }
        do throws(SignatureError) {
            try verifier.verify(
                SignedMessage(signedBytes(payload), signature: signature, key: key, digest: digest, form: .fixedLength))
        } catch {
            throw .wrong(error)
        }
    }

    private var digest: SignatureDigest? {
        switch algorithm {
        case -7: .sha256
        case -35: .sha384
        case -36: .sha512
        default: nil
        }
    }
}
