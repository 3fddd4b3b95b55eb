/// A JSON value that this library does not look into: its minified text, kept byte for byte.
public struct RawJSON: Sendable {
    /// The minified text.
    public let bytes: [UInt8]

    package init(minified bytes: [UInt8]) { self.bytes = bytes }

    /// Takes a JSON text. `nil` when it is not JSON.
    public init?(_ text: some StringProtocol) {
        self.init(bytes: [UInt8](text.utf8))
    }

    /// Takes a JSON text as bytes. `nil` when it is not JSON.
    public init?(bytes: some Collection<UInt8>) {
        let text = SourceText(bytes)
        var scanner = Scanner()
        guard scanner.scan(text, limits: Limits()), let root = scanner.nodes.first else { return nil }
        self.bytes = Minifier.minified(text.window, root)
    }

    /// The minified text as a string.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension RawJSON: JSONWritable {
    package func write(_ writer: inout Writer) { writer.bytes += bytes }
}
