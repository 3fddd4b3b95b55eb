import PaySheet

/// The bytes of a page, and a place in them.
///
/// Markup is found in HTML, in templates, in JSX and in texts of scripts alike, so the reader needs no language. Every byte is read a
/// fixed number of times.
struct PageReader {
    let bytes: [UInt8]
    var place = 0

    /// A start tag.
    struct Tag {
        /// The name in lower case.
        let name: [UInt8]
        /// The place of its angle bracket.
        let place: Int
        var attributes: [Attribute] = []
        /// Whether a slash ends it.
        var isClosed = false

        /// Whether a program can add attributes.
        var isComputed = false

        /// Returns the first attribute with a name; browsers ignore others.
        func attribute(_ name: String) -> Attribute? { attributes.first { $0.name.elementsEqual(name.utf8) } }

        /// Whether the tag or a program sets an attribute. Frameworks write `:amount` and `[amount]`.
        func canHave(_ name: String) -> Bool {
            isComputed
                || attributes.contains { attribute in
                    attribute.name.split { !Letters.isLetter($0) && $0 != UInt8(ascii: "-") }.contains { $0.elementsEqual(name.utf8) }
                        || attribute.name.elementsEqual("v-bind".utf8)
                }
        }
    }

    /// An attribute of a tag.
    struct Attribute {
        /// The name in lower case.
        let name: [UInt8]
        let place: Int
        /// The value, or `nil` if it has none, or a program computes it.
        let value: String?
        let valuePlace: Int
    }

    /// No tag of a page is longer.
    private static let longest = 4096

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Whether a word, in lower case, is at a place in any case.
    func has(_ word: [UInt8], at place: Int) -> Bool {
        guard place >= 0, place + word.count <= bytes.count else { return false }
        for offset in word.indices where ASCII.lowerCased(bytes[place + offset]) != word[offset] { return false }
        return true
    }

    /// Reads the start tag with this name, whose angle bracket is at a place. Moves behind what it read, whether that was a tag or not.
    mutating func readTag(named name: [UInt8], from start: Int) -> Tag? {
        let end = start + 1 + name.count
        guard has(name, at: start + 1), end < bytes.count else { return nil }
        let after = bytes[end]
        guard Letters.isSpace(after) || after == UInt8(ascii: ">") || after == UInt8(ascii: "/") else { return nil }
        var tag = Tag(name: name, place: start)
        place = end
        let limit = min(bytes.count, start + PageReader.longest)
        while place < limit {
            switch bytes[place] {
            case UInt8(ascii: ">"):
                place += 1
                return tag
            case UInt8(ascii: "<"): return nil
            case UInt8(ascii: "/"):
                tag.isClosed = place + 1 < limit && bytes[place + 1] == UInt8(ascii: ">")
                place += 1
            case let byte where Letters.isSpace(byte): place += 1
            case UInt8(ascii: "{"):
                tag.isComputed = true
                skipBraces(limit)
            default:
                guard let attribute = readAttribute(limit) else { return nil }
                tag.attributes.append(attribute)
            }
        }
        return nil
    }

    private mutating func readAttribute(_ limit: Int) -> Attribute? {
        let start = place
        // A name can begin with any character, so the loop always moves.
        repeat { place += 1 } while place < limit && !endsName(bytes[place])
        let name = ASCII.lowerCased(bytes[start..<place])
        var next = place
        while next < limit, Letters.isSpace(bytes[next]) { next += 1 }
        guard next < limit, bytes[next] == UInt8(ascii: "=") else {
            return Attribute(name: name, place: start, value: nil, valuePlace: start)
        }
        place = next + 1
        while place < limit, Letters.isSpace(bytes[place]) { place += 1 }
        guard place < limit else { return nil }
        if bytes[place] == UInt8(ascii: "{") {
            let value = place
            skipBraces(limit)
            return Attribute(name: name, place: start, value: nil, valuePlace: value)
        }
        return readValue(limit).map { Attribute(name: name, place: start, value: known($0), valuePlace: $0.lowerBound) }
    }

    /// Returns the range of a value, without its quotes. In a text of a script a backslash precedes them.
    private mutating func readValue(_ limit: Int) -> Range<Int>? {
        if bytes[place] == UInt8(ascii: "\\"), place + 1 < limit, isQuote(bytes[place + 1]) { place += 1 }
        guard isQuote(bytes[place]) else {
            let start = place
            while place < limit, !Letters.isSpace(bytes[place]), bytes[place] != UInt8(ascii: ">") { place += 1 }
            return start..<place
        }
        let quote = bytes[place]
        let start = place + 1
        // Cannot trap: the quote is before the limit.
        guard let end = bytes[start..<limit].firstIndex(of: quote) else {
            place = limit
            return nil
        }
        place = end + 1
        return start..<(end > start && bytes[end - 1] == UInt8(ascii: "\\") ? end - 1 : end)
    }

    /// The text of a value, or `nil` if a template or a program completes it.
    private func known(_ range: Range<Int>) -> String? {
        let computed: [UInt8] = [
            UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "%"),
        ]
        guard !bytes[range].contains(where: { computed.contains($0) }) else { return nil }
        return String(decoding: bytes[range], as: UTF8.self)
    }

    /// The bytes of a value: HTML writes quotes as entities, and a text of a script writes backslashes before them.
    static func unescaped(_ value: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = Array(value.utf8)[...]
        while let byte = rest.first {
            if rest.starts(with: "&quot;".utf8) {
                bytes.append(UInt8(ascii: "\""))
                rest = rest.dropFirst(6)
            } else {
                if byte != UInt8(ascii: "\\") { bytes.append(byte) }
                rest = rest.dropFirst()
            }
        }
        return bytes
    }

    /// Moves behind an expression of JSX.
    private mutating func skipBraces(_ limit: Int) {
        var depth = 0
        while place < limit {
            if bytes[place] == UInt8(ascii: "{") { depth += 1 }
            if bytes[place] == UInt8(ascii: "}") { depth -= 1 }
            place += 1
            if depth == 0 { return }
        }
    }

    private func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    private func endsName(_ byte: UInt8) -> Bool {
        Letters.isSpace(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
            || byte == UInt8(ascii: "<")
    }
}
