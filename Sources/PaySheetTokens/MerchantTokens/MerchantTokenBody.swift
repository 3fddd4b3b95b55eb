import PaySheet
public import PaySheetSignatures

/// The bodies that a shop sends.
enum MerchantTokenBody {
    /// `MerchantTokenUnlinkRequest`, and the request for a public key.
    static func token(_ token: String) throws(MerchantTokenError) -> [UInt8] {
        try MerchantTokenLimits.check(token, "merchantTokenIdentifier", 64)
        return JSONTree.object([member(token)]).bytes
    }

    /// `UpdateMerchantMetadataRequest`.
    static func metadata(_ token: String, _ notificationURL: String) throws(MerchantTokenError) -> [UInt8] {
        try MerchantTokenLimits.check(token, "merchantTokenIdentifier", 64)
        try MerchantTokenLimits.check(notificationURL: notificationURL)
        let metadata = JSONTree.object([JSONTree.Member(name: "tokenNotificationURL", value: .text(notificationURL))])
        return JSONTree.object([member(token), JSONTree.Member(name: "merchantMetadata", value: metadata)]).bytes
    }

    private static func member(_ token: String) -> JSONTree.Member {
        JSONTree.Member(name: "merchantTokenIdentifier", value: .text(token))
    }
}

/// Apple's answer to the request for a public key, `RetrieveMerchantTokenPublicKeyResponse`.
public struct MerchantTokenPublicKey: Sendable, Hashable {
    /// The key, a point in the form of X9.63, as Base64.
    public let key: String
    /// The status code, as in the answer.
    public let statusCode: Int
    /// The name of the ciphers that the device supports.
    public let ciphersuite: String

    /// The ciphers in use at the time of this version.
    public static let knownCiphersuite = "HPKE_AUTH_P384_SHA384_AES_GCM_256"

    /// Reads a body. Members that Apple added later are ignored.
    public init(json: [UInt8]) throws(MerchantTokenError) {
        let body = try AnswerBody(json)
        key = try body.text("merchantTokenPublicKey", 256)
        guard Base64.decode([UInt8](key.utf8)) != nil else { throw .member("merchantTokenPublicKey") }
        statusCode = try body.number("statusCode")
        ciphersuite = try body.text("supportedCiphersuite", 64)
    }
}

/// Apple's answer to a call that failed, `ErrorResponse`.
public struct MerchantTokenFailure: Sendable, Hashable {
    /// The status code.
    public let statusCode: Int
    /// A more exact code.
    public let subStatusCode: Int
    /// A message for developers.
    public let statusMessage: String

    /// Reads a body. Members that Apple added later are ignored.
    public init(json: [UInt8]) throws(MerchantTokenError) {
        let body = try AnswerBody(json)
        statusCode = try body.number("statusCode")
        subStatusCode = try body.number("subStatusCode")
        statusMessage = try body.text("statusMessage", nil)
    }
}

/// New metadata of a token that are encrypted for the merchant, `EncryptedTokenMetadata`. This library does not decrypt them.
public struct EncryptedTokenMetadata: Sendable, Hashable {
    /// The encrypted text, as Base64.
    public let data: String
    /// The hash of the merchant's key.
    public let publicKeyHash: String
    /// The signature over ``key`` and ``data``.
    public let signature: String
    /// The one-time key, or the wrapped key for mainland China.
    public let key: Key

    /// Returns what the check of each signature says; none if a member is not Base64, or the signature is not a signed message.
    public func signatures(
        roots: [Certificate] = TokenCheck.appleRoots, _ verifier: SignatureVerifier = SignatureVerifier()
    ) -> [MessageSignature] {
        let keyText =
            switch key {
            case .ephemeral(let text), .wrapped(let text): text
            }
        guard let key = Base64.decode([UInt8](keyText.utf8)), let data = Base64.decode([UInt8](data.utf8)),
            let bytes = Base64.decode([UInt8](signature.utf8)), let message = try? SignedData(bytes)
        else { return [] }
        return message.signatures(of: key + data, roots: roots, verifier)
    }

    /// The key, by the method of encryption.
    public enum Key: Sendable, Hashable {
        /// `ephemeralPublicKey`, for `EC_v1`.
        case ephemeral(String)
        /// `wrappedKey`, for `RSA_v1`.
        case wrapped(String)
    }

    /// Reads a body. Members that Apple added later are ignored.
    public init(json: [UInt8]) throws(MerchantTokenError) {
        let body = try AnswerBody(json)
        data = try body.text("data", nil)
        publicKeyHash = try body.text("publicKeyHash", nil)
        signature = try body.text("signature", nil)
        switch (body.has("ephemeralPublicKey"), body.has("wrappedKey")) {
        case (true, false): key = .ephemeral(try body.text("ephemeralPublicKey", nil))
        case (false, true): key = .wrapped(try body.text("wrappedKey", nil))
        default: throw .member("ephemeralPublicKey")
        }
    }
}

/// The members of a body that Apple sent.
private struct AnswerBody {
    private let tree: JSONTree

    init(_ json: [UInt8]) throws(MerchantTokenError) {
        guard let tree = JSONTree(json), case .object = tree else { throw .notAnObject }
        self.tree = tree
    }

    func has(_ name: String) -> Bool { tree.member(name) != nil }

    /// - Parameter limit: The highest number of characters; `nil` if Apple documents none.
    func text(_ name: String, _ limit: Int?) throws(MerchantTokenError) -> String {
        guard let text = tree.text(name) else { throw .member(name) }
        if let limit { try MerchantTokenLimits.check(text, name, limit) }
        return text
    }

    func number(_ name: String) throws(MerchantTokenError) -> Int {
        guard let number = tree.wholeNumber(name).flatMap({ Int(exactly: $0) }) else { throw .member(name) }
        return number
    }
}
