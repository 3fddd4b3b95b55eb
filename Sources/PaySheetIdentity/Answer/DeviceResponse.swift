import PaySheetCBOR

/// A decrypted answer, as ISO 18013-5 describes it. Reading checks no digest and no signature; ``AnswerCheck`` does.
public struct DeviceResponse: Sendable {
    /// The version of the answer.
    public let version: String
    /// Whether the device could answer: 0 if it could.
    public let status: Int64
    /// The documents.
    public let documents: [IdentityDocument]

    /// Reads the CBOR of an answer, alone or as the value of `identity`, as apps get it.
    public init(_ bytes: [UInt8]) throws(AnswerError) {
        let root = try AnswerError.reading { () throws(CBORError) in
            let root = try CBORTree(bytes).root
            try root.checkKeys()
            return try root.member("identity") ?? root
        }
        (version, status) = try AnswerError.reading { () throws(CBORError) in
            (try root.needed("version").text(), try root.needed("status").integer())
        }
        let values = try AnswerError.reading { () throws(CBORError) in try root.member("documents")?.array() ?? [] }
        var documents: [IdentityDocument] = []
        for value in values { documents.append(try IdentityDocument(value)) }
        self.documents = documents
    }
}
