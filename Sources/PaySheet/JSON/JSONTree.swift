/// A JSON value as a tree: the way between this library's own text and the coders of others, and to changes of examples.
package indirect enum JSONTree: Sendable, Hashable {
    case null
    case boolean(Bool)
    /// The spelling.
    case number([UInt8])
    case text(String)
    case list([JSONTree])
    case object([Member])

    package struct Member: Sendable, Hashable {
        package let name: String
        package var value: JSONTree

        package init(name: String, value: JSONTree) {
            self.name = name
            self.value = value
        }
    }

    /// The value at a node of either scanner. Members that are `undefined` are left out, as `JSON.stringify` has it.
    package init(_ text: SourceText, _ nodes: [Node], _ index: Int = 0) {
        let node = nodes[index]
        switch node.kind {
        case .null, .undefined, .unknown, .spread: self = .null
        case .true: self = .boolean(true)
        case .false: self = .boolean(false)
        case .number: self = .number(JSONText.plainNumber(text.padded, node))
        case .string: self = .text(String(decoding: JSONText.decode(text.window, node), as: UTF8.self))
        case .array:
            var elements: [JSONTree] = []
            var child = index + 1
            while child < Int(node.next) {
                elements.append(JSONTree(text, nodes, child))
                child = Int(nodes[child].next)
            }
            self = .list(elements)
        case .object:
            var members: [Member] = []
            var key = index + 1
            while key < Int(node.next) {
                let name = String(decoding: JSONText.decode(text.window, nodes[key]), as: UTF8.self)
                if !nodes[key + 1].is(.undefined) { members.append(Member(name: name, value: JSONTree(text, nodes, key + 1))) }
                key = Int(nodes[key + 1].next)
            }
            self = .object(members)
        }
    }

    /// Reads JSON text. `nil` when it is none.
    package init?(_ bytes: some Collection<UInt8>) {
        let text = SourceText(bytes)
        var scanner = Scanner()
        guard scanner.scan(text, limits: Limits()) else { return nil }
        self.init(text, scanner.nodes)
    }
}

extension JSONTree {
    /// The value of a member. The last one of a name counts, as in JavaScript.
    package func member(_ name: String) -> JSONTree? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.name == name }?.value
    }

    package func text(_ name: String) -> String? {
        guard case .text(let text)? = member(name) else { return nil }
        return text
    }

    package func wholeNumber(_ name: String) -> Int64? {
        guard case .number(let spelling)? = member(name) else { return nil }
        return Int64(String(decoding: spelling, as: UTF8.self))
    }

    /// The value with the members of each object in the order of their names.
    package var withSortedMembers: JSONTree { sorted { $0 } }

    /// The value with sorted members and other spellings of its numbers.
    func sorted(_ spelled: ([UInt8]) -> [UInt8]) -> JSONTree {
        switch self {
        case .null, .boolean, .text: self
        case .number(let spelling): .number(spelled(spelling))
        case .list(let elements): .list(elements.map { $0.sorted(spelled) })
        case .object(let members):
            .object(members.map { Member(name: $0.name, value: $0.value.sorted(spelled)) }.inByteOrder { Array($0.name.utf8) })
        }
    }

    /// The value as minified JSON.
    package var bytes: [UInt8] {
        var writer = Writer()
        write(&writer)
        return writer.bytes
    }

    /// The value as minified JSON text.
    package var json: String { String(decoding: bytes, as: UTF8.self) }
}

extension JSONTree: JSONWritable {
    package func write(_ writer: inout Writer) {
        switch self {
        case .null: writer.bytes += [UInt8]("null".utf8)
        case .boolean(let value): value.write(&writer)
        case .number(let spelling): writer.bytes += spelling
        case .text(let text): text.write(&writer)
        case .list(let elements): elements.write(&writer)
        case .object(let members):
            let object = writer.open(UnknownMembers())
            for member in members { writer.putAny(member.name, member.value) }
            writer.close(object, UnknownMembers())
        }
    }
}

extension Writer {
    /// Writes a member whose name needs escapes, perhaps.
    mutating func putAny(_ name: String, _ value: some JSONWritable) {
        if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
        name.write(&self)
        bytes.append(UInt8(ascii: ":"))
        value.write(&self)
    }
}
