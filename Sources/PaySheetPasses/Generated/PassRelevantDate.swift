// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A time at which Wallet offers a pass.
///
/// PassRelevantDate: <https://developer.apple.com/documentation/walletpasses/pass/relevantdates-data.dictionary>
public struct PassRelevantDate: PaymentObject {
    /// A moment. From iOS 26.0 on.
    public var date: String? { get { _date.value } set { _date.value = newValue } }
    private var _date = Kept<String?>(nil)
    /// The same under its first name.
    public var relevantDate: String? { get { _relevantDate.value } set { _relevantDate.value = newValue } }
    private var _relevantDate = Kept<String?>(nil)
    /// The begin of an interval.
    public var startDate: String? { get { _startDate.value } set { _startDate.value = newValue } }
    private var _startDate = Kept<String?>(nil)
    /// The end of an interval.
    public var endDate: String? { get { _endDate.value } set { _endDate.value = newValue } }
    private var _endDate = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PassRelevantDate {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension PassRelevantDate: Record {
    package static var shapeIndex: Int { PassesShape.passRelevantDate }
    package static var tables: ShapeTables { .passes }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .passes }

    /// The places of the members.
    package enum Slot {
        package static var date: Int { 0 }
        package static var relevantDate: Int { 1 }
        package static var startDate: Int { 2 }
        package static var endDate: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PassRelevantDate {
        PassRelevantDate(
            _date: Kept(cursor.text(0, document)),
            _relevantDate: Kept(cursor.text(1, document)),
            _startDate: Kept(cursor.text(2, document)),
            _endDate: Kept(cursor.text(3, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "date", _date.form)
        writer.put(1, "relevantDate", _relevantDate.form)
        writer.put(2, "startDate", _startDate.form)
        writer.put(3, "endDate", _endDate.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PassRelevantDate> {
        reader.record(PassRelevantDate.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PassRelevantDate: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PassRelevantDate: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "date": self.date as Any,
                "relevantDate": self.relevantDate as Any,
                "startDate": self.startDate as Any,
                "endDate": self.endDate as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PassRelevantDate in a checked document.
package struct PassRelevantDateView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case date, relevantDate, startDate, endDate
    }

    package static var shapes: [Int] { [PassesShape.passRelevantDate] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .passes }

    package var shape: Int { PassesShape.passRelevantDate }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var date: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var relevantDate: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var startDate: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var endDate: Text? { @_lifetime(copy self) get { cursor.text(3) } }
}
