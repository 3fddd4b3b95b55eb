public import PaySheet
import PaySheetCBOR
public import PaySheetSignatures

/// What the issuer of a document signs: a digest of each element, the key of the device, and dates.
public struct SecurityObject: Sendable {
    /// The version.
    public let version: String
    /// The type of the document.
    public let documentType: String
    /// The name of the hash function of the digests.
    public let digestAlgorithm: String
    /// The digests by their numbers, for each namespace.
    public let digests: [String: [Int64: [UInt8]]]
    /// The public key of the device.
    public let deviceKey: DeviceKey
    /// When the issuer signed.
    public let signed: DateTimeText
    /// The first moment at which the document is valid.
    public let validFrom: DateTimeText
    /// The last moment at which the document is valid.
    public let validUntil: DateTimeText

    /// The public key of a device.
    public enum DeviceKey: Sendable, Hashable {
        /// A key that checks signatures.
        case known(SignatureKey)
        /// A key of another curve or form, which checks no signature here.
        case unknown
    }

    /// The hash function of the digests; `nil` if it is unknown.
    public var digest: SignatureDigest? {
        switch digestAlgorithm {
        case "SHA-256": .sha256
        case "SHA-384": .sha384
        case "SHA-512": .sha512
        default: nil
        }
    }

    init(signedBy signature: COSESignature) throws(AnswerError) {
        self = try AnswerError.reading(.securityObject) { () throws(CBORError) in
            try SecurityObject(CBORTree(signature.payload ?? []).root.embedded())
        }
    }

    private init(_ value: CBORValue) throws(CBORError) {
        try value.checkKeys()
        version = try value.needed("version").text()
        documentType = try value.needed("docType").text()
        digestAlgorithm = try value.needed("digestAlgorithm").text()
        var digests: [String: [Int64: [UInt8]]] = [:]
        for (space, list) in try value.needed("valueDigests").map() {
            var numbered: [Int64: [UInt8]] = [:]
            for (number, digest) in try list.map() {
                // The same number can be written in several ways.
                guard numbered.updateValue(try digest.bytes(), forKey: try number.integer()) == nil else {
                    throw CBORError(.repeatedKey, at: number.offset)
                }
            }
            guard digests.updateValue(numbered, forKey: try space.text()) == nil else { throw CBORError(.repeatedKey, at: space.offset) }
        }
        self.digests = digests
        deviceKey = try DeviceKey(value.needed("deviceKeyInfo").needed("deviceKey"))
        let validity = try value.needed("validityInfo")
        signed = DateTimeText(rawValue: try validity.needed("signed").time())
        validFrom = DateTimeText(rawValue: try validity.needed("validFrom").time())
        validUntil = DateTimeText(rawValue: try validity.needed("validUntil").time())
    }
}

extension SecurityObject.DeviceKey {
    /// Reads a COSE key (RFC 9053, 7.1): type 2 is a point with both coordinates, and the curves 1 and 2 are P-256 and P-384.
    init(_ value: CBORValue) throws(CBORError) {
        guard try value.needed(1).integer() == 2 else {
            self = .unknown
            return
        }
        let curve = try value.needed(-1).integer()
        let (x, y) = (try value.needed(-2).bytes(), try value.needed(-3))
        // Instead of y, a key can have its sign. Apple's devices write y.
        guard y.form == .bytes, curve == 1 || curve == 2 else {
            self = .unknown
            return
        }
        let point = [4] + x + (try y.bytes())
        self = .known(curve == 1 ? .p256(point: point) : .p384(point: point))
    }
}
