/// The document that findings point into.
package final class FindingSource: Sendable {
    /// The text with its padding.
    package let padded: [UInt8]
    package let count: Int
    package let nodes: [Node]
    /// The dictionary at the root.
    package let shape: Int?
    /// Nodes whose values may be shown.
    package let visible: VisibleNodes?
    /// The words of the findings of rules.
    let notes: [RuleNote]
    /// The text is JSON, so that it can be corrected piece by piece.
    let isJSON: Bool
    /// What the check went by: a corrected text is checked once more.
    let policy: Policy
    let largeContainers: ChildIndex

    static let empty = FindingSource(SourceText(), nodes: [], shape: nil, visible: nil, notes: [], isJSON: false, policy: Policy())

    init(_ text: SourceText, nodes: [Node], shape: Int?, visible: VisibleNodes?, notes: [RuleNote], isJSON: Bool, policy: Policy) {
        self.notes = notes
        self.isJSON = isJSON
        self.policy = policy
        padded = text.padded
        count = text.count
        self.nodes = nodes
        largeContainers = ChildIndex(nodes)
        self.shape = shape
        self.visible = visible
    }

    /// The text itself.
    package var bytes: ArraySlice<UInt8> { padded[0..<count] }

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
        var pointer = ""
        for step in path(to: target) {
            switch step {
            case .element(let index): pointer += "/" + String(index)
            case .member(let key): pointer += FindingSource.step(String(decoding: text(of: key), as: UTF8.self))
            }
        }
        return pointer
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

/// Where the lines of a text begin; built once, it finds any place quickly, also in a line of megabytes.
package struct LineIndex: Sendable {
    private let source: FindingSource
    private let starts: [Int]
    /// The columns of every so many bytes of the text, where a line is longer; else none.
    private let marks: [Mark]

    private struct Mark: Sendable {
        var column: Int
        var utf16: Int

        /// A byte-order mark has no column of its own.
        mutating func pass(_ byte: UInt8) {
            guard byte & 0xC0 != 0x80 else { return }
            column += 1
            utf16 += byte >= 0xF0 ? 2 : 1
        }
    }

    private static let stride = 512

    package init(_ source: FindingSource) {
        self.source = source
        var starts = [0]
        var rest = source.bytes
        while let end = rest.firstIndex(of: 0x0A) {
            starts.append(end + 1)
            rest = rest[(end + 1)...]
        }
        var isLong = source.count - starts[starts.count - 1] > LineIndex.stride
        for line in starts.indices.dropLast() { isLong = isLong || starts[line + 1] - starts[line] > LineIndex.stride }
        self.starts = starts
        marks = isLong ? LineIndex.marks(source) : []
    }

    private static func marks(_ source: FindingSource) -> [Mark] {
        var marks: [Mark] = []
        marks.reserveCapacity(source.count / stride + 1)
        var mark = Mark(column: 1, utf16: 1)
        for offset in 0..<source.count {
            if offset % stride == 0 { marks.append(mark) }
            let byte = source.padded[offset]
            if byte == 0x0A { mark = Mark(column: 1, utf16: 1) } else { mark.pass(byte) }
        }
        return marks
    }

    package var lineCount: Int { starts.count }

    /// The bytes of a line, without its end, counted from 1.
    package func range(ofLine line: Int) -> Range<Int> {
        let start = starts[min(max(line, 1), starts.count) - 1]
        var end = line < starts.count ? starts[line] - 1 : source.count
        if end > start, source.padded[end - 1] == 0x0D { end -= 1 }
        return start..<max(end, start)
    }

    package func position(at offset: Int) -> TextPosition {
        let offset = min(max(offset, 0), source.count)
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        var mark = Mark(column: 1, utf16: 1)
        var start = starts[low]
        let stop = min(offset / LineIndex.stride, marks.count - 1)
        if stop * LineIndex.stride > start {
            mark = marks[stop]
            start = stop * LineIndex.stride
        }
        let padded = source.padded
        let bytes = padded.window
        while start < offset {
            // Eight letters of ASCII at once: most text is nothing else.
            if start &+ 8 <= offset, bytes.word(at: start) & 0x8080_8080_8080_8080 == 0 {
                mark.column += 8
                mark.utf16 += 8
                start += 8
            } else {
                mark.pass(bytes[start])
                start += 1
            }
        }
        return TextPosition(line: low + 1, column: mark.column, utf16Column: mark.utf16, offset: offset)
    }
}
