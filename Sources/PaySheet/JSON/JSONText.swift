/// Strings as a JSON text writes them.
package enum JSONText {
    /// The text of a string node in UTF-8, all escapes resolved.
    package static func decode(_ bytes: Span<UInt8>, _ node: Node) -> [UInt8] { [] }
    package static func decode(_ bytes: [UInt8], _ node: Node) -> [UInt8] { decode(bytes.span, node) }
}
