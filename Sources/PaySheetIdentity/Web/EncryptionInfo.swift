import PaySheetCBOR

/// The nonce and the public key that a web page sends for the answer.
struct EncryptionInfo {
    let nonce: [UInt8]
    /// The type and the curve of the key, and the sizes of its coordinates.
    let keyType: Int64
    let curve: Int64
    let coordinates: [Int]

    /// The key is a point on the curve P-256.
    var hasRightKey: Bool { keyType == 2 && curve == 1 && coordinates == [32, 32] }

    init(_ bytes: [UInt8]) throws(CBORError) {
        let parts = try CBORTree(bytes).handover()
        nonce = try parts.needed("nonce").bytes()
        let key = try parts.needed("recipientPublicKey")
        keyType = try key.needed(1).integer()
        curve = try key.needed(-1).integer()
        coordinates = [try key.needed(-2).bytes().count, try key.needed(-3).bytes().count]
    }
}

extension CBORTree {
    /// The map in a list of two values, the first of which is the text `dcapi`.
    func handover() throws(CBORError) -> CBORValue {
        let parts = try root.array()
        guard parts.count == 2, try parts[0].text() == "dcapi" else { throw CBORError(.expected(.array), at: root.offset) }
        return parts[1]
    }
}
