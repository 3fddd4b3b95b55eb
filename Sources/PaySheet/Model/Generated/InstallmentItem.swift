// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// One of the goods in an installment purchase.
///
/// ApplePayInstallmentItem: <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentItem.idl>
package struct InstallmentItem: PaymentObject {
    /// The kind of goods. Default: `"generic"`.
    package var type: InstallmentItemType?
    /// The price.
    public var amount: Amount? { get { _amount.value } set { _amount.value = newValue } }
    private var _amount = Boxed<Amount>()
    /// The currency of the price.
    public var currencyCode: Currency?
    /// The installment program.
    public var programIdentifier: String? { get { _programIdentifier.value } set { _programIdentifier.value = newValue } }
    private var _programIdentifier = Kept<String?>(nil)
    /// The yearly interest rate.
    public var apr: String? { get { _apr.value } set { _apr.value = newValue } }
    private var _apr = Kept<String?>(nil)
    /// The conditions of the program.
    public var programTerms: String? { get { _programTerms.value } set { _programTerms.value = newValue } }
    private var _programTerms = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension InstallmentItem {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension InstallmentItem: Record {
    package static var shapeIndex: Int { ShapeIndex.installmentItem }

    /// The places of the members.
    package enum Slot {
        package static var type: Int { 0 }
        package static var amount: Int { 1 }
        package static var currencyCode: Int { 2 }
        package static var programIdentifier: Int { 3 }
        package static var apr: Int { 4 }
        package static var programTerms: Int { 5 }
        package static var count: Int { 6 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> InstallmentItem {
        InstallmentItem(
            type: cursor.word(0),
            _amount: cursor.boxed(1) { cursor in cursor.amount(1) },
            currencyCode: cursor.currency(2),
            _programIdentifier: Kept(cursor.text(3, document)),
            _apr: Kept(cursor.text(4, document)),
            _programTerms: Kept(cursor.text(5, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "type", type)
        writer.put(1, "amount", amount)
        writer.put(2, "currencyCode", currencyCode)
        writer.put(3, "programIdentifier", _programIdentifier.form)
        writer.put(4, "apr", _apr.form)
        writer.put(5, "programTerms", _programTerms.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<InstallmentItem> {
        reader.record(InstallmentItem.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension InstallmentItem: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension InstallmentItem: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "type": self.type as Any,
                "amount": self.amount as Any,
                "currencyCode": self.currencyCode as Any,
                "programIdentifier": self.programIdentifier as Any,
                "apr": self.apr as Any,
                "programTerms": self.programTerms as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayInstallmentItem in a checked document.
package struct InstallmentItemView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case type, amount, currencyCode, programIdentifier, apr, programTerms
    }

    package static var shapes: [Int] { [ShapeIndex.installmentItem] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.installmentItem }
    package var memberCount: Int { 6 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var type: WordView? { @_lifetime(copy self) get { cursor.wordView(0) } }
    package var amount: Amount? { cursor.amount(1) }
    package var currencyCode: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var programIdentifier: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var apr: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var programTerms: Text? { @_lifetime(copy self) get { cursor.text(5) } }
}
