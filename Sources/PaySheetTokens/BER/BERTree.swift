/// The values of a BER or DER text, with their places.
///
/// Reading takes one pass and time that grows with the number of bytes. It does not call itself, so deep nesting is an error and not
/// a crash.
public struct BERTree: Sendable {
    let bytes: [UInt8]
    private(set) var nodes: [Node] = []

    /// Rules for the encoding.
    public enum Encoding: Sendable, Hashable {
        /// Values may have no length and may be split. Apple writes the signature of a payment token so.
        case ber
        /// Every value has one encoding. Certificates are written so.
        case der
    }

    /// A value: its tag, its bytes, and the index after its descendants.
    struct Node: Sendable {
        let tag: BERTag
        let isConstructed: Bool
        let isIndefinite: Bool
        let start: Int
        let contentStart: Int
        var contentEnd: Int
        var end: Int
        var next: Int
    }

    /// A constructed value whose end was not reached.
    private struct Open {
        let node: Int
        /// The end of the content; `nil` if an end mark follows it.
        let end: Int?
        /// The last byte that a descendant may use, plus one.
        let bound: Int
    }

    /// Reads one value. It must use all bytes.
    public init(_ bytes: [UInt8], as encoding: Encoding = .ber, limits: BERLimits = BERLimits()) throws(BERError) {
        self.bytes = bytes
        guard !bytes.isEmpty else { throw BERError(.empty, at: 0) }
        guard bytes.count <= limits.bytes else { throw BERError(.tooLong, at: limits.bytes) }
        var open: [Open] = []
        var place = 0
        repeat {
            let bound = open.last?.bound ?? bytes.count
            if let top = open.last, top.end == nil, bound - place >= 2, bytes[place] == 0, bytes[place + 1] == 0 {
                close(top.node, contentEnd: place, end: place + 2)
                place += 2
                open.removeLast()
            } else {
                guard place < bound else { throw BERError(open.last?.end == nil && !open.isEmpty ? .missingEnd : .truncated, at: place) }
                guard nodes.count < limits.values else { throw BERError(.tooMany, at: place) }
                let node = try readHead(&place, bound: bound, encoding)
                nodes.append(node)
                if node.isConstructed {
                    guard open.count < limits.depth else { throw BERError(.tooDeep, at: node.start) }
                    open.append(
                        Open(
                            node: nodes.count - 1, end: node.isIndefinite ? nil : node.contentEnd,
                            bound: node.isIndefinite ? bound : node.contentEnd))
                } else {
                    place = node.end
                }
            }
            while let top = open.last, let end = top.end, place == end {
                close(top.node, contentEnd: end, end: end)
                open.removeLast()
            }
        } while !open.isEmpty
        guard place == bytes.count else { throw BERError(.trailingBytes, at: place) }
    }

    private mutating func close(_ node: Int, contentEnd: Int, end: Int) {
        nodes[node].contentEnd = contentEnd
        nodes[node].end = end
        nodes[node].next = nodes.count
    }

    /// Reads tag and length, and checks that the value ends before the bound.
    private func readHead(_ place: inout Int, bound: Int, _ encoding: Encoding) throws(BERError) -> Node {
        let start = place
        let first = bytes[place]
        place += 1
        var number = UInt32(first & 0x1F)
        if number == 0x1F { number = try readLongTag(&place, start: start, bound: bound) }
        let tag = BERTag(space: first >> 6, number: number)
        let isConstructed = first & 0x20 != 0
        guard tag.space != 0 || number != 0 else { throw BERError(.unexpectedEnd, at: start) }
        guard isConstructed || !tag.isAlwaysConstructed else { throw BERError(.malformed, at: start) }
        if tag.space == 0, isConstructed, !tag.isAlwaysConstructed {
            // A split string, or one of the rare structures such as EXTERNAL.
            guard tag.isString || number == 8 || number == 11 else { throw BERError(.malformed, at: start) }
            guard encoding == .ber || !tag.isString else { throw BERError(.notDER, at: start) }
        }
        let length = try readLength(&place, start: start, bound: bound, encoding)
        guard let length else {
            guard isConstructed else { throw BERError(.malformed, at: start) }
            return Node(
                tag: tag, isConstructed: true, isIndefinite: true, start: start, contentStart: place, contentEnd: place, end: place,
                next: nodes.count + 1)
        }
        guard length <= bound - place else {
            throw BERError(bound == bytes.count ? .truncated : .lengthBeyondEnd, at: start)
        }
        return Node(
            tag: tag, isConstructed: isConstructed, isIndefinite: false, start: start, contentStart: place, contentEnd: place + length,
            end: place + length, next: nodes.count + 1)
    }

    /// Reads the number of a tag above 30: seven bits a byte.
    private func readLongTag(_ place: inout Int, start: Int, bound: Int) throws(BERError) -> UInt32 {
        var number: UInt32 = 0
        for index in 0..<4 {
            guard place < bound else { throw BERError(.truncated, at: start) }
            let byte = bytes[place]
            place += 1
            guard index > 0 || byte != 0x80 else { throw BERError(.malformed, at: start) }
            number = number << 7 | UInt32(byte & 0x7F)
            guard byte & 0x80 != 0 else {
                guard number > 30 else { throw BERError(.malformed, at: start) }
                return number
            }
        }
        throw BERError(.malformed, at: start)
    }

    /// Reads a length. Returns `nil` if an end mark follows the content instead.
    private func readLength(_ place: inout Int, start: Int, bound: Int, _ encoding: Encoding) throws(BERError) -> Int? {
        guard place < bound else { throw BERError(.truncated, at: start) }
        let first = bytes[place]
        place += 1
        guard first >= 0x80 else { return Int(first) }
        guard first != 0x80 else {
            guard encoding == .ber else { throw BERError(.indefiniteLength, at: start) }
            return nil
        }
        guard first != 0xFF else { throw BERError(.malformed, at: start) }
        let count = Int(first & 0x7F)
        guard count <= bound - place else { throw BERError(.truncated, at: start) }
        var length = 0
        for byte in bytes[place..<place + count] {
            // More than any text that this reader accepts.
            guard length < 1 << 22 else { throw BERError(.lengthTooLarge, at: start) }
            length = length << 8 | Int(byte)
        }
        if encoding == .der {
            guard bytes[place] != 0, length >= 0x80 else { throw BERError(.notDER, at: start) }
        }
        place += count
        return length
    }

    /// The value around all others.
    public var root: BERValue { BERValue(tree: self, index: 0) }
}
