/// Writes a scanned document as valid JSON.
package enum JSONRewriter {
    package enum Style: Sendable, Hashable {
        /// No space at all.
        case minified
        /// One member or element a line, indented by two spaces a level.
        case pretty
    }

    package static func json(from bytes: [UInt8], nodes: [Node], style: Style) -> [UInt8] { [] }
}
