/// Writes a document in canonical form: members in Apple's order, one per line, indented by two spaces.
///
/// Strings, numbers and names keep their spelling byte for byte. A member that the tables do not know stays behind the
/// known one that it follows, so that what belongs together stays together.
package struct CanonicalFormatter {
    private let bytes: [UInt8]
    private let nodes: [Node]
    private let tables: ShapeTables
    private var output: [UInt8] = []

    private init(bytes: [UInt8], nodes: [Node], tables: ShapeTables) {
        self.bytes = bytes
        self.nodes = nodes
        self.tables = tables
        output.reserveCapacity(bytes.count + bytes.count / 2)
    }

    /// The document with a line end behind it. `nil` when the text is not JSON; a kind of `nil` keeps the order of all members.
    package static func pretty(
        _ bytes: some Collection<UInt8>, as kind: DocumentKind?, in catalogs: [Catalog] = [.applePay], limits: Limits = Limits()
    ) -> [UInt8]? {
        let text = SourceText(bytes)
        var scanner = Scanner()
        guard scanner.scan(text, limits: limits), scanner.nodeCount > 0 else { return nil }
        let catalog = kind.flatMap { kind in catalogs.first { $0.kinds.contains(kind) } }
        var canonical = CanonicalFormatter(
            bytes: text.padded, nodes: Array(scanner.nodes.prefix(scanner.nodeCount)), tables: (catalog ?? .applePay).tables)
        canonical.value(0, depth: 0, as: catalog.flatMap { _ in kind.map { .dictionary($0.shape) } })
        canonical.output.append(0x0A)
        return canonical.output
    }

    /// What the tables say about the objects at a place.
    private enum Content {
        case dictionary(Int)
        /// A dictionary that a member of the object decides.
        case choice(VariantRow)
    }

    /// The scanner limits the depth.
    private mutating func value(_ node: Int, depth: Int, as content: Content?) {
        switch nodes[node].kind {
        case .object: object(node, depth: depth, shape: content.flatMap { shape(of: node, $0) })
        case .array: array(node, depth: depth, as: content)
        default: copy(node)
        }
    }

    private func shape(of object: Int, _ content: Content) -> Int? {
        switch content {
        case .dictionary(let shape): shape
        case .choice(let row): variant(row, object, tables.shapes[tables.shape(ofChoice: 0, of: row)].names)
        }
    }

    private mutating func copy(_ index: Int) {
        let node = nodes[index]
        let quotes = node.isString ? 1 : 0
        output.append(contentsOf: bytes[Int(node.start) - quotes..<Int(node.end) + quotes])
    }

    private mutating func breakLine(_ depth: Int) {
        output.append(0x0A)
        for _ in 0..<depth * 2 { output.append(0x20) }
    }

    private mutating func array(_ node: Int, depth: Int, as content: Content?) {
        output.append(UInt8(ascii: "["))
        var element = node + 1
        while element < Int(nodes[node].next) {
            if element > node + 1 { output.append(UInt8(ascii: ",")) }
            breakLine(depth + 1)
            value(element, depth: depth + 1, as: content)
            element = Int(nodes[element].next)
        }
        if nodes[node].count > 0 { breakLine(depth) }
        output.append(UInt8(ascii: "]"))
    }

    private mutating func object(_ node: Int, depth: Int, shape: Int?) {
        output.append(UInt8(ascii: "{"))
        var isFirst = true
        for member in ordered(node, shape: shape) {
            if !isFirst { output.append(UInt8(ascii: ",")) }
            isFirst = false
            breakLine(depth + 1)
            copy(member.key)
            output.append(UInt8(ascii: ":"))
            output.append(0x20)
            value(member.key + 1, depth: depth + 1, as: shape.flatMap { inner(member, node, $0) })
        }
        if nodes[node].count > 0 { breakLine(depth) }
        output.append(UInt8(ascii: "}"))
    }

    private struct Member {
        var key: Int
        /// The index in the dictionary, `nil` for an unknown name.
        var slot: Int?
        /// The place of the known member before it, or its own.
        var rank: Int
    }

    private func ordered(_ node: Int, shape: Int?) -> [Member] {
        var members: [Member] = []
        var rank = -1
        var key = node + 1
        while key < Int(nodes[node].next) {
            let slot = shape.flatMap { tables.exactName(JSONText.decode(bytes, nodes[key]), in: tables.shapes[$0].names) }
            rank = slot ?? rank
            members.append(Member(key: key, slot: slot, rank: rank))
            key = Int(nodes[key + 1].next)
        }
        guard shape != nil else { return members }
        return members.inOrder { $0.rank }
    }

    /// What a member's value holds, or its elements.
    private func inner(_ member: Member, _ object: Int, _ shape: Int) -> Content? {
        guard let slot = member.slot else { return nil }
        let names = tables.shapes[shape].names
        let row = tables.members[Int(names.first) + slot]
        switch row.code {
        case .record: return .dictionary(Int(row.argument))
        case .list where row.element == .record: return .dictionary(Int(row.argument))
        case .list where row.element == .choice: return .choice(tables.variants[Int(row.argument)])
        case .choice: return .choice(tables.variants[Int(row.argument)])
        case .variant: return variant(tables.variants[Int(row.argument)], object, names).map { .dictionary($0) }
        default: return nil
        }
    }

    /// The dictionary that a member of an object decides on.
    private func variant(_ row: VariantRow, _ object: Int, _ names: NameList) -> Int? {
        let name = tables.name(Int(names.first) + Int(row.selector)).utf8
        guard let value = NodeTree(nodes.window, bytes.window).value(of: name, in: object), nodes[value].isString,
            let choice = tables.exactName(JSONText.decode(bytes, nodes[value]), in: row.names)
        else { return nil }
        return tables.shape(ofChoice: choice, of: row)
    }
}
