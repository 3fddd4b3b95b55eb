/// A value of a ``CBORTree``.
public struct CBORValue: Sendable {
    let tree: CBORTree
    let index: Int

    var node: CBORTree.Node { tree.nodes[index] }

    /// The first byte.
    public var offset: Int { node.start }

    /// The bytes of the value with its head.
    public var encoding: ArraySlice<UInt8> { tree.bytes[node.start..<node.end] }

    /// The type of a value.
    public enum Form: Sendable, Hashable {
        /// A whole number, from 0.
        case unsigned(UInt64)
        /// A whole number below zero: -1 - n.
        case negative(UInt64)
        /// Bytes.
        case bytes
        /// Text.
        case text
        /// A list.
        case array
        /// A map: keys and values in turn.
        case map
        /// A value with a tag.
        case tag(UInt64)
        /// False, true, null, undefined (20 to 23), or another simple value.
        case simple(UInt8)
        /// A floating-point number of two, four or eight bytes, as its bits.
        case float(bits: UInt64, size: Int)
    }

    /// The type, with the number of a head.
    public var form: Form {
        let node = node
        return switch node.major {
        case CBORTree.unsigned: .unsigned(node.argument)
        case CBORTree.negative: .negative(node.argument)
        case CBORTree.byteString: .bytes
        case CBORTree.textString: .text
        case CBORTree.array: .array
        case CBORTree.map: .map
        case CBORTree.tag: .tag(node.argument)
        default:
            node.detail <= 24
                ? .simple(UInt8(truncatingIfNeeded: node.argument)) : .float(bits: node.argument, size: node.contentStart - node.start - 1)
        }
    }

    /// Whether an end mark ends the value, and not its length.
    public var isIndefinite: Bool { node.isIndefinite }

    /// Whether the value is null.
    public var isNull: Bool { form == .simple(22) }

    /// The values inside of this one: of a list, a tag, a map (keys and values in turn), or a string in parts.
    public var children: [CBORValue] {
        var children: [CBORValue] = []
        var child = index + 1
        while child < node.next {
            children.append(CBORValue(tree: tree, index: child))
            child = tree.nodes[child].next
        }
        return children
    }

    private func error(_ part: CBORError.Part) -> CBORError { CBORError(.expected(part), at: offset) }

    // MARK: Types

    /// The values of a list.
    public func array() throws(CBORError) -> [CBORValue] {
        guard node.major == CBORTree.array else { throw error(.array) }
        return children
    }

    /// The keys and values of a map.
    public func map() throws(CBORError) -> [(key: CBORValue, value: CBORValue)] {
        guard node.major == CBORTree.map else { throw error(.map) }
        let children = children
        return stride(from: 0, to: children.count, by: 2).map { (children[$0], children[$0 + 1]) }
    }

    /// The value of a key of a map; `nil` if there is none.
    public func member(_ name: String) throws(CBORError) -> CBORValue? {
        try member(name) { $0.node.major == CBORTree.textString && $0.string == name }
    }

    /// The value of a key of a map, which must be there.
    public func needed(_ name: String) throws(CBORError) -> CBORValue {
        guard let value = try member(name) else { throw CBORError(.missing(name), at: offset) }
        return value
    }

    /// The value of a number as the key of a map; `nil` if there is none.
    public func member(_ number: Int64) throws(CBORError) -> CBORValue? { try member(String(number)) { $0.number == number } }

    /// The value of a number as the key of a map, which must be there.
    public func needed(_ number: Int64) throws(CBORError) -> CBORValue {
        guard let value = try member(number) else { throw CBORError(.missing(String(number)), at: offset) }
        return value
    }

    /// Checks that neither the value nor one inside of it is a map with two equal keys.
    public func checkKeys() throws(CBORError) {
        for index in index..<node.next where tree.nodes[index].major == CBORTree.map {
            var seen: Set<ArraySlice<UInt8>> = []
            for (key, _) in try CBORValue(tree: tree, index: index).map() where !seen.insert(key.encoding).inserted {
                throw CBORError(.repeatedKey, at: key.offset)
            }
        }
    }

    private func member(_ name: String, _ isKey: (CBORValue) -> Bool) throws(CBORError) -> CBORValue? {
        var found: CBORValue?
        for (key, value) in try map() where isKey(key) {
            guard found == nil else { throw CBORError(.repeated(name), at: key.offset) }
            found = value
        }
        return found
    }

    /// The bytes of a string of bytes, joined if it is in parts.
    public func bytes() throws(CBORError) -> [UInt8] {
        guard node.major == CBORTree.byteString else { throw error(.bytes) }
        return content
    }

    /// The text.
    public func text() throws(CBORError) -> String {
        guard node.major == CBORTree.textString else { throw error(.text) }
        return string
    }

    /// The whole number, if 64 bits can hold it.
    public func integer() throws(CBORError) -> Int64 {
        guard let number else { throw error(.number) }
        return number
    }

    /// The truth value.
    public func truth() throws(CBORError) -> Bool {
        guard form == .simple(20) || form == .simple(21) else { throw error(.truth) }
        return form == .simple(21)
    }

    /// The text of a date and time, which has the tag 0.
    public func time() throws(CBORError) -> String {
        guard form == .tag(0), let text = children.first, text.node.major == CBORTree.textString else { throw error(.time) }
        return text.string
    }

    /// The CBOR in a string of bytes with the tag 24. Places in it begin with 0 again.
    public func embedded(limits: CBORLimits = CBORLimits()) throws(CBORError) -> CBORValue {
        guard form == .tag(24), let string = children.first, string.node.major == CBORTree.byteString else { throw error(.embedded) }
        return try CBORTree(string.content, limits: limits).root
    }

    private var number: Int64? {
        switch form {
        case .unsigned(let number): Int64(exactly: number)
        case .negative(let number): Int64(exactly: number).map { -1 - $0 }
        default: nil
        }
    }

    private var string: String { String(decoding: content, as: UTF8.self) }

    /// The bytes of a string, of all parts.
    private var content: [UInt8] {
        // Cannot trap: a value ends after its head.
        guard node.isIndefinite else { return Array(tree.bytes[node.contentStart..<node.end]) }
        // Cannot trap: a value ends after its head.
        return children.reduce(into: []) { $0 += tree.bytes[$1.node.contentStart..<$1.node.end] }
    }
}
