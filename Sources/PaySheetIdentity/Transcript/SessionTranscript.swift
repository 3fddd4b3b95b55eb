import PaySheet
import PaySheetCBOR

/// What binds an answer to one request. The answer does not contain it: build it from your own record.
///
/// A cryptographic library needs ``encoding`` to open the answer, and to check the signature of the device.
public struct SessionTranscript: Sendable, Hashable {
    /// The transcript, as CBOR.
    public let encoding: [UInt8]
    /// The hash in the transcript of a web page; `nil` for an app.
    public let handoverHash: [UInt8]?

    /// The SHA-256 hash of the transcript, as `infoHash` of an answer for an app.
    public var hash: [UInt8] { SHA256.hash(encoding) }

    /// Builds the transcript of a request in an app.
    ///
    /// - Parameters:
    ///   - nonce: The bytes of the nonce.
    ///   - recipientKeyHash: The SHA-256 hash of the public key: of its 65 bytes, not of the DER around them.
    public init(nonce: [UInt8], merchantIdentifier: String, teamIdentifier: String, recipientKeyHash: [UInt8]) {
        var writer = SessionTranscript.begun
        writer.array(5)
        writer.text("AppleIdentityPresentment_1.0")
        writer.bytes(nonce)
        writer.text(merchantIdentifier)
        writer.text(teamIdentifier)
        writer.bytes(recipientKeyHash)
        encoding = writer.encoding
        handoverHash = nil
    }

    /// Builds the transcript of a request on a web page, as ISO 18013-7 says in annex C.
    ///
    /// - Parameters:
    ///   - origin: The origin of the page, without a slash at the end.
    ///   - encryptionInfo: The text that the page sent, not its bytes.
    public init(origin: String, encryptionInfo: String) {
        var info = CBORWriter()
        info.array(2)
        info.text(encryptionInfo)
        info.text(origin)
        let hash = SHA256.hash(info.encoding)
        var writer = SessionTranscript.begun
        writer.array(2)
        writer.text("dcapi")
        writer.bytes(hash)
        encoding = writer.encoding
        handoverHash = hash
    }

    /// There is neither a QR code nor a reader with its own key, so two places are empty.
    private static var begun: CBORWriter {
        var writer = CBORWriter()
        writer.array(3)
        writer.null()
        writer.null()
        return writer
    }
}

extension IdentityRecord {
    /// Whether a web page makes the request.
    public var isForWeb: Bool { origin != nil || encryptionInfo != nil }

    /// The transcript, if the record has what it needs.
    ///
    /// - Parameter recipientKeyHash: For an app, the hash of the public key.
    public func transcript(recipientKeyHash: [UInt8]?) -> SessionTranscript? {
        if isForWeb {
            guard let origin, let encryptionInfo else { return nil }
            return SessionTranscript(origin: origin, encryptionInfo: encryptionInfo)
        }
        guard let nonce = nonce.flatMap({ Base64.decode([UInt8]($0.utf8)) }), let merchantIdentifier, let teamIdentifier,
            let recipientKeyHash
        else { return nil }
        return SessionTranscript(
            nonce: nonce, merchantIdentifier: merchantIdentifier, teamIdentifier: teamIdentifier, recipientKeyHash: recipientKeyHash)
    }
}
