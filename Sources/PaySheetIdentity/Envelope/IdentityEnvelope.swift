public import PaySheetCBOR

/// An encrypted answer, as far as it can be read without a key.
public struct IdentityEnvelope: Sendable, Hashable {
    /// The SHA-256 hash of the public key that the answer is encrypted for; `nil` in the answer to a web page.
    public let recipientKeyHash: [UInt8]?
    /// The SHA-256 hash of the session transcript; `nil` in the answer to a web page.
    public let transcriptHash: [UInt8]?
    /// How many bytes are encrypted.
    public let cipherTextLength: Int
    /// What is wrong with the values, in words.
    let faults: [String]

    /// Whether it is the answer to a web page.
    public var isForWeb: Bool { transcriptHash == nil }

    /// Reads the CBOR of an answer.
    public init(_ bytes: [UInt8]) throws(CBORError) {
        let tree = try CBORTree(bytes)
        guard tree.root.form != .array else {
            let parts = try tree.handover()
            cipherTextLength = try parts.needed("cipherText").bytes().count
            faults = IdentityEnvelope.faults(key: try parts.needed("enc").bytes(), "enc", cipherTextLength)
            (recipientKeyHash, transcriptHash) = (nil, nil)
            return
        }
        let parameters = try tree.root.needed("params")
        let algorithm = try tree.root.needed("algorithm").text()
        let mode = try parameters.needed("mode").integer()
        let keyHash = try parameters.needed("pkRHash").bytes()
        let infoHash = try parameters.needed("infoHash").bytes()
        cipherTextLength = try tree.root.needed("data").bytes().count
        var faults = IdentityEnvelope.faults(key: try parameters.needed("pkEm").bytes(), "pkEm", cipherTextLength)
        if algorithm != "APPLE-HPKE-v1" { faults.append("the algorithm is not APPLE-HPKE-v1") }
        if mode != 0 { faults.append("the mode is not 0") }
        for (name, hash) in [("pkRHash", keyHash), ("infoHash", infoHash)] where hash.count != 32 {
            faults.append(name + " has " + String(hash.count) + " bytes and not 32")
        }
        self.faults = faults
        (recipientKeyHash, transcriptHash) = (keyHash, infoHash)
    }

    private static func faults(key: [UInt8], _ name: String, _ cipherTextLength: Int) -> [String] {
        var faults: [String] = []
        if key.count != 65 || key.first != 4 { faults.append(name + " is not a point of 65 bytes that begins with 04") }
        // The tag of the encryption has 16 bytes.
        if cipherTextLength < 16 { faults.append("the encrypted part has fewer than 16 bytes") }
        return faults
    }
}
