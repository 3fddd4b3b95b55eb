public import PaySheet

/// The encrypted part of a payment token, decoded: everything that a program can check without a key.
///
/// ```swift
/// var check = TokenCheck()
/// check.certificates = [certificate]
/// check.now = now
/// if let data = payment.token.paymentData {
///     for finding in check.findings(in: try SealedToken(data)) { print(finding) }
/// }
/// ```
public struct SealedToken: Sendable, Hashable {
    /// The method of encryption.
    public let method: Method
    /// The one-time public key, or the wrapped key for RSA.
    public let key: [UInt8]
    /// The encrypted data. The last 16 bytes are its authentication tag.
    public let data: [UInt8]
    /// The hash of the public key that the token was made for.
    public let publicKeyHash: [UInt8]
    /// The identifier of the payment.
    public let transactionId: [UInt8]
    /// The hash of the application data of the request; `nil` if there was none.
    public let applicationDataHash: [UInt8]?
    /// The signature with its certificates.
    public let signature: SignedData
    /// The bytes of ``signature``, as the token has them.
    public let signatureBytes: [UInt8]

    /// A method of encryption.
    public enum Method: Sendable, Hashable {
        /// `EC_v1`: a one-time key on the curve P-256.
        case ellipticCurve
        /// `RSA_v1`: a wrapped key.
        case rsa
    }

    /// Decodes the encrypted part of a token.
    public init(_ token: EncryptedPaymentData, limits: BERLimits = BERLimits()) throws(SealedTokenError) {
        let header = token.header
        switch token.version {
        case .ecV1: method = .ellipticCurve
        case .rsaV1: method = .rsa
        default: throw SealedTokenError(.version)
        }
        // Exactly one key belongs to each method.
        let (own, other) = (header.ephemeralPublicKey, header.wrappedKey)
        let text = method == .ellipticCurve ? own : other
        guard let text, (method == .ellipticCurve ? other : own) == nil else { throw SealedTokenError(.key) }
        guard let key = Base64.decode([UInt8](text.utf8)), !key.isEmpty else { throw SealedTokenError(.key) }
        if method == .ellipticCurve {
            // A point without compression always makes so many bytes.
            guard key.count == 91, let form = try? PublicKey(der: key).form, form == .p256 else { throw SealedTokenError(.key) }
        }
        self.key = key
        guard let data = Base64.decode([UInt8](token.data.utf8)), data.count > SealedToken.tagLength else { throw SealedTokenError(.data) }
        self.data = data
        guard let hash = Base64.decode([UInt8](header.publicKeyHash.utf8)), hash.count == 32 else { throw SealedTokenError(.publicKeyHash) }
        publicKeyHash = hash
        guard let id = SealedToken.transactionId(header.transactionId) else { throw SealedTokenError(.transactionId) }
        transactionId = id
        applicationDataHash = try header.applicationData.map { text throws(SealedTokenError) in
            guard let hash = Hex.decode(text), hash.count == 32 else { throw SealedTokenError(.applicationData) }
            return hash
        }
        guard let signature = Base64.decode([UInt8](token.signature.utf8)) else { throw SealedTokenError(.signature) }
        signatureBytes = signature
        do throws(BERError) {
            self.signature = try SignedData(signature, limits: limits)
        } catch {
            throw SealedTokenError(.signature, error)
        }
    }

    /// The length of the authentication tag of AES-GCM.
    static let tagLength = 16

    /// The bytes that the signature covers: key, data, transaction and application data, all decoded.
    public var signedBytes: [UInt8] { key + data + transactionId + (applicationDataHash ?? []) }

    /// The SHA-256 hash of ``signedBytes``. The signature of an unchanged token contains it.
    public var contentHash: [UInt8] { SHA256.hash(signedBytes) }

    /// ``publicKeyHash`` as the token writes it.
    public var base64PublicKeyHash: String { Base64.encode(publicKeyHash) }

    /// Decodes the identifier of a transaction from 64 hexadecimal digits, in upper or lower case; `nil` for other text.
    ///
    /// The signature covers the parts of a token without their lengths. With an identifier of any length, bytes of the next part could
    /// belong to it, and the same payment would have two identifiers.
    public static func transactionId(_ text: String) -> [UInt8]? {
        guard let bytes = Hex.decode(text), bytes.count == 32 else { return nil }
        return bytes
    }

    /// The signature, if there is exactly one.
    public var signer: Signer? { signature.signers.count == 1 ? signature.signers.first : nil }
}

/// Why the encrypted part of a token cannot be decoded. The text contains nothing of the token.
public struct SealedTokenError: Error, Sendable, Hashable {
    /// The member that is wrong.
    public let member: Member
    /// What is wrong with the bytes of the signature.
    public let cause: BERError?

    init(_ member: Member, _ cause: BERError? = nil) {
        self.member = member
        self.cause = cause
    }

    /// A member of the token.
    public enum Member: Sendable, Hashable {
        /// `version`.
        case version
        /// `header.ephemeralPublicKey` or `header.wrappedKey`.
        case key
        /// `data`.
        case data
        /// `header.publicKeyHash`.
        case publicKeyHash
        /// `header.transactionId`.
        case transactionId
        /// `header.applicationData`.
        case applicationData
        /// `signature`.
        case signature
    }

    /// The finding about the token. Its pointer begins at the encrypted part: `/signature`, not `/token/paymentData/signature`.
    public var finding: Finding {
        let pointer =
            switch member {
            case .version: "/version"
            case .key: "/header"
            case .data: "/data"
            case .publicKeyHash: "/header/publicKeyHash"
            case .transactionId: "/header/transactionId"
            case .applicationData: "/header/applicationData"
            case .signature: "/signature"
            }
        return Finding(
            .tokenTrustForm, Sentence(words: description),
            help: "pass the token exactly as Safari returned it; an invented one has no signature to check",
            at: pointer)
    }
}

extension SealedTokenError: CustomStringConvertible {
    /// What is wrong, in one sentence without a full stop.
    public var description: String {
        switch member {
        case .version: "\"version\" is neither EC_v1 nor RSA_v1"
        case .key: "the header needs \"ephemeralPublicKey\" with a P-256 key for EC_v1, or \"wrappedKey\" for RSA_v1, and not the other one"
        case .data: "\"data\" is not Base64 of more than 16 bytes"
        case .publicKeyHash: "\"publicKeyHash\" is not Base64 of 32 bytes"
        case .transactionId: "\"transactionId\" is not 64 hexadecimal digits"
        case .applicationData: "\"applicationData\" of the header is not 64 hexadecimal digits"
        case .signature: "\"signature\" is not a signed message (CMS) in Base64" + (cause.map { ": " + $0.description } ?? "")
        }
    }
}
