import PaySheet

/// A text as people paste it, in the spelling in which texts are compared.
///
/// Colors of terminals are removed, quotes are plain, and white space is one space or one line end.
struct PastedText {
    /// The text.
    let bytes: [UInt8]
    /// The same in small letters, with spaces in place of line ends; as long as the text.
    let small: [UInt8]
    /// The lines that are not empty.
    let lines: [Line]

    /// A line without the space around it.
    struct Line {
        /// The place in the text.
        let range: Range<Int>
        /// The number of the line before empty lines were removed, from 1.
        let number: Int
    }

    init(_ text: some Collection<UInt8>) {
        var (bytes, lines): ([UInt8], [Line]) = ([], [])
        bytes.reserveCapacity(text.count)
        var (number, start) = (1, 0)
        var hasSpace = false
        func end() {
            if bytes.count > start { lines.append(Line(range: start..<bytes.count, number: number)) }
            (hasSpace, start) = (false, bytes.count)
        }
        func add(_ byte: UInt8) {
            if byte == 0x0A {
                end()
                number += 1
            } else if byte <= 0x20 || byte == 0x7F {
                hasSpace = true
            } else {
                // The line end before the first byte of a line is written with it, so that none is at the end.
                if bytes.count == start, start > 0 {
                    bytes.append(0x0A)
                    start += 1
                } else if hasSpace, bytes.count > start {
                    bytes.append(0x20)
                }
                hasSpace = false
                bytes.append(byte)
            }
        }
        let source = Array(text)
        var place = 0
        while place < source.count {
            let byte = source[place]
            if let found = Spelling.first(in: source, at: place) {
                for byte in found.plain { add(byte) }
                place += found.length
            } else {
                add(byte)
                place += 1
            }
        }
        end()
        (self.bytes, self.lines) = (bytes, lines)
        small = bytes.map { $0 == 0x0A ? 0x20 : ASCII.lowerCased($0) }
    }

    /// Returns the text of a range.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns the position in ``lines`` of the line with a byte.
    func line(at place: Int) -> Int {
        var (low, high) = (0, lines.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if lines[middle].range.lowerBound <= place { low = middle } else { high = middle }
        }
        return low
    }
}

/// Spellings of characters in terminals, mail, chat, JSON and HTML.
private enum Spelling {
    /// Returns the plain spelling of what begins at a place, and the length of what is there; `nil` if it is plain.
    static func first(in source: [UInt8], at place: Int) -> (plain: [UInt8], length: Int)? {
        switch source[place] {
        case 0x1B: return ([], sequence(in: source, at: place))
        case UInt8(ascii: "\\"), UInt8(ascii: "&"), 0xC2, 0xE2, 0xEF:
            for (spelling, plain) in table where source[place...].starts(with: spelling) { return (plain, spelling.count) }
            return nil
        default: return nil
        }
    }

    /// Returns the length of a control sequence of a terminal, such as a color or a link.
    private static func sequence(in source: [UInt8], at place: Int) -> Int {
        guard place + 1 < source.count else { return 1 }
        // No longer sequence is real, so a lone character hides nothing.
        let rest = source[(place + 2)...].prefix(300)
        switch source[place + 1] {
        case UInt8(ascii: "["):
            guard let end = rest.firstIndex(where: { $0 >= 0x40 }) else { return 2 }
            return end + 1 - place
        case UInt8(ascii: "]"):
            guard let end = rest.firstIndex(where: { $0 == 0x07 || $0 == 0x1B || $0 == 0x0A }) else { return 2 }
            let isTwo = source[end] == 0x1B && end + 1 < source.count && source[end + 1] == UInt8(ascii: "\\")
            return end - place + (isTwo ? 2 : source[end] == 0x07 ? 1 : 0)
        default: return 1
        }
    }

    private static let table: [(spelling: [UInt8], plain: [UInt8])] =
        [
            ("\\\"", "\""), ("\\/", "/"), ("\\u0022", "\""), ("\\u0027", "'"), ("\\u003c", "<"), ("\\u003e", ">"), ("\\u003C", "<"),
            ("\\u003E", ">"), ("\\r\\n", "\n"), ("\\n ", "\n"), ("\\n\\t", "\n"),
            ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&#x27;", "'"), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"),
            ("&nbsp;", " "), ("&amp;", "&"),
            ("\u{201C}", "\""), ("\u{201D}", "\""), ("\u{201E}", "\""), ("\u{2018}", "'"), ("\u{2019}", "'"), ("\u{A0}", " "),
            ("\u{2028}", "\n"), ("\u{FEFF}", ""), ("\u{200B}", ""),
        ].map { (Array($0.utf8), Array($1.utf8)) }
}
