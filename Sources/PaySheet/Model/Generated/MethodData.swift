// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// A payment method and its data.
///
/// PaymentMethodData: <https://www.w3.org/TR/payment-request/#paymentmethoddata-dictionary>
public struct MethodData: PaymentObject {
    /// The identifier of the payment method.
    public var supportedMethods: String { get { _supportedMethods.value } set { _supportedMethods.value = newValue } }
    private var _supportedMethods: Kept<String>
    /// The data for the payment method.
    public var data: MethodPayload? { get { _data.value } set { _data.value = newValue } }
    private var _data = Boxed<MethodPayload>()
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension MethodData {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(supportedMethods: String) {
        _supportedMethods = Kept(of: supportedMethods)
        unknownMembers = UnknownMembers()
    }
}

extension MethodData: Record {
    package static var shapeIndex: Int { ShapeIndex.methodData }

    /// The places of the members.
    package enum Slot {
        package static var supportedMethods: Int { 0 }
        package static var data: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> MethodData {
        MethodData(
            _supportedMethods: Kept(try cursor.needed(cursor.text(0, document))),
            _data: cursor.boxed(1) { cursor in MethodPayload(cursor, 1, document) },
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "supportedMethods", _supportedMethods.form)
        writer.put(1, "data", data)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<MethodData> {
        reader.record(MethodData.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension MethodData: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension MethodData: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "supportedMethods": self.supportedMethods as Any,
                "data": self.data as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PaymentMethodData in a checked document.
package struct MethodDataView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case supportedMethods, data
    }

    package static var shapes: [Int] { [ShapeIndex.methodData] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.methodData }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var supportedMethods: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var data: Text? { @_lifetime(copy self) get { cursor.text(1) } }
}
