// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A barcode.
///
/// PassBarcode: <https://developer.apple.com/documentation/walletpasses/pass/barcodes-data.dictionary>
public struct PassBarcode: PaymentObject {
    /// The kind of barcode.
    public var format: PassBarcodeFormat
    /// The content.
    public var message: String { get { _message.value } set { _message.value = newValue } }
    private var _message: Kept<String>
    /// The text encoding of the content.
    public var messageEncoding: String { get { _messageEncoding.value } set { _messageEncoding.value = newValue } }
    private var _messageEncoding: Kept<String>
    /// Text beside the barcode for people.
    public var altText: String? { get { _altText.value } set { _altText.value = newValue } }
    private var _altText = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PassBarcode {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(format: PassBarcodeFormat, message: String, messageEncoding: String) {
        self.format = format
        _message = Kept(of: message)
        _messageEncoding = Kept(of: messageEncoding)
        unknownMembers = UnknownMembers()
    }
}

extension PassBarcode: Record {
    package static var shapeIndex: Int { PassesShape.passBarcode }
    package static var tables: ShapeTables { .passes }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .passes }

    /// The places of the members.
    package enum Slot {
        package static var format: Int { 0 }
        package static var message: Int { 1 }
        package static var messageEncoding: Int { 2 }
        package static var altText: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PassBarcode {
        PassBarcode(
            format: try cursor.needed(cursor.word(0)),
            _message: Kept(try cursor.needed(cursor.text(1, document))),
            _messageEncoding: Kept(try cursor.needed(cursor.text(2, document))),
            _altText: Kept(cursor.text(3, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "format", format)
        writer.put(1, "message", _message.form)
        writer.put(2, "messageEncoding", _messageEncoding.form)
        writer.put(3, "altText", _altText.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PassBarcode> {
        reader.record(PassBarcode.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PassBarcode: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PassBarcode: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "format": self.format as Any,
                "message": self.message as Any,
                "messageEncoding": self.messageEncoding as Any,
                "altText": self.altText as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PassBarcode in a checked document.
package struct PassBarcodeView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case format, message, messageEncoding, altText
    }

    package static var shapes: [Int] { [PassesShape.passBarcode] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .passes }

    package var shape: Int { PassesShape.passBarcode }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var format: WordView? { @_lifetime(copy self) get { cursor.wordView(0) } }
    package var message: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var messageEncoding: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var altText: Text? { @_lifetime(copy self) get { cursor.text(3) } }
}
