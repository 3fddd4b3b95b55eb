// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The Wallet pass of a card.
///
/// ApplePayPaymentPass: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentpass>
public struct PaymentPass: PaymentObject {
    /// The identifier of the account, without its number.
    public var primaryAccountIdentifier: String {
        get { _primaryAccountIdentifier.value }
        set { _primaryAccountIdentifier.value = newValue }
    }
    private var _primaryAccountIdentifier: Kept<String>
    /// The last digits of the card's number.
    public var primaryAccountNumberSuffix: String {
        get { _primaryAccountNumberSuffix.value }
        set { _primaryAccountNumberSuffix.value = newValue }
    }
    private var _primaryAccountNumberSuffix: Kept<String>
    /// The identifier of the device account, if there is one.
    public var deviceAccountIdentifier: String? {
        get { _deviceAccountIdentifier.value }
        set { _deviceAccountIdentifier.value = newValue }
    }
    private var _deviceAccountIdentifier = Kept<String?>(nil)
    /// The last digits of the device account's number.
    public var deviceAccountNumberSuffix: String? {
        get { _deviceAccountNumberSuffix.value }
        set { _deviceAccountNumberSuffix.value = newValue }
    }
    private var _deviceAccountNumberSuffix = Kept<String?>(nil)
    /// Whether the pass can be used.
    public var activationState: PaymentPassActivationState
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PaymentPass {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(primaryAccountIdentifier: String, primaryAccountNumberSuffix: String, activationState: PaymentPassActivationState) {
        _primaryAccountIdentifier = Kept(of: primaryAccountIdentifier)
        _primaryAccountNumberSuffix = Kept(of: primaryAccountNumberSuffix)
        self.activationState = activationState
        unknownMembers = UnknownMembers()
    }
}

extension PaymentPass: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentPass }

    /// The places of the members.
    package enum Slot {
        package static var primaryAccountIdentifier: Int { 0 }
        package static var primaryAccountNumberSuffix: Int { 1 }
        package static var deviceAccountIdentifier: Int { 2 }
        package static var deviceAccountNumberSuffix: Int { 3 }
        package static var activationState: Int { 4 }
        package static var count: Int { 5 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentPass {
        PaymentPass(
            _primaryAccountIdentifier: Kept(try cursor.needed(cursor.text(0, document))),
            _primaryAccountNumberSuffix: Kept(try cursor.needed(cursor.text(1, document))),
            _deviceAccountIdentifier: Kept(cursor.text(2, document)),
            _deviceAccountNumberSuffix: Kept(cursor.text(3, document)),
            activationState: try cursor.needed(cursor.word(4)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "primaryAccountIdentifier", _primaryAccountIdentifier.form)
        writer.put(1, "primaryAccountNumberSuffix", _primaryAccountNumberSuffix.form)
        writer.put(2, "deviceAccountIdentifier", _deviceAccountIdentifier.form)
        writer.put(3, "deviceAccountNumberSuffix", _deviceAccountNumberSuffix.form)
        writer.put(4, "activationState", activationState)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentPass> {
        reader.record(PaymentPass.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentPass: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentPass: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "primaryAccountIdentifier": self.primaryAccountIdentifier as Any,
                "primaryAccountNumberSuffix": self.primaryAccountNumberSuffix as Any,
                "deviceAccountIdentifier": self.deviceAccountIdentifier as Any,
                "deviceAccountNumberSuffix": self.deviceAccountNumberSuffix as Any,
                "activationState": self.activationState as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayPaymentPass in a checked document.
package struct PaymentPassView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case primaryAccountIdentifier, primaryAccountNumberSuffix, deviceAccountIdentifier, deviceAccountNumberSuffix, activationState
    }

    package static var shapes: [Int] { [ShapeIndex.paymentPass] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.paymentPass }
    package var memberCount: Int { 5 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var primaryAccountIdentifier: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var primaryAccountNumberSuffix: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var deviceAccountIdentifier: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var deviceAccountNumberSuffix: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var activationState: WordView? { @_lifetime(copy self) get { cursor.wordView(4) } }
}
