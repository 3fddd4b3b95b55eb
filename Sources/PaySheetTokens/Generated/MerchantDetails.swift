// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

public import PaySheet

/// Apple's data about a registered merchant.
///
/// MerchantDetails: <https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/merchantdetails>
public struct MerchantDetails: PaymentObject {
    /// The registered domain names.
    public var domainNames: [String]?
    /// The SHA-256 hash of the merchant identifier that owns the certificate.
    public var encryptTo: String? { get { _encryptTo.value } set { _encryptTo.value = newValue } }
    private var _encryptTo = Kept<String?>(nil)
    /// The merchant's name.
    public var partnerMerchantName: String? { get { _partnerMerchantName.value } set { _partnerMerchantName.value = newValue } }
    private var _partnerMerchantName = Kept<String?>(nil)
    /// The address for validating the merchant.
    public var partnerMerchantValidationURI: String? {
        get { _partnerMerchantValidationURI.value }
        set { _partnerMerchantValidationURI.value = newValue }
    }
    private var _partnerMerchantValidationURI = Kept<String?>(nil)
    /// The platform's own key for the merchant.
    public var partnerInternalMerchantIdentifier: String? {
        get { _partnerInternalMerchantIdentifier.value }
        set { _partnerInternalMerchantIdentifier.value = newValue }
    }
    private var _partnerInternalMerchantIdentifier = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension MerchantDetails {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension MerchantDetails: Record {
    package static var shapeIndex: Int { ShapeIndex.merchantDetails }

    /// The places of the members.
    package enum Slot {
        package static var domainNames: Int { 0 }
        package static var encryptTo: Int { 1 }
        package static var partnerMerchantName: Int { 2 }
        package static var partnerMerchantValidationURI: Int { 3 }
        package static var partnerInternalMerchantIdentifier: Int { 4 }
        package static var count: Int { 5 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> MerchantDetails {
        MerchantDetails(
            domainNames: cursor.strings(0),
            _encryptTo: Kept(cursor.text(1, document)),
            _partnerMerchantName: Kept(cursor.text(2, document)),
            _partnerMerchantValidationURI: Kept(cursor.text(3, document)),
            _partnerInternalMerchantIdentifier: Kept(cursor.text(4, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "domainNames", domainNames)
        writer.put(1, "encryptTo", _encryptTo.form)
        writer.put(2, "partnerMerchantName", _partnerMerchantName.form)
        writer.put(3, "partnerMerchantValidationURI", _partnerMerchantValidationURI.form)
        writer.put(4, "partnerInternalMerchantIdentifier", _partnerInternalMerchantIdentifier.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<MerchantDetails> {
        reader.record(MerchantDetails.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension MerchantDetails: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension MerchantDetails: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "domainNames": self.domainNames as Any,
                "encryptTo": self.encryptTo as Any,
                "partnerMerchantName": self.partnerMerchantName as Any,
                "partnerMerchantValidationURI": self.partnerMerchantValidationURI as Any,
                "partnerInternalMerchantIdentifier": self.partnerInternalMerchantIdentifier as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

