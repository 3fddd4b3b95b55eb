import PaySheet

/// The objects, lists and values of a text that may be broken at any place.
///
/// It knows braces, brackets, names and values, and leaves out whatever is between them. So a text that is being typed has an outline,
/// too. Comments, names without quotes and single quotes are read as JavaScript has them.
struct Outline: Sendable {
    /// A value, with its name if it is a member. Items are in the order of the text; children follow their parent.
    struct Item: Sendable {
        let kind: Kind
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
    /// The open containers.
    private var open: [Int] = []
    /// The name of the member whose value comes next.
    private var name: Range<Int>?
    private var hasColon = false

    /// More items, and deeper ones, are left out.
    private static let mostItems = 1 << 20
    private static let mostDepth = 64

    /// - Parameters:
    ///   - range: The part of the text to read.
    ///   - origin: Where the text comes from, if it was made of source code. Places are then those of the code.
    init(_ bytes: [UInt8], in range: Range<Int>? = nil, origin: TextOrigin? = nil) {
        self.bytes = bytes
        self.origin = origin
        let range = range ?? 0..<bytes.count
        var index = range.lowerBound
        while index < range.upperBound, items.count < Outline.mostItems { index = step(index, range.upperBound) }
        dropName()
        for item in open {
            items[item].next = items.count
            items[item].range = items[item].range.lowerBound..<range.upperBound
        }
        open = []
    }

    // MARK: Reading

    private var isInObject: Bool { open.last.map { items[$0].kind == .object } ?? false }

    private mutating func step(_ index: Int, _ end: Int) -> Int {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            add(byte == UInt8(ascii: "{") ? .object : .array, index..<index + 1, isClosed: false)
            if open.count < Outline.mostDepth { open.append(items.count - 1) }
            return index + 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            close(byte == UInt8(ascii: "}") ? .object : .array, index + 1)
            return index + 1
        case UInt8(ascii: ":"):
            if !isInObject { leaveList() }
            hasColon = name != nil
            return index + 1
        case UInt8(ascii: ","):
            dropName()
            return index + 1
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
            let (stop, isClosed) = stringEnd(index, end)
            take(.string, index..<stop, isClosed: isClosed)
            return stop
        case UInt8(ascii: "/") where index + 1 < end && (bytes[index + 1] == byte || bytes[index + 1] == UInt8(ascii: "*")):
            return commentEnd(index, end)
        case _ where Outline.isWord(byte):
            var stop = index + 1
            while stop < end, Outline.isWord(bytes[stop]) { stop += 1 }
            take(.word, index..<stop, isClosed: true)
            return stop
        default: return index + 1
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80..., UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }

    /// A string that is not closed ends with its line.
    private func stringEnd(_ start: Int, _ end: Int) -> (Int, Bool) {
        var index = start + 1
        while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
            } else if bytes[index] == bytes[start] {
                return (index + 1, true)
            } else {
                index += 1
            }
        }
        return (min(index, end), false)
    }

    private func commentEnd(_ start: Int, _ end: Int) -> Int {
        let isLine = bytes[start + 1] == UInt8(ascii: "/")
        var index = start + 2
        while index < end {
            if isLine, bytes[index] == 0x0A { return index }
            if !isLine, bytes[index] == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "*"), index > start + 2 { return index + 1 }
            index += 1
        }
        return end
    }

    /// Takes a string or a word: a name where one can be, else a value.
    private mutating func take(_ kind: Kind, _ range: Range<Int>, isClosed: Bool) {
        guard isInObject, !hasColon else { return add(kind, range, isClosed: isClosed) }
        dropName()
        name = range
    }

    private mutating func add(_ kind: Kind, _ range: Range<Int>, isClosed: Bool) {
        let isMember = isInObject
        // A value without a name, or without a colon, belongs to no member.
        let own = isMember ? name ?? range.lowerBound..<range.lowerBound : range.lowerBound..<range.lowerBound
        items.append(Item(kind: kind, range: range, name: own, parent: open.last ?? -1, next: items.count + 1, isClosed: isClosed))
        name = nil
        hasColon = false
    }

    /// Ends the open lists, if the last string is the name of a member of the object around them.
    private mutating func leaveList() {
        guard let last = items.last, last.kind == .string, last.parent == open.last,
            let object = open.lastIndex(where: { items[$0].kind == .object })
        else { return }
        items.removeLast()
        while open.count > object + 1 {
            let list = open.removeLast()
            items[list].next = items.count
            items[list].range = items[list].range.lowerBound..<last.range.lowerBound
        }
        name = last.range
    }

    /// Ends a member that has no value.
    private mutating func dropName() {
        guard let name else {
            hasColon = false
            return
        }
        let end = name.upperBound
        items.append(Item(kind: .missing, range: end..<end, name: name, parent: open.last ?? -1, next: items.count + 1, isClosed: hasColon))
        self.name = nil
        hasColon = false
    }

    /// Closes the container of a bracket, and those inside of it that were left open.
    private mutating func close(_ kind: Kind, _ end: Int) {
        dropName()
        guard let place = open.lastIndex(where: { items[$0].kind == kind }) else { return }
        while open.count > place {
            let item = open.removeLast()
            items[item].next = items.count
            items[item].range = items[item].range.lowerBound..<end
            items[item].isClosed = open.count == place
        }
    }

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
        if let first = range.first,
            bytes[first] == UInt8(ascii: "\"") || bytes[first] == UInt8(ascii: "'") || bytes[first] == UInt8(ascii: "`")
        {
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
