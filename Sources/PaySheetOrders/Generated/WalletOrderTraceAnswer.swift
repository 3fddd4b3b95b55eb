// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The answer of a web service for orders, as it was recorded.
///
/// WalletOrderTraceAnswer: <https://developer.apple.com/documentation/walletorders>
public struct WalletOrderTraceAnswer: PaymentObject {
    /// The status code.
    public var status: UInt16
    /// The header fields of the answer.
    public var headers: RawJSON?
    /// The body of the answer, if it is text.
    public var body: String? { get { _body.value } set { _body.value = newValue } }
    private var _body = Kept<String?>(nil)
    /// The body of the answer in Base64.
    public var bodyBase64: String? { get { _bodyBase64.value } set { _bodyBase64.value = newValue } }
    private var _bodyBase64 = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension WalletOrderTraceAnswer {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(status: UInt16) {
        self.status = status
        unknownMembers = UnknownMembers()
    }
}

extension WalletOrderTraceAnswer: Record {
    package static var shapeIndex: Int { WalletOrdersShape.walletOrderTraceAnswer }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var status: Int { 0 }
        package static var headers: Int { 1 }
        package static var body: Int { 2 }
        package static var bodyBase64: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> WalletOrderTraceAnswer {
        WalletOrderTraceAnswer(
            status: try cursor.needed(cursor.unsignedShort(0)),
            headers: cursor.raw(1),
            _body: Kept(cursor.text(2, document)),
            _bodyBase64: Kept(cursor.text(3, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "status", status)
        writer.put(1, "headers", headers)
        writer.put(2, "body", _body.form)
        writer.put(3, "bodyBase64", _bodyBase64.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<WalletOrderTraceAnswer> {
        reader.record(WalletOrderTraceAnswer.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension WalletOrderTraceAnswer: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension WalletOrderTraceAnswer: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "status": self.status as Any,
                "headers": self.headers as Any,
                "body": self.body as Any,
                "bodyBase64": self.bodyBase64 as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads WalletOrderTraceAnswer in a checked document.
package struct WalletOrderTraceAnswerView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case status, headers, body, bodyBase64
    }

    package static var shapes: [Int] { [WalletOrdersShape.walletOrderTraceAnswer] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.walletOrderTraceAnswer }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var status: UInt16? { cursor.unsignedShort(0) }
    package var headers: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var body: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var bodyBase64: Text? { @_lifetime(copy self) get { cursor.text(3) } }
}
