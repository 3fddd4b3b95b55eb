import PaySheet

/// The objects, lists and values of a text that may be broken at any place.
///
/// The recovering scanner reads it. So a text that is being typed has an outline, too.
struct Outline: Sendable {
    /// A value, with its name if it is a member. Items are in the order of the text; children follow their parent.
    struct Item: Sendable {
        var kind: Kind
        /// The bytes of the value, with its quotes.
        var range: Range<Int>
        /// The bytes of the name, with its quotes; empty for elements and the root.
        let name: Range<Int>
        let parent: Int
        /// The index of the first item that does not belong to the value.
        var next: Int
        /// Whether the end of the value is in the text.
        var isClosed: Bool
    }

    enum Kind: Sendable, Hashable {
        case object, array, string
        /// A number, `true`, `null`, or any other word.
        case word
        /// A name whose value is not written yet.
        case missing
    }

    private(set) var items: [Item] = []
    let bytes: [UInt8]
    /// Where the text comes from, if it was made of source code.
    let origin: TextOrigin?

    /// So many places are repaired that the scanner understands in another way than people who type.
    private static let mostRepairs = 8

    /// - Parameters:
    ///   - range: The part of the text to read.
    ///   - origin: Where the text comes from, if it was made of source code. Places are then those of the code.
    init(_ bytes: [UInt8], in range: Range<Int>? = nil, origin: TextOrigin? = nil) {
        self.bytes = bytes
        self.origin = origin
        let range = range ?? 0..<bytes.count
        var part = Array(bytes[range])
        var nodes = RecoveringScanner.scan(part, limits: Limits()).parts
        for _ in 0..<Outline.mostRepairs {
            if let end = Outline.endOfOpenList(part, nodes) {
                part[end] = UInt8(ascii: "]")
            } else if let end = Outline.endOfLoneName(part, nodes) {
                part[end] = UInt8(ascii: ",")
            } else {
                break
            }
            nodes = RecoveringScanner.scan(part, limits: Limits()).parts
        }
        add(nodes, from: range.lowerBound)
    }

    // MARK: Reading

    /// Returns the byte before a text in a list that is the name of a member of the object around it.
    private static func endOfOpenList(_ bytes: [UInt8], _ nodes: [Node]) -> Int? {
        var lists: [Int] = []
        for (index, node) in nodes.enumerated() {
            while let list = lists.last, Int(nodes[list].next) <= index { lists.removeLast() }
            if node.is(.array) || node.is(.object) { lists.append(index) }
            guard node.isString, let list = lists.last, nodes[list].is(.array), Int(nodes[list].start) + 2 < Int(node.start) else {
                continue
            }
            let colon = bytes[Int(node.end)...].dropFirst().first { $0 > 0x20 }
            if colon == UInt8(ascii: ":") { return Int(node.start) - 2 }
        }
        return nil
    }

    /// Returns the space behind a name without a colon, which the scanner has joined with the next member.
    private static func endOfLoneName(_ bytes: [UInt8], _ nodes: [Node]) -> Int? {
        let index = nodes.indices.dropLast().first { index in
            let (name, value) = (nodes[index], nodes[index + 1])
            guard name.isString, value.is(.unknown), value.start == name.end, value.start < value.end, bytes[Int(name.end)] <= 0x20 else {
                return false
            }
            let next = bytes[Int(name.end)...].first { $0 > 0x20 }
            return next != UInt8(ascii: ":") && next != UInt8(ascii: "(")
        }
        return index.map { Int(nodes[$0].end) }
    }

