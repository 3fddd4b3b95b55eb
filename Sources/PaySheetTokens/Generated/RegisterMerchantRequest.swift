// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

public import PaySheet

/// The registration of a platform's merchant and its domains with Apple.
///
/// RegisterMerchantRequest: <https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/registermerchantrequest>
public struct RegisterMerchantRequest: PaymentObject {
    /// The full domain names, at most 99.
    public var domainNames: [String]
    /// The merchant identifier that owns the payment processing certificate.
    public var encryptTo: String { get { _encryptTo.value } set { _encryptTo.value = newValue } }
    private var _encryptTo: Kept<String>
    /// The platform's own key for the merchant.
    public var partnerInternalMerchantIdentifier: String {
        get { _partnerInternalMerchantIdentifier.value }
        set { _partnerInternalMerchantIdentifier.value = newValue }
    }
    private var _partnerInternalMerchantIdentifier: Kept<String>
    /// The name of the merchant, with at most 1024 characters.
    public var partnerMerchantName: String { get { _partnerMerchantName.value } set { _partnerMerchantName.value = newValue } }
    private var _partnerMerchantName: Kept<String>
    /// The address of the merchant's site, for information.
    public var merchantUrl: String? { get { _merchantUrl.value } set { _merchantUrl.value = newValue } }
    private var _merchantUrl = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension RegisterMerchantRequest {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(domainNames: [String], encryptTo: String, partnerInternalMerchantIdentifier: String, partnerMerchantName: String) {
        self.domainNames = domainNames
        _encryptTo = Kept(of: encryptTo)
        _partnerInternalMerchantIdentifier = Kept(of: partnerInternalMerchantIdentifier)
        _partnerMerchantName = Kept(of: partnerMerchantName)
        unknownMembers = UnknownMembers()
    }
}

extension RegisterMerchantRequest: Record {
    package static var shapeIndex: Int { ShapeIndex.registerMerchantRequest }

    /// The places of the members.
    package enum Slot {
        package static var domainNames: Int { 0 }
        package static var encryptTo: Int { 1 }
        package static var partnerInternalMerchantIdentifier: Int { 2 }
        package static var partnerMerchantName: Int { 3 }
        package static var merchantUrl: Int { 4 }
        package static var count: Int { 5 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> RegisterMerchantRequest {
        RegisterMerchantRequest(
            domainNames: try cursor.needed(cursor.strings(0)),
            _encryptTo: Kept(try cursor.needed(cursor.text(1, document))),
            _partnerInternalMerchantIdentifier: Kept(try cursor.needed(cursor.text(2, document))),
            _partnerMerchantName: Kept(try cursor.needed(cursor.text(3, document))),
            _merchantUrl: Kept(cursor.text(4, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "domainNames", domainNames)
        writer.put(1, "encryptTo", _encryptTo.form)
        writer.put(2, "partnerInternalMerchantIdentifier", _partnerInternalMerchantIdentifier.form)
        writer.put(3, "partnerMerchantName", _partnerMerchantName.form)
        writer.put(4, "merchantUrl", _merchantUrl.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<RegisterMerchantRequest> {
        reader.record(RegisterMerchantRequest.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension RegisterMerchantRequest: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension RegisterMerchantRequest: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "domainNames": self.domainNames as Any,
                "encryptTo": self.encryptTo as Any,
                "partnerInternalMerchantIdentifier": self.partnerInternalMerchantIdentifier as Any,
                "partnerMerchantName": self.partnerMerchantName as Any,
                "merchantUrl": self.merchantUrl as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

