/// The values of a CBOR text (RFC 8949), with their places.
///
/// Reading takes one pass and time that grows with the number of bytes. It does not call itself, so deep nesting is an error and not
/// a crash. It reserves no memory for a length that the text claims.
public struct CBORTree: Sendable {
    let bytes: [UInt8]
    private(set) var nodes: [Node] = []

    /// A value: its head, its bytes, and the index after its descendants.
    struct Node: Sendable {
        let major: UInt8
        /// The low bits of the first byte.
        let detail: UInt8
        /// The number after the first byte, or in it.
        let argument: UInt64
        let start: Int
        let contentStart: Int
        var end: Int
        var next: Int

        var isIndefinite: Bool { detail == CBORTree.indefinite && major != CBORTree.simple }
    }

    /// A value whose end was not reached.
    private struct Open {
        let node: Int
        let major: UInt8
        /// How many values are missing; `nil` if an end mark follows them.
        var rest: Int?
        /// How many values were read.
        var count = 0
    }

    static let (unsigned, negative, byteString, textString) = (UInt8(0), UInt8(1), UInt8(2), UInt8(3))
    static let (array, map, tag, simple) = (UInt8(4), UInt8(5), UInt8(6), UInt8(7))
    static let indefinite: UInt8 = 31
    private static let endMark: UInt8 = 0xFF

    /// Reads one value. It must use all bytes.
    public init(_ bytes: [UInt8], limits: CBORLimits = CBORLimits()) throws(CBORError) {
        self.bytes = bytes
        guard !bytes.isEmpty else { throw CBORError(.empty, at: 0) }
        guard bytes.count <= limits.bytes else { throw CBORError(.tooLong, at: limits.bytes) }
        var open: [Open] = []
        var place = 0
        repeat {
            guard place < bytes.count else { throw CBORError(.truncated, at: place) }
            if bytes[place] == CBORTree.endMark {
                guard let top = open.last, top.rest == nil, top.major != CBORTree.map || top.count % 2 == 0 else {
                    throw CBORError(.unexpectedEnd, at: place)
                }
                place += 1
                close(&open, at: place)
            } else {
                guard nodes.count < limits.values else { throw CBORError(.tooMany, at: place) }
                let node = try readHead(&place)
                if let top = open.last, top.rest == nil, top.major == CBORTree.byteString || top.major == CBORTree.textString {
                    guard node.major == top.major, !node.isIndefinite else { throw CBORError(.wrongPart, at: node.start) }
                }
                nodes.append(node)
                let rest = try contents(of: node)
                if rest != 0 {
                    guard open.count < limits.depth else { throw CBORError(.tooDeep, at: node.start) }
                    open.append(Open(node: nodes.count - 1, major: node.major, rest: rest))
                } else {
                    count(&open)
                }
            }
            while let top = open.last, top.rest == 0 { close(&open, at: place) }
        } while !open.isEmpty
        guard place == bytes.count else { throw CBORError(.trailingBytes, at: place) }
    }

    /// Closes the innermost value, which is then one of the values of the next.
    private mutating func close(_ open: inout [Open], at end: Int) {
        guard let top = open.popLast() else { return }
        nodes[top.node].end = end
        nodes[top.node].next = nodes.count
        count(&open)
    }

    /// Counts a value of the innermost one.
    private func count(_ open: inout [Open]) {
        guard !open.isEmpty else { return }
        open[open.count - 1].count += 1
        if let rest = open[open.count - 1].rest { open[open.count - 1].rest = rest - 1 }
    }

    /// How many values follow a head; `nil` if an end mark follows them. Each needs a byte, so the rest of the text is the limit.
    private func contents(of node: Node) throws(CBORError) -> Int? {
        if node.isIndefinite { return nil }
        let rest = UInt64(bytes.count - node.contentStart)
        switch node.major {
        case CBORTree.array:
            guard node.argument <= rest else { throw CBORError(.truncated, at: node.start) }
            return Int(node.argument)
        case CBORTree.map:
            guard node.argument <= rest / 2 else { throw CBORError(.truncated, at: node.start) }
            return Int(node.argument) * 2
        case CBORTree.tag: return 1
        default: return 0
        }
    }

    /// Reads the first byte, the number after it, and the content of a string.
    private func readHead(_ place: inout Int) throws(CBORError) -> Node {
        let start = place
        let (major, detail) = (bytes[place] >> 5, bytes[place] & 0x1F)
        place += 1
        var argument = UInt64(detail)
        switch detail {
        case 0..<24: break
        case 24...27:
            let count = 1 << Int(detail - 24)
            guard count <= bytes.count - place else { throw CBORError(.truncated, at: start) }
            argument = bytes[place..<place + count].reduce(0) { $0 << 8 | UInt64($1) }
            place += count
            // Two bytes for what fits into one are malformed here alone.
            if major == CBORTree.simple, detail == 24, argument < 32 { throw CBORError(.malformed, at: start) }
        case CBORTree.indefinite where CBORTree.byteString...CBORTree.map ~= major: argument = 0
        default: throw CBORError(.malformed, at: start)
        }
        let content = place
        if detail != CBORTree.indefinite, major == CBORTree.byteString || major == CBORTree.textString {
            guard argument <= UInt64(bytes.count - place) else { throw CBORError(.truncated, at: start) }
            place += Int(argument)
            if major == CBORTree.textString, !CBORTree.isUTF8(bytes[content..<place]) { throw CBORError(.notUTF8, at: start) }
        }
        return Node(
            major: major, detail: detail, argument: argument, start: start, contentStart: content, end: place, next: nodes.count + 1)
    }

    /// Whether bytes are UTF-8: reading them replaces nothing.
    private static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool { String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) }

    /// The value around all others.
    public var root: CBORValue { CBORValue(tree: self, index: 0) }
}
