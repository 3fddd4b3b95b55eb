// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

public import PaySheet

/// The removal of a merchant, or of some of its domains, from Apple's registration.
///
/// UnregisterMerchantRequest: <https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/unregistermerchantrequest>
public struct UnregisterMerchantRequest: PaymentObject {
    /// The domain names to remove.
    public var domainNames: [String]
    /// The platform's own key for the merchant.
    public var partnerInternalMerchantIdentifier: String {
        get { _partnerInternalMerchantIdentifier.value }
        set { _partnerInternalMerchantIdentifier.value = newValue }
    }
    private var _partnerInternalMerchantIdentifier: Kept<String>
    /// The reason, with at most 1024 characters.
    public var reason: String { get { _reason.value } set { _reason.value = newValue } }
    private var _reason: Kept<String>
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension UnregisterMerchantRequest {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(domainNames: [String], partnerInternalMerchantIdentifier: String, reason: String) {
        self.domainNames = domainNames
        _partnerInternalMerchantIdentifier = Kept(of: partnerInternalMerchantIdentifier)
        _reason = Kept(of: reason)
        unknownMembers = UnknownMembers()
    }
}

extension UnregisterMerchantRequest: Record {
    package static var shapeIndex: Int { ShapeIndex.unregisterMerchantRequest }

    /// The places of the members.
    package enum Slot {
        package static var domainNames: Int { 0 }
        package static var partnerInternalMerchantIdentifier: Int { 1 }
        package static var reason: Int { 2 }
        package static var count: Int { 3 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> UnregisterMerchantRequest {
        UnregisterMerchantRequest(
            domainNames: try cursor.needed(cursor.strings(0)),
            _partnerInternalMerchantIdentifier: Kept(try cursor.needed(cursor.text(1, document))),
            _reason: Kept(try cursor.needed(cursor.text(2, document))),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "domainNames", domainNames)
        writer.put(1, "partnerInternalMerchantIdentifier", _partnerInternalMerchantIdentifier.form)
        writer.put(2, "reason", _reason.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<UnregisterMerchantRequest> {
        reader.record(UnregisterMerchantRequest.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension UnregisterMerchantRequest: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension UnregisterMerchantRequest: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "domainNames": self.domainNames as Any,
                "partnerInternalMerchantIdentifier": self.partnerInternalMerchantIdentifier as Any,
                "reason": self.reason as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

