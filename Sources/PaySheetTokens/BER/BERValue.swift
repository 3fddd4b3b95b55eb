import PaySheet

/// A value of a ``BERTree``.
public struct BERValue: Sendable {
    let tree: BERTree
    let index: Int

    var node: BERTree.Node { tree.nodes[index] }

    /// The tag.
    public var tag: BERTag { node.tag }

    /// Whether the value contains others.
    public var isConstructed: Bool { node.isConstructed }

    /// The first byte.
    public var offset: Int { node.start }

    /// The bytes of the value with tag and length.
    public var encoding: ArraySlice<UInt8> { tree.bytes[node.start..<node.end] }

    /// The bytes after tag and length.
    public var content: ArraySlice<UInt8> { tree.bytes[node.contentStart..<node.contentEnd] }

    /// The values inside of this one.
    public var children: [BERValue] {
        var children: [BERValue] = []
        guard isConstructed else { return children }
        var child = index + 1
        while child < node.next {
            children.append(BERValue(tree: tree, index: child))
            child = tree.nodes[child].next
        }
        return children
    }

    func error(_ part: BERError.Part) -> BERError { BERError(.expected(part), at: offset) }

    // MARK: Types

    /// The members of a sequence or set.
    func members(_ tag: BERTag = .sequence) throws(BERError) -> BERMembers {
        guard node.tag == tag, isConstructed else { throw error(tag == .set ? .set : .sequence) }
        return BERMembers(of: self)
    }

    /// The object identifier.
    func objectIdentifier() throws(BERError) -> ObjectName {
        guard tag == .objectIdentifier, !isConstructed, let name = ObjectName(content: content) else { throw error(.objectIdentifier) }
        return name
    }

    /// The bytes of a whole number: two's complement, at least one byte.
    func number() throws(BERError) -> [UInt8] {
        guard tag == .integer, !isConstructed, !content.isEmpty else { throw error(.number) }
        return Array(content)
    }

    /// The truth value.
    func truth() throws(BERError) -> Bool {
        guard tag == .boolean, !isConstructed, content.count == 1, let byte = content.first else { throw error(.truth) }
        return byte != 0
    }

    /// The bytes of an octet string, joined if the string is split.
    ///
    /// - Parameter tag: The tag, if the structure replaces the usual one.
    func octets(_ tag: BERTag = .octetString) throws(BERError) -> [UInt8] {
        guard node.tag == tag else { throw error(.octets) }
        guard isConstructed else { return Array(content) }
        var bytes: [UInt8] = []
        var part = index + 1
        while part < node.next {
            let piece = tree.nodes[part]
            guard piece.tag == .octetString else { throw BERError(.expected(.octets), at: piece.start) }
            if !piece.isConstructed { bytes += tree.bytes[piece.contentStart..<piece.contentEnd] }
            part += 1
        }
        return bytes
    }

    /// The bytes of a bit string of whole bytes.
    func bits() throws(BERError) -> [UInt8] {
        guard tag == .bitString, !isConstructed, content.first == 0 else { throw error(.bits) }
        return Array(content.dropFirst())
    }

    /// The text of one of the types of string in names. Characters that cannot be read become U+FFFD.
    func text() throws(BERError) -> String {
        guard !isConstructed else { throw error(.text) }
        switch tag {
        case .utf8String, .printableString, .ia5String, .numericString, .visibleString: return String(decoding: content, as: UTF8.self)
        case .teletexString: return BERValue.text(content, width: 1)
        case .bmpString: return BERValue.text(content, width: 2)
        case .universalString: return BERValue.text(content, width: 4)
        default: throw error(.text)
        }
    }

    /// Text with so many bytes for each character.
    private static func text(_ bytes: ArraySlice<UInt8>, width: Int) -> String {
        var text = ""
        var value: UInt32 = 0
        var count = 0
        for byte in bytes {
            value = value << 8 | UInt32(byte)
            count += 1
            guard count == width else { continue }
            text.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
            (value, count) = (0, 0)
        }
        return text
    }

    /// The moment of a UTCTime or GeneralizedTime in UTC, as certificates write it.
    func time() throws(BERError) -> DateTimeText {
        let year: Int
        switch tag {
        case .utcTime: year = 2
        case .generalizedTime: year = 4
        default: throw error(.time)
        }
        let text = Array(content)
        guard !isConstructed, text.count == year + 11, text.last == UInt8(ascii: "Z"),
            text.dropLast().allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
        else { throw error(.time) }
        var iso: [UInt8] = []
        // Two digits mean 1950 to 2049.
        if year == 2 { iso += (text[0] >= UInt8(ascii: "5") ? "19" : "20").utf8 }
        iso += text[0..<year]
        for (mark, digit) in [("-", 0), ("-", 2), ("T", 4), (":", 6), (":", 8)] {
            iso += mark.utf8
            iso += text[year + digit..<year + digit + 2]
        }
        iso.append(UInt8(ascii: "Z"))
        guard let time = DateTimeText(iso8601: String(decoding: iso, as: UTF8.self)) else { throw error(.time) }
        return time
    }
}

/// The members of a structure, read one after the other.
struct BERMembers {
    private let tree: BERTree
    private let container: BERTree.Node
    private var index: Int

    init(of value: BERValue) {
        tree = value.tree
        container = value.node
        index = value.index + 1
    }

    /// The next member; `nil` at the end.
    mutating func next() -> BERValue? {
        guard index < container.next else { return nil }
        defer { index = tree.nodes[index].next }
        return BERValue(tree: tree, index: index)
    }

    /// The next member if it has a tag.
    mutating func next(_ tag: BERTag) -> BERValue? {
        guard index < container.next, tree.nodes[index].tag == tag else { return nil }
        return next()
    }

    /// The next member, which must be there.
    mutating func read(_ part: BERError.Part) throws(BERError) -> BERValue {
        guard let value = next() else { throw BERError(.expected(part), at: container.contentEnd) }
        return value
    }

    /// Checks that there are no more members.
    func end() throws(BERError) {
        guard index >= container.next else { throw BERError(.expected(.end), at: tree.nodes[index].start) }
    }
}
