import PaySheetCBOR

/// A document of a decrypted answer, with the two signatures that protect it.
public struct IdentityDocument: Sendable {
    /// The type, such as `org.iso.18013.5.1.mDL`.
    public let type: String
    /// The elements of the issuer, in the order of the answer.
    public let elements: [SignedElement]
    /// What the issuer signed: the digests of the elements, and the key of the device.
    public let securityObject: SecurityObject
    /// The signature of the issuer, with its certificates.
    public let issuerSignature: COSESignature
    /// How the device proves that it has the document.
    public let deviceProof: DeviceProof
    /// The names of elements that the device adds, and no issuer signed.
    public let deviceElements: [String]
    /// ``deviceElements`` as the device signed them: CBOR with the tag 24.
    let deviceElementBytes: [UInt8]

    /// How the device proves that it has the document.
    public enum DeviceProof: Sendable {
        /// A signature, as Apple's devices make it.
        case signature(COSESignature)
        /// A code that only the holder of a private key can check.
        case code
    }

    init(_ value: CBORValue) throws(AnswerError) {
        let (issuer, device, type) = try AnswerError.reading { () throws(CBORError) in
            (try value.needed("issuerSigned"), try value.needed("deviceSigned"), try value.needed("docType").text())
        }
        self.type = type
        elements = try IdentityDocument.elements(of: issuer)
        issuerSignature = try AnswerError.reading { () throws(CBORError) in try COSESignature(issuer.needed("issuerAuth")) }
        securityObject = try SecurityObject(signedBy: issuerSignature)
        let names = try AnswerError.reading { () throws(CBORError) in try device.needed("nameSpaces") }
        deviceElementBytes = Array(names.encoding)
        deviceElements = try AnswerError.reading(.deviceElements) { () throws(CBORError) in
            let spaces = try names.embedded()
            try spaces.checkKeys()
            var list: [String] = []
            for (space, elements) in try spaces.map() {
                for (name, _) in try elements.map() { list.append(try space.text() + "/" + name.text()) }
            }
            return list
        }
        deviceProof = try AnswerError.reading { () throws(CBORError) in
            let proof = try device.needed("deviceAuth")
            guard let code = try proof.member("deviceMac") else { return .signature(try COSESignature(proof.needed("deviceSignature"))) }
            guard try proof.member("deviceSignature") == nil else { throw CBORError(.repeatedKey, at: code.offset) }
            return .code
        }
    }

    private static func elements(of issuer: CBORValue) throws(AnswerError) -> [SignedElement] {
        var elements: [SignedElement] = []
        let spaces = try AnswerError.reading { () throws(CBORError) in try issuer.member("nameSpaces")?.map() ?? [] }
        for (key, list) in spaces {
            let (space, items) = try AnswerError.reading { () throws(CBORError) in (try key.text(), try list.array()) }
            for (index, item) in items.enumerated() {
                elements.append(
                    try AnswerError.reading(.element(index + 1)) { () throws(CBORError) in try SignedElement(item, in: space) })
            }
        }
        return elements
    }
}
