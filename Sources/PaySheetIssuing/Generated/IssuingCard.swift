// Generated from Sources/PaySheetIssuing/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A card that a company issues with Stripe.
///
/// IssuingCard: <https://docs.stripe.com/api/issuing/cards/object>
public struct IssuingCard: PaymentObject {
    /// The identifier.
    public var id: String { get { _id.value } set { _id.value = newValue } }
    private var _id: Kept<String>
    /// The kind of object, which is `issuing.card`.
    public var object: String { get { _object.value } set { _object.value = newValue } }
    private var _object: Kept<String>
    /// The person with the card.
    public var cardholder: IssuingCardholder
    /// The security code.
    public var cvc: String? { get { _cvc.value } set { _cvc.value = newValue } }
    private var _cvc = Kept<String?>(nil)
    /// Whether it is a real card.
    public var livemode: Bool
    /// The number of the card.
    public var number: String? { get { _number.value } set { _number.value = newValue } }
    private var _number = Kept<String?>(nil)
    /// Whether it can pay.
    public var status: IssuingCardStatus
    /// Whether it is a physical or a virtual card.
    public var type: String { get { _type.value } set { _type.value = newValue } }
    private var _type: Kept<String>
    /// The wallets that can have the card.
    public var wallets: IssuingWallets? { get { _wallets.value } set { _wallets.value = newValue } }
    private var _wallets = Boxed<IssuingWallets>()
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension IssuingCard {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(id: String, object: String, cardholder: IssuingCardholder, livemode: Bool, status: IssuingCardStatus, type: String) {
        _id = Kept(of: id)
        _object = Kept(of: object)
        self.cardholder = cardholder
        self.livemode = livemode
        self.status = status
        _type = Kept(of: type)
        unknownMembers = UnknownMembers()
    }
}

extension IssuingCard: Record {
    package static var shapeIndex: Int { IssuingShape.issuingCard }
    package static var tables: ShapeTables { .issuing }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .issuing }

    /// The places of the members.
    package enum Slot {
        package static var id: Int { 0 }
        package static var object: Int { 1 }
        package static var cardholder: Int { 2 }
        package static var cvc: Int { 3 }
        package static var livemode: Int { 4 }
        package static var number: Int { 5 }
        package static var status: Int { 6 }
        package static var type: Int { 7 }
        package static var wallets: Int { 8 }
        package static var count: Int { 9 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> IssuingCard {
        IssuingCard(
            _id: Kept(try cursor.needed(cursor.text(0, document))),
            _object: Kept(try cursor.needed(cursor.text(1, document))),
            cardholder: try cursor.neededRecord(2, document),
            _cvc: Kept(cursor.text(3, document)),
            livemode: try cursor.needed(cursor.boolean(4)),
            _number: Kept(cursor.text(5, document)),
            status: try cursor.needed(cursor.word(6)),
            _type: Kept(try cursor.needed(cursor.text(7, document))),
            _wallets: cursor.boxedRecord(8, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "id", _id.form)
        writer.put(1, "object", _object.form)
        writer.put(2, "cardholder", cardholder)
        writer.put(3, "cvc", _cvc.form)
        writer.put(4, "livemode", livemode)
        writer.put(5, "number", _number.form)
        writer.put(6, "status", status)
        writer.put(7, "type", _type.form)
        writer.put(8, "wallets", wallets)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<IssuingCard> {
        reader.record(IssuingCard.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension IssuingCard: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension IssuingCard: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "id": self.id as Any,
                "object": self.object as Any,
                "cardholder": self.cardholder as Any,
                "cvc": self.cvc as Any,
                "livemode": self.livemode as Any,
                "number": self.number as Any,
                "status": self.status as Any,
                "type": self.type as Any,
                "wallets": self.wallets as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads IssuingCard in a checked document.
package struct IssuingCardView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case id, object, cardholder, cvc, livemode, number, status, type, wallets
    }

    package static var shapes: [Int] { [IssuingShape.issuingCard] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .issuing }

    package var shape: Int { IssuingShape.issuingCard }
    package var memberCount: Int { 9 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var id: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var object: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var cardholder: IssuingCardholderView? { @_lifetime(copy self) get { cursor.view(2, shape: IssuingShape.issuingCardholder) } }
    package var cvc: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var livemode: Bool? { cursor.boolean(4) }
    package var number: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var status: WordView? { @_lifetime(copy self) get { cursor.wordView(6) } }
    package var type: Text? { @_lifetime(copy self) get { cursor.text(7) } }
    package var wallets: IssuingWalletsView? { @_lifetime(copy self) get { cursor.view(8, shape: IssuingShape.issuingWallets) } }
}
