// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// Apple's answer, which a server passes on unchanged. Apple can change its members at any time.
///
/// MerchantSession: <https://developer.apple.com/documentation/applepayontheweb/applepaysession/completemerchantvalidation>
public struct MerchantSession: PaymentObject {
    /// The time of issue in milliseconds since 1970.
    public var epochTimestamp: Int64?
    /// A time in milliseconds since 1970. It is not the end of the session's validity.
    public var expiresAt: Int64?
    /// The identifier of the session.
    public var merchantSessionIdentifier: String? {
        get { _merchantSessionIdentifier.value }
        set { _merchantSessionIdentifier.value = newValue }
    }
    private var _merchantSessionIdentifier = Kept<String?>(nil)
    /// A number that is used once.
    public var nonce: String? { get { _nonce.value } set { _nonce.value = newValue } }
    private var _nonce = Kept<String?>(nil)
    /// A hash of the merchant's identifier.
    public var merchantIdentifier: String? { get { _merchantIdentifier.value } set { _merchantIdentifier.value = newValue } }
    private var _merchantIdentifier = Kept<String?>(nil)
    /// The domain for which the session is valid.
    public var domainName: String? { get { _domainName.value } set { _domainName.value = newValue } }
    private var _domainName = Kept<String?>(nil)
    /// The name that the shopper sees.
    public var displayName: String? { get { _displayName.value } set { _displayName.value = newValue } }
    private var _displayName = Kept<String?>(nil)
    /// Apple's signature.
    public var signature: String? { get { _signature.value } set { _signature.value = newValue } }
    private var _signature = Kept<String?>(nil)
    /// The identifier of the session in Apple's statistics.
    public var operationalAnalyticsIdentifier: String? {
        get { _operationalAnalyticsIdentifier.value }
        set { _operationalAnalyticsIdentifier.value = newValue }
    }
    private var _operationalAnalyticsIdentifier = Kept<String?>(nil)
    /// The number of retries.
    public var retries: Int64?
    /// The payment service provider.
    public var pspId: String? { get { _pspId.value } set { _pspId.value = newValue } }
    private var _pspId = Kept<String?>(nil)
    /// A number that is used once, for a retry.
    public var retryNonce: String? { get { _retryNonce.value } set { _retryNonce.value = newValue } }
    private var _retryNonce = Kept<String?>(nil)
    /// The channel through which the session was asked for.
    public var initiative: String? { get { _initiative.value } set { _initiative.value = newValue } }
    private var _initiative = Kept<String?>(nil)
    /// The domain, address or team of that channel.
    public var initiativeContext: String? { get { _initiativeContext.value } set { _initiativeContext.value = newValue } }
    private var _initiativeContext = Kept<String?>(nil)
    /// A value for Apple's systems.
    public var ampEnrollmentPinning: String? { get { _ampEnrollmentPinning.value } set { _ampEnrollmentPinning.value = newValue } }
    private var _ampEnrollmentPinning = Kept<String?>(nil)
    /// The members that the signature covers.
    public var signedFields: [String]?
    /// Whether a delegate of the merchant asked for the session.
    public var isDelegatedSession: Bool?
    /// The name of this delegate.
    public var delegateDisplayName: String? { get { _delegateDisplayName.value } set { _delegateDisplayName.value = newValue } }
    private var _delegateDisplayName = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension MerchantSession {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension MerchantSession: Record {
    package static var shapeIndex: Int { ShapeIndex.merchantSession }

    /// The places of the members.
    package enum Slot {
        package static var epochTimestamp: Int { 0 }
        package static var expiresAt: Int { 1 }
        package static var merchantSessionIdentifier: Int { 2 }
        package static var nonce: Int { 3 }
        package static var merchantIdentifier: Int { 4 }
        package static var domainName: Int { 5 }
        package static var displayName: Int { 6 }
        package static var signature: Int { 7 }
        package static var operationalAnalyticsIdentifier: Int { 8 }
        package static var retries: Int { 9 }
        package static var pspId: Int { 10 }
        package static var retryNonce: Int { 11 }
        package static var initiative: Int { 12 }
        package static var initiativeContext: Int { 13 }
        package static var ampEnrollmentPinning: Int { 14 }
        package static var signedFields: Int { 15 }
        package static var isDelegatedSession: Int { 16 }
        package static var delegateDisplayName: Int { 17 }
        package static var count: Int { 18 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> MerchantSession {
        MerchantSession(
            epochTimestamp: cursor.integer(0),
            expiresAt: cursor.integer(1),
            _merchantSessionIdentifier: Kept(cursor.text(2, document)),
            _nonce: Kept(cursor.text(3, document)),
            _merchantIdentifier: Kept(cursor.text(4, document)),
            _domainName: Kept(cursor.text(5, document)),
            _displayName: Kept(cursor.text(6, document)),
            _signature: Kept(cursor.text(7, document)),
            _operationalAnalyticsIdentifier: Kept(cursor.text(8, document)),
            retries: cursor.integer(9),
            _pspId: Kept(cursor.text(10, document)),
            _retryNonce: Kept(cursor.text(11, document)),
            _initiative: Kept(cursor.text(12, document)),
            _initiativeContext: Kept(cursor.text(13, document)),
            _ampEnrollmentPinning: Kept(cursor.text(14, document)),
            signedFields: cursor.strings(15),
            isDelegatedSession: cursor.boolean(16),
            _delegateDisplayName: Kept(cursor.text(17, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "epochTimestamp", epochTimestamp)
        writer.put(1, "expiresAt", expiresAt)
        writer.put(2, "merchantSessionIdentifier", _merchantSessionIdentifier.form)
        writer.put(3, "nonce", _nonce.form)
        writer.put(4, "merchantIdentifier", _merchantIdentifier.form)
        writer.put(5, "domainName", _domainName.form)
        writer.put(6, "displayName", _displayName.form)
        writer.put(7, "signature", _signature.form)
        writer.put(8, "operationalAnalyticsIdentifier", _operationalAnalyticsIdentifier.form)
        writer.put(9, "retries", retries)
        writer.put(10, "pspId", _pspId.form)
        writer.put(11, "retryNonce", _retryNonce.form)
        writer.put(12, "initiative", _initiative.form)
        writer.put(13, "initiativeContext", _initiativeContext.form)
        writer.put(14, "ampEnrollmentPinning", _ampEnrollmentPinning.form)
        writer.put(15, "signedFields", signedFields)
        writer.put(16, "isDelegatedSession", isDelegatedSession)
        writer.put(17, "delegateDisplayName", _delegateDisplayName.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<MerchantSession> {
        reader.record(MerchantSession.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension MerchantSession: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension MerchantSession: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "epochTimestamp": self.epochTimestamp as Any,
                "expiresAt": self.expiresAt as Any,
                "merchantSessionIdentifier": self.merchantSessionIdentifier as Any,
                "nonce": self.nonce as Any,
                "merchantIdentifier": self.merchantIdentifier as Any,
                "domainName": self.domainName as Any,
                "displayName": self.displayName as Any,
                "signature": self.signature as Any,
                "operationalAnalyticsIdentifier": self.operationalAnalyticsIdentifier as Any,
                "retries": self.retries as Any,
                "pspId": self.pspId as Any,
                "retryNonce": self.retryNonce as Any,
                "initiative": self.initiative as Any,
                "initiativeContext": self.initiativeContext as Any,
                "ampEnrollmentPinning": self.ampEnrollmentPinning as Any,
                "signedFields": self.signedFields as Any,
                "isDelegatedSession": self.isDelegatedSession as Any,
                "delegateDisplayName": self.delegateDisplayName as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads MerchantSession in a checked document.
package struct MerchantSessionView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case epochTimestamp, expiresAt, merchantSessionIdentifier, nonce, merchantIdentifier, domainName, displayName, signature, operationalAnalyticsIdentifier, retries, pspId, retryNonce, initiative, initiativeContext, ampEnrollmentPinning, signedFields, isDelegatedSession, delegateDisplayName
    }

    package static var shapes: [Int] { [ShapeIndex.merchantSession] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.merchantSession }
    package var memberCount: Int { 18 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var epochTimestamp: Int64? { cursor.integer(0) }
    package var expiresAt: Int64? { cursor.integer(1) }
    package var merchantSessionIdentifier: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var nonce: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var merchantIdentifier: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var domainName: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var displayName: Text? { @_lifetime(copy self) get { cursor.text(6) } }
    package var signature: Text? { @_lifetime(copy self) get { cursor.text(7) } }
    package var operationalAnalyticsIdentifier: Text? { @_lifetime(copy self) get { cursor.text(8) } }
    package var retries: Int64? { cursor.integer(9) }
    package var pspId: Text? { @_lifetime(copy self) get { cursor.text(10) } }
    package var retryNonce: Text? { @_lifetime(copy self) get { cursor.text(11) } }
    package var initiative: Text? { @_lifetime(copy self) get { cursor.text(12) } }
    package var initiativeContext: Text? { @_lifetime(copy self) get { cursor.text(13) } }
    package var ampEnrollmentPinning: Text? { @_lifetime(copy self) get { cursor.text(14) } }
    package var signedFields: WordList? { @_lifetime(copy self) get { cursor.words(15) } }
    package var isDelegatedSession: Bool? { cursor.boolean(16) }
    package var delegateDisplayName: Text? { @_lifetime(copy self) get { cursor.text(17) } }
}
