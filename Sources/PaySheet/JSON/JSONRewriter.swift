/// Writes a scanned document as valid JSON.
///
/// Members keep their order and numbers their spelling. Members that are `undefined` are left out, elements become null,
/// as JSON.stringify has it.
package enum JSONRewriter {
    package enum Style: Sendable, Hashable {
        /// No space at all.
        case minified
        /// One member or element a line, indented by two spaces a level; no line end at the end.
        case pretty
    }

    /// The document as JSON text; `nodes` are those of either scanner for these bytes.
    package static func json(from bytes: [UInt8], nodes: [Node], style: Style) -> [UInt8] {
        var writer = RewritingWalk(bytes: bytes, nodes: nodes, isPretty: style == .pretty)
        writer.write()
        return writer.text
    }
}

/// Walks the nodes with a stack of its own: depth costs no call stack.
private struct RewritingWalk {
    typealias Mark = JSONText.Mark

    struct Open {
        var next: Int
        var isObject: Bool
        var isEmpty = true
    }

    let bytes: [UInt8]
    let nodes: [Node]
    let isPretty: Bool
    var text: [UInt8] = []
    var open: [Open] = []

    init(bytes: [UInt8], nodes: [Node], isPretty: Bool) {
        self.bytes = bytes
        self.nodes = nodes
        self.isPretty = isPretty
        text.reserveCapacity(bytes.count)
    }

    mutating func write() {
        var index = 0
        while index < nodes.count {
            while let top = open.last, index >= top.next { close(top) }
            if let top = open.last {
                if top.isObject {
                    let value = index + 1
                    guard value < nodes.count else { break }
                    guard nodes[value].kind != .undefined else {
                        index += 2
                        continue
                    }
                    separate()
                    appendString(nodes[index])
                    text.append(Mark.colon)
                    if isPretty { text.append(0x20) }
                    index = value
                } else {
                    separate()
                }
            } else if index > 0 {
                break
            }
            appendValue(nodes[index])
            index += 1
        }
        while let top = open.last { close(top) }
    }

    private mutating func appendValue(_ node: Node) {
        switch node.kind {
        case .null, .undefined, .unknown, .spread: text.append(contentsOf: "null".utf8)
        case .false: text.append(contentsOf: "false".utf8)
        case .true: text.append(contentsOf: "true".utf8)
        case .number: text.append(contentsOf: JSONText.plainNumber(bytes, node))
        case .string: appendString(node)
        case .array, .object:
            text.append(node.kind == .object ? Mark.openBrace : Mark.openBracket)
            open.append(Open(next: Int(node.next), isObject: node.kind == .object))
        }
    }

    private mutating func separate() {
        if !open[open.count - 1].isEmpty { text.append(Mark.comma) }
        open[open.count - 1].isEmpty = false
        breakLine()
    }

    private mutating func close(_ top: Open) {
        open.removeLast()
        if !top.isEmpty { breakLine() }
        text.append(top.isObject ? Mark.closeBrace : Mark.closeBracket)
    }

    private mutating func breakLine() {
        guard isPretty else { return }
        text.append(0x0A)
        for _ in 0..<open.count {
            text.append(0x20)
            text.append(0x20)
        }
    }

    /// Escapes only what JSON does not allow bare.
    private mutating func appendString(_ node: Node) {
        text.append(Mark.quote)
        for byte in JSONText.decode(bytes, node) {
            switch byte {
            case Mark.quote, Mark.backslash:
                text.append(Mark.backslash)
                text.append(byte)
            case 0x08: text.append(contentsOf: "\\b".utf8)
            case 0x09: text.append(contentsOf: "\\t".utf8)
            case 0x0A: text.append(contentsOf: "\\n".utf8)
            case 0x0C: text.append(contentsOf: "\\f".utf8)
            case 0x0D: text.append(contentsOf: "\\r".utf8)
            case 0x00...0x1F:
                text.append(contentsOf: "\\u00".utf8)
                text.append(JSONText.hexCharacter(byte >> 4))
                text.append(JSONText.hexCharacter(byte & 0xF))
            default: text.append(byte)
            }
        }
        text.append(Mark.quote)
    }
}