    private mutating func add(_ nodes: [Node], from start: Int) {
        var open: [(item: Int, next: Int)] = []
        var index = 0
        while index < nodes.count {
            while let last = open.last, last.next <= index { items[open.removeLast().item].next = items.count }
            let parent = open.last?.item ?? -1
            let isMember = parent >= 0 && items[parent].kind == .object
            let name = isMember ? outer(nodes[index], start) : 0..<0
            if isMember { index += 1 }
            guard index < nodes.count else { break }
            var item = Item(
                kind: .word, range: outer(nodes[index], start), name: name, parent: parent, next: items.count + 1, isClosed: true)
            switch nodes[index].kind {
            case .object, .array:
                let isObject = nodes[index].is(.object)
                item.kind = isObject ? .object : .array
                item.isClosed = bytes[item.range.upperBound - 1] == UInt8(ascii: isObject ? "}" : "]")
                open.append((items.count, Int(nodes[index].next)))
            case .string: item.kind = .string
            case .undefined, .unknown:
                guard item.range.isEmpty else { break }
                item.kind = .missing
                item.range = name.upperBound..<name.upperBound
                item.isClosed = bytes[name.upperBound...].first { $0 > 0x20 } == UInt8(ascii: ":")
            default: break
            }
            items.append(item)
            index += 1
        }
        while let last = open.popLast() { items[last.item].next = items.count }
    }

    /// The bytes of a node, with its quotes.
    private func outer(_ node: Node, _ start: Int) -> Range<Int> {
        let range = node.range.lowerBound + start..<node.range.upperBound + start
        guard node.isString, !node.isBare, range.lowerBound > 0, Outline.quotes.contains(bytes[range.lowerBound - 1]) else { return range }
        let isClosed = range.upperBound < bytes.count && bytes[range.upperBound] == bytes[range.lowerBound - 1]
        return range.lowerBound - 1..<range.upperBound + (isClosed ? 1 : 0)
    }

    private static let quotes = [UInt8]("\"'`".utf8)

    // MARK: Asking

    /// The children of an item.
    func children(of item: Int) -> [Int] {
        var children: [Int] = []
        var child = item + 1
        while child < items[item].next {
            children.append(child)
            child = items[child].next
        }
        return children
    }

    /// The innermost item that holds a byte, with its name. A place behind the last byte of a value belongs to it.
    func item(at offset: Int) -> Int? {
        if origin != nil { return sourceItem(at: offset) }
        return innermost { item in
            let start = item.name.isEmpty ? item.range.lowerBound : item.name.lowerBound
            return start <= offset && offset <= max(item.range.upperBound, item.name.upperBound)
        }
    }

    /// The innermost object or list that is open at a byte.
    func container(at offset: Int) -> Int? {
        innermost { item in
            let end = item.isClosed ? item.range.upperBound - 1 : item.range.upperBound
            return (item.kind == .object || item.kind == .array) && item.range.lowerBound < offset && offset <= end
        }
    }

    /// The innermost item for which a condition holds, as for all items around it.
    private func innermost(_ holds: (Item) -> Bool) -> Int? {
        var found: Int?
        var index = 0
        while index < items.count {
            if holds(items[index]) {
                found = index
                index += 1
            } else {
                index = max(items[index].next, index + 1)
            }
        }
        return found
    }

    /// The text of a name, a string or a word, without quotes.
    func text(_ range: Range<Int>) -> String {
        var range = range
        if let first = range.first, Outline.quotes.contains(bytes[first]) {
            let isClosed = range.count > 1 && bytes[range.upperBound - 1] == bytes[first]
            range = (first + 1)..<(isClosed ? range.upperBound - 1 : range.upperBound)
        }
        return String(decoding: bytes[range], as: UTF8.self)
    }

    func name(of item: Int) -> String { text(items[item].name) }

    /// The value of a string or a word; `nil` if only the program knows it.
    func value(of item: Int) -> String? {
        switch items[item].kind {
        case .string, .word: isUnknown(item) ? nil : text(items[item].range)
        case .object, .array, .missing: nil
        }
    }

    /// The member of an object with a name. Of several the last one counts.
    func member(_ name: String, of object: Int) -> Int? { children(of: object).last { self.name(of: $0) == name } }

    /// The steps from the root to an item as an RFC 6901 pointer.
    func pointer(to item: Int) -> String {
        guard item >= 0, items[item].parent >= 0 else { return "" }
        let parent = items[item].parent
        var step = ""
        if items[parent].kind == .object {
            for scalar in name(of: item).unicodeScalars {
                switch scalar {
                case "~": step += "~0"
                case "/": step += "~1"
                default: step.unicodeScalars.append(scalar)
                }
            }
        } else {
            step = String(children(of: parent).firstIndex(of: item) ?? 0)
        }
        return pointer(to: parent) + "/" + step
    }
}
