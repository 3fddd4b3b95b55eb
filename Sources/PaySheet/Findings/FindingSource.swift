/// The document that findings point into.
package final class FindingSource: Sendable {
    /// The text with its padding.
    package let padded: [UInt8]
    package let count: Int
    package let nodes: [Node]
    /// The dictionary at the root.
    package let shape: Int?
    /// The shape of the values. `nil` if no table describes the document, or the text cannot be read.
    let bound: BoundRecord?
    /// The words of the findings of rules.
    let notes: [RuleNote]
    /// Where the text comes from; `nil` if the text is the document.
    package let origin: TextOrigin?
    /// The text is JSON, so that it can be corrected piece by piece.
    package let isJSON: Bool
    /// The policy and the expectations of the check: a corrected text is checked once more.
    let policy: RulePolicy
    let largeContainers: ChildIndex
    /// Where the lines of the text begin, or those of the file that it comes from.
    package let lines: LineIndex
    /// Objects on one line have a space inside their braces.
    let padsBraces: Bool

    /// The tables that the document was read with.
    var tables: ShapeTables { policy.catalog.tables }

    package static let empty = FindingSource(SourceText(), nodes: [], isJSON: false, policy: RulePolicy(Policy()))

    package init(
        _ text: SourceText, nodes: [Node], shape: Int? = nil, bound: BoundRecord? = nil, notes: [RuleNote] = [], isJSON: Bool,
        origin: TextOrigin? = nil, policy: RulePolicy
    ) {
        self.notes = notes
        self.isJSON = isJSON
        self.policy = policy
        padded = text.padded
        count = text.count
        self.origin = origin
        self.nodes = nodes
        largeContainers = ChildIndex(nodes)
        lines = origin?.file.lines ?? LineIndex(padded, count: count)
        padsBraces = FindingSource.padsBraces(nodes, padded)
        self.shape = shape
        self.bound = bound
    }

    /// The first object on one line tells how its author writes all of them.
    private static func padsBraces(_ nodes: [Node], _ padded: [UInt8]) -> Bool {
        for (index, node) in nodes.enumerated() where node.kind == .object && node.count > 0 && index + 1 < nodes.count {
            let lead = padded[Int(node.start) + 1..<max(Int(node.start) + 1, nodes[index + 1].outerRange.lowerBound)]
            if !lead.contains(0x0A) { return !lead.isEmpty }
        }
        return false
    }

    package var bytes: ArraySlice<UInt8> { padded[0..<count] }

    package func range(of index: Int) -> Range<Int> {
        guard nodes.indices.contains(index) else { return 0..<min(count, 1) }
        return nodes[index].outerRange.clamped(to: 0..<count)
    }

    /// The text of a node: of a string its content.
    func text(of index: Int) -> [UInt8] {
        guard nodes.indices.contains(index) else { return [] }
        let node = nodes[index]
        return node.isString ? JSONText.decode(padded, node) : Array(padded[node.range])
    }

    /// The only element of a list, if it is text.
    func onlyText(in list: Int) -> Int? {
        let (nodes, padded) = (nodes, padded)
        let tree = NodeTree(nodes.window, padded.window)
        return tree.onlyText(in: list)
    }

    /// The name or the element of a container that a node belongs to, and which of its children that is.
    package func child(of container: Int, holding target: Int) -> (node: Int, place: Int)? {
        guard nodes.indices.contains(container), container < target, target < Int(nodes[container].next) else { return nil }
        if nodes[container].count >= ChildIndex.least, let child = largeContainers.child(of: container, holding: target) { return child }
        let isObject = nodes[container].kind == .object
        guard isObject || nodes[container].kind == .array else { return nil }
        var child = container + 1
        var place = 0
        while child < Int(nodes[container].next) {
            let value = isObject ? child + 1 : child
            if target < Int(nodes[value].next) { return (child, place) }
            child = Int(nodes[value].next)
            place += 1
        }
        return nil
    }

    /// The RFC 6901 pointer of a node.
    package func pointer(to target: Int) -> String {
        guard target > 0 else { return "" }
        var pointer: [UInt8] = []
        pointer.reserveCapacity(64)
        var node = 0
        while node != target, let child = child(of: node, holding: target) {
            guard nodes[node].is(.object) else {
                pointer.append(UInt8(ascii: "/"))
                FindingSource.append(child.place, to: &pointer)
                node = child.node
                continue
            }
            appendStep(of: child.node, to: &pointer)
            guard child.node != target else { break }
            node = child.node + 1
        }
        return String(decoding: pointer, as: UTF8.self)
    }

    private func appendStep(of key: Int, to pointer: inout [UInt8]) {
        let node = nodes[key]
        let padded = padded
        let bytes = padded.window
        guard bytes.isPlainStep(node.range) else {
            pointer += FindingSource.step(String(decoding: text(of: key), as: UTF8.self)).utf8
            return
        }
        pointer.append(UInt8(ascii: "/"))
        pointer.append(copying: bytes.extracting(node.range))
    }

    private static func append(_ number: Int, to text: inout [UInt8]) {
        if number > 9 { append(number / 10, to: &text) }
        text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }

    /// A sentence about the document, without what looks personal unless the policy shows it.
    ///
    /// - Parameter plainDigits: The number of digits that a plain number may have.
    func masked(_ sentence: String, plainDigits: Int = PersonalText.amountDigits) -> String {
        policy.policy.quotesPersonal ? sentence : PersonalText.masked(sentence, plainDigits: plainDigits)
    }

    func masked(_ sentence: Sentence) -> Sentence { policy.policy.quotesPersonal ? sentence : sentence.maskingPersonal() }

    /// A name as a step of a pointer.
    package static func step(_ name: String) -> String {
        guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return "/" + name }
        var step = "/"
        for character in name.unicodeScalars {
            switch character {
            case "~": step += "~0"
            case "/": step += "~1"
            default: step.unicodeScalars.append(character)
            }
        }
        return step
    }

    /// The object or list around a value or a name, and which of its children that is.
    package func home(of target: Int) -> (container: Int, place: Int)? {
        guard target > 0, nodes.indices.contains(target) else { return nil }
        var container = 0
        while let child = child(of: container, holding: target) {
            let value = nodes[container].is(.object) ? child.node + 1 : child.node
            if target == child.node || target == value { return (container, child.place) }
            container = value
        }
        return nil
    }
}

extension Node {
    /// The bytes of the value, of a string with its quotes.
    package var outerRange: Range<Int> { isString && !isBare ? max(Int(start) - 1, 0)..<Int(end) + 1 : range }
}

/// A place in a text, as editors and people count.
public struct TextPosition: Sendable, Hashable {
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int
    /// The column in UTF-16 units, from 1: what editors count.
    public let utf16Column: Int
    /// The byte, from 0.
    public let offset: Int

    package init(line: Int, column: Int = 1, utf16Column: Int = 1, offset: Int = 0) {
        self.line = line
        self.column = column
        self.utf16Column = utf16Column
        self.offset = offset
    }
}
