// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A field: a label and a value.
///
/// PassField: <https://developer.apple.com/documentation/walletpasses/passfieldcontent>
public struct PassField: PaymentObject {
    /// The identifier, unique in the pass.
    public var key: String { get { _key.value } set { _key.value = newValue } }
    private var _key: Kept<String>
    /// The text, number or date.
    public var value: RawJSON
    /// The label.
    public var label: String? { get { _label.value } set { _label.value = newValue } }
    private var _label = Kept<String?>(nil)
    /// The value with links, for the back.
    public var attributedValue: String? { get { _attributedValue.value } set { _attributedValue.value = newValue } }
    private var _attributedValue = Kept<String?>(nil)
    /// What a notification says when the value changes.
    public var changeMessage: String? { get { _changeMessage.value } set { _changeMessage.value = newValue } }
    private var _changeMessage = Kept<String?>(nil)
    /// How a date is shown.
    public var dateStyle: PassDateStyle?
    /// How a time is shown.
    public var timeStyle: PassDateStyle?
    /// Whether the date is shown in its own time zone. Default: `false`.
    public var ignoresTimeZone: Bool?
    /// Whether the date is shown as the time that is left. Default: `false`.
    public var isRelative: Bool?
    /// The currency of a number.
    public var currencyCode: Currency?
    /// How a number is shown.
    public var numberStyle: PassNumberStyle?
    /// Where the text is.
    public var textAlignment: PassTextAlignment?
    /// What becomes a link on the back.
    public var dataDetectorTypes: [PassDataDetector]? { get { _dataDetectorTypes.value } set { _dataDetectorTypes.value = newValue } }
    private var _dataDetectorTypes = Kept<[PassDataDetector]?>(nil)
    /// What the field says, for machines.
    public var semantics: PassSemantics? { get { _semantics.value } set { _semantics.value = newValue } }
    private var _semantics = Boxed<PassSemantics>()
    /// The row of an auxiliary field of an event ticket: 0 or 1.
    public var row: Int64?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PassField {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(key: String, value: RawJSON) {
        _key = Kept(of: key)
        self.value = value
        unknownMembers = UnknownMembers()
    }
}

extension PassField: Record {
    package static var shapeIndex: Int { PassesShape.passField }
    package static var tables: ShapeTables { .passes }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .passes }

    /// The places of the members.
    package enum Slot {
        package static var key: Int { 0 }
        package static var value: Int { 1 }
        package static var label: Int { 2 }
        package static var attributedValue: Int { 3 }
        package static var changeMessage: Int { 4 }
        package static var dateStyle: Int { 5 }
        package static var timeStyle: Int { 6 }
        package static var ignoresTimeZone: Int { 7 }
        package static var isRelative: Int { 8 }
        package static var currencyCode: Int { 9 }
        package static var numberStyle: Int { 10 }
        package static var textAlignment: Int { 11 }
        package static var dataDetectorTypes: Int { 12 }
        package static var semantics: Int { 13 }
        package static var row: Int { 14 }
        package static var count: Int { 15 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PassField {
        PassField(
            _key: Kept(try cursor.needed(cursor.text(0, document))),
            value: try cursor.needed(cursor.raw(1)),
            _label: Kept(cursor.text(2, document)),
            _attributedValue: Kept(cursor.text(3, document)),
            _changeMessage: Kept(cursor.text(4, document)),
            dateStyle: cursor.word(5),
            timeStyle: cursor.word(6),
            ignoresTimeZone: cursor.boolean(7),
            isRelative: cursor.boolean(8),
            currencyCode: cursor.currency(9),
            numberStyle: cursor.word(10),
            textAlignment: cursor.word(11),
            _dataDetectorTypes: Kept(cursor.vocabulary(12)),
            _semantics: cursor.boxedRecord(13, document),
            row: cursor.integer(14),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "key", _key.form)
        writer.put(1, "value", value)
        writer.put(2, "label", _label.form)
        writer.put(3, "attributedValue", _attributedValue.form)
        writer.put(4, "changeMessage", _changeMessage.form)
        writer.put(5, "dateStyle", dateStyle)
        writer.put(6, "timeStyle", timeStyle)
        writer.put(7, "ignoresTimeZone", ignoresTimeZone)
        writer.put(8, "isRelative", isRelative)
        writer.put(9, "currencyCode", currencyCode)
        writer.put(10, "numberStyle", numberStyle)
        writer.put(11, "textAlignment", textAlignment)
        writer.put(12, "dataDetectorTypes", _dataDetectorTypes.form)
        writer.put(13, "semantics", semantics)
        writer.put(14, "row", row)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PassField> {
        reader.record(PassField.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PassField: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PassField: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "key": self.key as Any,
                "value": self.value as Any,
                "label": self.label as Any,
                "attributedValue": self.attributedValue as Any,
                "changeMessage": self.changeMessage as Any,
                "dateStyle": self.dateStyle as Any,
                "timeStyle": self.timeStyle as Any,
                "ignoresTimeZone": self.ignoresTimeZone as Any,
                "isRelative": self.isRelative as Any,
                "currencyCode": self.currencyCode as Any,
                "numberStyle": self.numberStyle as Any,
                "textAlignment": self.textAlignment as Any,
                "dataDetectorTypes": self.dataDetectorTypes as Any,
                "semantics": self.semantics as Any,
                "row": self.row as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PassField in a checked document.
package struct PassFieldView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case key, value, label, attributedValue, changeMessage, dateStyle, timeStyle, ignoresTimeZone, isRelative, currencyCode, numberStyle, textAlignment, dataDetectorTypes, semantics, row
    }

    package static var shapes: [Int] { [PassesShape.passField] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .passes }

    package var shape: Int { PassesShape.passField }
    package var memberCount: Int { 15 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var key: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var value: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var label: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var attributedValue: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var changeMessage: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var dateStyle: WordView? { @_lifetime(copy self) get { cursor.wordView(5) } }
    package var timeStyle: WordView? { @_lifetime(copy self) get { cursor.wordView(6) } }
    package var ignoresTimeZone: Bool? { cursor.boolean(7) }
    package var isRelative: Bool? { cursor.boolean(8) }
    package var currencyCode: Text? { @_lifetime(copy self) get { cursor.text(9) } }
    package var numberStyle: WordView? { @_lifetime(copy self) get { cursor.wordView(10) } }
    package var textAlignment: WordView? { @_lifetime(copy self) get { cursor.wordView(11) } }
    package var dataDetectorTypes: WordList? { @_lifetime(copy self) get { cursor.words(12) } }
    package var semantics: PassSemanticsView? { @_lifetime(copy self) get { cursor.view(13, shape: PassesShape.passSemantics) } }
    package var row: Int64? { cursor.integer(14) }
}
