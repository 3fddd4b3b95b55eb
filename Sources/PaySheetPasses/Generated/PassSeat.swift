// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A seat.
///
/// PassSeat: <https://developer.apple.com/documentation/walletpasses/semantictagtype/seat-data.dictionary>
public struct PassSeat: PaymentObject {
    /// The number.
    public var seatNumber: String? { get { _seatNumber.value } set { _seatNumber.value = newValue } }
    private var _seatNumber = Kept<String?>(nil)
    /// The row.
    public var seatRow: String? { get { _seatRow.value } set { _seatRow.value = newValue } }
    private var _seatRow = Kept<String?>(nil)
    /// The section.
    public var seatSection: String? { get { _seatSection.value } set { _seatSection.value = newValue } }
    private var _seatSection = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PassSeat {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension PassSeat: Record {
    package static var shapeIndex: Int { PassesShape.passSeat }
    package static var tables: ShapeTables { .passes }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .passes }

    /// The places of the members.
    package enum Slot {
        package static var seatNumber: Int { 0 }
        package static var seatRow: Int { 1 }
        package static var seatSection: Int { 2 }
        package static var count: Int { 3 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PassSeat {
        PassSeat(
            _seatNumber: Kept(cursor.text(0, document)),
            _seatRow: Kept(cursor.text(1, document)),
            _seatSection: Kept(cursor.text(2, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "seatNumber", _seatNumber.form)
        writer.put(1, "seatRow", _seatRow.form)
        writer.put(2, "seatSection", _seatSection.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PassSeat> {
        reader.record(PassSeat.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PassSeat: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PassSeat: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "seatNumber": self.seatNumber as Any,
                "seatRow": self.seatRow as Any,
                "seatSection": self.seatSection as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PassSeat in a checked document.
package struct PassSeatView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case seatNumber, seatRow, seatSection
    }

    package static var shapes: [Int] { [PassesShape.passSeat] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .passes }

    package var shape: Int { PassesShape.passSeat }
    package var memberCount: Int { 3 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var seatNumber: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var seatRow: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var seatSection: Text? { @_lifetime(copy self) get { cursor.text(2) } }
}
