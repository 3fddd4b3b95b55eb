/// The document that findings point into.
package final class FindingSource: Sendable {
    /// The text with its padding.
    package let padded: [UInt8]
    package let count: Int
    package let nodes: [Node]
    /// The dictionary at the root.
    package let shape: Int?
    /// The words of the findings of rules.
    let notes: [RuleNote]
    /// The text is JSON, so that it can be corrected piece by piece.
    let isJSON: Bool
    /// How the check judged, and what it expected: a corrected text is checked once more.
    let policy: RulePolicy
    let largeContainers: ChildIndex

    /// The tables that the document was read with.
    var tables: ShapeTables { policy.catalog.tables }

    static let empty = FindingSource(SourceText(), nodes: [], shape: nil, notes: [], isJSON: false, policy: RulePolicy(Policy()))

    init(_ text: SourceText, nodes: [Node], shape: Int?, notes: [RuleNote], isJSON: Bool, policy: RulePolicy) {
        self.notes = notes
        self.isJSON = isJSON
        self.policy = policy
        padded = text.padded
        count = text.count
        self.nodes = nodes
        largeContainers = ChildIndex(nodes)
        self.shape = shape
    }

    /// The text itself.
    package var bytes: ArraySlice<UInt8> { padded[0..<count] }

    /// What the document is read as where it is read once more.
    private var target: Checker.Target { shape.map { .shape($0) } ?? .automatic }

    /// The nodes whose values a report may show; `nil` where nobody knows. The document is read once more for it: few reports ask.
    package func visibleNodes() -> VisibleNodes? {
        guard !nodes.isEmpty else { return nil }
        var checker = Checker(policy.catalog)
        checker.load(bytes)
        return checker.check(as: target, by: policy, recovering: true, notingVisible: true, checkingRules: false).visible
    }

    /// The verdict over all findings, however many there are. The document is checked once more for it: few people ask, and few
    /// documents have more findings than are kept.
    var fullVerdict: SafariVerdict {
        let boundless = RulePolicy(policy.policy.with { $0.maximumFindings = .max }, policy.expectations, policy.catalog)
        var checker = Checker(policy.catalog)
        checker.load(bytes)
        let full = checker.check(as: target, by: boundless)
        let source = FindingSource(
            checker.text, nodes: checker.currentNodes(isJSON: true), shape: full.shape, notes: full.notes, isJSON: true, policy: boundless)
        return Findings(
            raw: full.findings, faults: [], isTruncated: false, source: source, absorbed: full.absorbed
        ).safari(full.shape)
    }

    /// The range of a node with its quotes.
    package func range(of index: Int) -> Range<Int> {
        guard nodes.indices.contains(index) else { return 0..<min(count, 1) }
        let node = nodes[index]
        guard node.isString, !node.isBare else { return node.range }
        return max(Int(node.start) - 1, 0)..<min(Int(node.end) + 1, count)
    }

    /// The text of a node: of a string its content.
    func text(of index: Int) -> [UInt8] {
        guard nodes.indices.contains(index) else { return [] }
        let node = nodes[index]
        return node.isString ? JSONText.decode(padded, node) : Array(padded[node.range])
    }

    /// One step from a container to what it holds.
    enum Step {
        case member(key: Int)
        case element(Int)
    }

    /// The steps from the root to a node; a name counts as its member.
    func path(to target: Int) -> [Step] {
        var steps: [Step] = []
        var node = 0
        while node != target, let child = child(of: node, holding: target) {
            let isObject = nodes[node].kind == .object
            steps.append(isObject ? .member(key: child.node) : .element(child.place))
            guard !isObject || child.node != target else { return steps }
            node = isObject ? child.node + 1 : child.node
        }
        return steps
    }

    /// The name or the element of a container that a node belongs to, and which of its children that is.
    func child(of container: Int, holding target: Int) -> (node: Int, place: Int)? {
        guard nodes.indices.contains(container), container < target, target < Int(nodes[container].next) else { return nil }
        if let child = largeContainers.child(of: container, holding: target) { return child }
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
        let start = pointer.count
        pointer.append(UInt8(ascii: "/"))
        for place in node.range {
            let byte = padded[place]
            guard byte < 0x80, byte != UInt8(ascii: "~"), byte != UInt8(ascii: "/"), byte != UInt8(ascii: "\\") else {
                pointer.removeSubrange(start...)
                pointer += FindingSource.step(String(decoding: text(of: key), as: UTF8.self)).utf8
                return
            }
            pointer.append(byte)
        }
    }

    private static func append(_ number: Int, to text: inout [UInt8]) {
        if number > 9 { append(number / 10, to: &text) }
        text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }

    /// A name as a step of a pointer.
    static func step(_ name: String) -> String {
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

    /// Where a byte stands. Counts from the beginning of the text: for many places use ``LineIndex``.
    package func position(at offset: Int) -> TextPosition { LineIndex(self).position(at: offset) }
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
}
