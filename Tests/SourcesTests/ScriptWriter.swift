import PaySheet

/// Writes a document as a literal of JavaScript, and keeps where each token of the JSON went.
struct ScriptWriter {
    /// How the literal is written.
    enum Style: String, CaseIterable {
        case singleQuotes, trailingCommas, comments, computed, types, element
    }

    private let style: Style
    private let json: [UInt8]
    private let nodes: [Node]
    private(set) var text: [UInt8] = []
    /// The place of a token in the literal, by its place in the JSON.
    private(set) var places: [Int: Int] = [:]
    /// The place of the last computed value.
    private(set) var computedPlace: Int?
    /// The values that are computed in the literal.
    private let computed: Set<Int>
    /// Whether another object has them, which is spread at the beginning of theirs.
    private let areSpread: Bool

    /// Writes a document, which must be JSON.
    ///
    /// - Parameter computed: The nodes of the values that the literal computes.
    init?(_ json: [UInt8], _ style: Style, computed: Set<Int> = [], areSpread: Bool = false) {
        var scanner = Scanner()
        guard scanner.scan(SourceText(json), limits: Limits()) else { return nil }
        nodes = Array(scanner.nodes.prefix(scanner.nodeCount))
        self.json = json
        self.style = style
        self.computed = computed
        self.areSpread = areSpread
        write(0)
    }

    static func nodes(of json: [UInt8]) -> [Node] {
        var scanner = Scanner()
        return scanner.scan(SourceText(json), limits: Limits()) ? Array(scanner.nodes.prefix(scanner.nodeCount)) : []
    }

    private mutating func add(_ part: String) { text += part.utf8 }

    private mutating func write(_ index: Int) {
        let node = nodes[index]
        places[node.isString ? Int(node.start) - 1 : Int(node.start)] = text.count
        if computed.contains(index) {
            computedPlace = text.count
            return add("compute(\(index))")
        }
        switch node.kind {
        case .object, .array: write(index, isObject: node.kind == .object)
        case .string:
            let quote = style == .trailingCommas ? UInt8(ascii: "\"") : UInt8(ascii: "'")
            write(json[node.range], in: quote)
            if style == .types { add(" as string") }
        default: text += json[node.range]
        }
    }

    private mutating func write(_ index: Int, isObject: Bool) {
        add(isObject ? "{" : "[")
        var child = index + 1
        var isFirst = true
        if isObject, areSpread, members(of: index).contains(where: { computed.contains($0) }) {
            add("...rest")
            isFirst = false
        }
        while child < Int(nodes[index].next) {
            if isObject, areSpread, computed.contains(child + 1) {
                child = Int(nodes[child + 1].next)
                continue
            }
            if !isFirst { add(",") }
            isFirst = false
            separate()
            if isObject { key(child) }
            let value = isObject ? child + 1 : child
            write(value)
            child = Int(nodes[value].next)
        }
        if style == .trailingCommas, child > index + 1 { add(",") }
        separate()
        add(isObject ? "}" : "]")
    }

    private func members(of object: Int) -> [Int] {
        var members: [Int] = []
        var key = object + 1
        while key < Int(nodes[object].next) {
            members.append(key + 1)
            key = Int(nodes[key + 1].next)
        }
        return members
    }

    private mutating func separate() {
        switch style {
        case .singleQuotes, .types: add(" ")
        case .trailingCommas, .element: add("\n  ")
        case .comments: add(" // it's { not [ read\n /* ' */ ")
        case .computed: break
        }
    }

    private mutating func key(_ index: Int) {
        let name = json[nodes[index].range]
        places[Int(nodes[index].start) - 1] = text.count
        let isPlain = !name.isEmpty && name.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
        if isPlain { text += name } else { write(name, in: UInt8(ascii: "'")) }
        add(": ")
    }

    /// The escapes of JSON mean the same in JavaScript.
    private mutating func write(_ content: ArraySlice<UInt8>, in quote: UInt8) {
        text.append(quote)
        for byte in content {
            if byte == quote, quote == UInt8(ascii: "'") { text.append(UInt8(ascii: "\\")) }
            text.append(byte)
        }
        text.append(quote)
    }
}
