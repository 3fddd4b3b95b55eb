// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A call of a device to a web service for orders, with its answer, as it was recorded.
///
/// WalletOrderTrace: <https://developer.apple.com/documentation/walletorders>
public struct WalletOrderTrace: PaymentObject {
    /// The method of the call.
    public var method: String { get { _method.value } set { _method.value = newValue } }
    private var _method: Kept<String>
    /// The path of the call with its query, or the whole address.
    public var path: String { get { _path.value } set { _path.value = newValue } }
    private var _path: Kept<String>
    /// The header fields of the call.
    public var headers: RawJSON?
    /// The body of the call.
    public var body: String? { get { _body.value } set { _body.value = newValue } }
    private var _body = Kept<String?>(nil)
    /// The body of the call in Base64.
    public var bodyBase64: String? { get { _bodyBase64.value } set { _bodyBase64.value = newValue } }
    private var _bodyBase64 = Kept<String?>(nil)
    /// The answer of the service.
    public var answer: WalletOrderTraceAnswer
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension WalletOrderTrace {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(method: String, path: String, answer: WalletOrderTraceAnswer) {
        _method = Kept(of: method)
        _path = Kept(of: path)
        self.answer = answer
        unknownMembers = UnknownMembers()
    }
}

extension WalletOrderTrace: Record {
    package static var shapeIndex: Int { WalletOrdersShape.walletOrderTrace }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var method: Int { 0 }
        package static var path: Int { 1 }
        package static var headers: Int { 2 }
        package static var body: Int { 3 }
        package static var bodyBase64: Int { 4 }
        package static var answer: Int { 5 }
        package static var count: Int { 6 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> WalletOrderTrace {
        WalletOrderTrace(
            _method: Kept(try cursor.needed(cursor.text(0, document))),
            _path: Kept(try cursor.needed(cursor.text(1, document))),
            headers: cursor.raw(2),
            _body: Kept(cursor.text(3, document)),
            _bodyBase64: Kept(cursor.text(4, document)),
            answer: try cursor.neededRecord(5, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "method", _method.form)
        writer.put(1, "path", _path.form)
        writer.put(2, "headers", headers)
        writer.put(3, "body", _body.form)
        writer.put(4, "bodyBase64", _bodyBase64.form)
        writer.put(5, "answer", answer)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<WalletOrderTrace> {
        reader.record(WalletOrderTrace.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension WalletOrderTrace: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension WalletOrderTrace: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "method": self.method as Any,
                "path": self.path as Any,
                "headers": self.headers as Any,
                "body": self.body as Any,
                "bodyBase64": self.bodyBase64 as Any,
                "answer": self.answer as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads WalletOrderTrace in a checked document.
package struct WalletOrderTraceView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case method, path, headers, body, bodyBase64, answer
    }

    package static var shapes: [Int] { [WalletOrdersShape.walletOrderTrace] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.walletOrderTrace }
    package var memberCount: Int { 6 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var method: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var path: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var headers: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var body: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var bodyBase64: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var answer: WalletOrderTraceAnswerView? { @_lifetime(copy self) get { cursor.view(5, shape: WalletOrdersShape.walletOrderTraceAnswer) } }
}
