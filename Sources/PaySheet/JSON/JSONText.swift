/// Strings as a JSON text writes them, and as JavaScript does.
package enum JSONText {
    /// The text of a string node in UTF-8, all escapes resolved.
    ///
    /// JavaScript's escapes are read too, since the recovering scanner lets them pass. Half a surrogate pair, and bytes
    /// that are not UTF-8, become U+FFFD.
    package static func decode(_ bytes: Span<UInt8>, _ node: Node) -> [UInt8] {
        let end = min(Int(node.end), bytes.count)
        let start = min(Int(node.start), end)
        var index = plainEnd(bytes, start, end)
        // Cannot trap: the plain part begins at the start.
        var text = bytes.copy(start..<index)
        guard index < end else { return text }
        text.reserveCapacity(end - start)
        while index < end { index = appendCharacter(bytes, index, end, of: node, to: &text) }
        return text
    }

    /// For each byte of the text of a string node, the place where its character begins. The last one is the end of the node.
    package static func places(_ bytes: Span<UInt8>, _ node: Node) -> [UInt32] {
        let end = min(Int(node.end), bytes.count)
        var index = min(Int(node.start), end)
        var (places, character): ([UInt32], [UInt8]) = ([], [])
        places.reserveCapacity(end - index + 1)
        while index < end {
            let start = UInt32(truncatingIfNeeded: index)
            character.removeAll(keepingCapacity: true)
            index = appendCharacter(bytes, index, end, of: node, to: &character)
            for _ in character { places.append(start) }
        }
        return places + [UInt32(truncatingIfNeeded: end)]
    }

    /// Reads the character at an offset of a string node and returns the offset behind it.
    @inline(__always)
    private static func appendCharacter(
        _ bytes: Span<UInt8>, _ index: Int, _ end: Int, of node: Node, to text: inout [UInt8]
    ) -> Int {
        let byte = bytes[index]
        // A node without the mark may be text whose escapes are resolved already.
        if byte == Mark.backslash, node.isEscaped, !node.isBare { return appendEscape(bytes, index, end, to: &text) }
        let length = byte < 0x80 ? 1 : scalarLength(bytes, index)
        guard length > 0, index + length <= end else {
            append(0xFFFD, to: &text)
            return index + 1
        }
        for offset in 0..<length { text.append(bytes[index + offset]) }
        return index + length
    }

    /// The first byte that is a backslash or not ASCII: most texts have none.
    private static func plainEnd(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
        var index = start
        while index &+ 8 <= end {
            let word = bytes.word(at: index)
            let difference = word ^ 0x5C5C_5C5C_5C5C_5C5C
            guard ((difference &- 0x0101_0101_0101_0101) & ~difference | word) & 0x8080_8080_8080_8080 == 0 else { break }
            index &+= 8
        }
        while index < end, bytes[index] < 0x80, bytes[index] != Mark.backslash { index &+= 1 }
        return index
    }

    /// Resolves the escapes of a string node of a document that is known to be UTF-8. The text is never longer than its JSON.
    @inline(__always)
    static func unescape(_ bytes: Span<UInt8>, _ node: Node, into text: inout some ByteSink) {
        let end = Int(node.end)
        var index = Int(node.start)
        while index < end {
            if index &+ 8 <= bytes.count {
                let word = bytes.word(at: index)
                let difference = word ^ 0x5C5C_5C5C_5C5C_5C5C
                let backslashes = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
                let count = min(backslashes.trailingZeroBitCount >> 3, end &- index)
                text.append(word, count: count)
                index &+= count
                guard backslashes != 0, index < end else { continue }
            } else if bytes[index] != Mark.backslash {
                text.append(bytes[index])
                index &+= 1
                continue
            }
            index = appendEscape(bytes, index, end, to: &text)
        }
    }

    package static func decode(_ bytes: [UInt8], _ node: Node) -> [UInt8] { decode(bytes.window, node) }

    /// How many bytes the character at an offset has; 0 where the bytes are not UTF-8.
    static func scalarLength(_ bytes: Span<UInt8>, _ index: Int) -> Int {
        func trail(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            index + offset < bytes.count && range.contains(bytes[index + offset])
        }
        guard index < bytes.count else { return 0 }
        switch bytes[index] {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: return trail(1) ? 2 : 0
        case 0xE0: return trail(1, 0xA0...0xBF) && trail(2) ? 3 : 0
        case 0xED: return trail(1, 0x80...0x9F) && trail(2) ? 3 : 0
        case 0xE1...0xEF: return trail(1) && trail(2) ? 3 : 0
        case 0xF0: return trail(1, 0x90...0xBF) && trail(2) && trail(3) ? 4 : 0
        case 0xF1...0xF3: return trail(1) && trail(2) && trail(3) ? 4 : 0
        case 0xF4: return trail(1, 0x80...0x8F) && trail(2) && trail(3) ? 4 : 0
        default: return 0
        }
    }

    /// The code point at an offset, or the byte itself where it is not UTF-8.
    static func scalar(_ bytes: Span<UInt8>, _ index: Int) -> UInt32 {
        guard index < bytes.count else { return 0 }
        let first = UInt32(bytes[index])
        let length = scalarLength(bytes, index)
        guard length > 1 else { return first }
        var value = first & (0xFF >> UInt32(length + 1))
        for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
        return value
    }

    /// The value of two hexadecimal digits; nil when there are fewer.
    static func twoHexDigits(_ bytes: Span<UInt8>, _ start: Int, end: Int) -> UInt32? {
        guard start + 2 <= end, let high = Hex.digit(bytes[start]), let low = Hex.digit(bytes[start + 1]) else { return nil }
        return UInt32(high << 4 | low)
    }

    /// The value of four hexadecimal digits; nil when there are fewer.
    static func fourHexDigits(_ bytes: Span<UInt8>, _ start: Int, end: Int) -> UInt32? {
        guard start &+ 4 <= end else { return nil }
        let value = HexDigits.value(ofFour: bytes.halfWord(at: start))
        return value < 0x10000 ? value : nil
    }

    /// `\u{…}` at the brace: its value and the offset behind it.
    static func bracedHex(_ bytes: Span<UInt8>, _ brace: Int, end: Int) -> (value: UInt32, end: Int)? {
        var value: UInt32 = 0
        var index = brace + 1
        guard brace < end, bytes[brace] == Mark.openBrace else { return nil }
        while index < end, let digit = Hex.digit(bytes[index]) {
            value = value << 4 | UInt32(digit)
            guard value <= 0x10FFFF else { return nil }
            index += 1
        }
        guard index > brace + 1, index < end, bytes[index] == Mark.closeBrace else { return nil }
        return (value, index + 1)
    }

    /// Reads the escape at a backslash and returns the offset behind it.
    @inline(__always)
    private static func appendEscape(_ bytes: Span<UInt8>, _ index: Int, _ end: Int, to text: inout some ByteSink) -> Int {
        guard index &+ 1 < end else {
            text.append(Mark.backslash)
            return index &+ 1
        }
        let letter = bytes[index &+ 1]
        if Mark.isShortEscape(letter) {
            text.append(Mark.character(ofShortEscape: letter))
            return index &+ 2
        }
        return appendLongEscape(bytes, index, end, to: &text)
    }

    /// The same for one that is more than one letter of JSON's.
    private static func appendLongEscape(_ bytes: Span<UInt8>, _ index: Int, _ end: Int, to text: inout some ByteSink) -> Int {
        let byte = bytes[index + 1]
        switch byte {
        case UInt8(ascii: "v"): text.append(0x0B)
        case UInt8(ascii: "0"): text.append(0x00)
        case 0x0A: break
        case 0x0D: return index + 2 < end && bytes[index + 2] == 0x0A ? index + 3 : index + 2
        case UInt8(ascii: "x"):
            // Where two are missing, so are four.
            guard let value = twoHexDigits(bytes, index + 2, end: end) else { fallthrough }
            append(value, to: &text)
            return index + 4
        case UInt8(ascii: "u"):
            guard let value = fourHexDigits(bytes, index + 2, end: end) else {
                guard let braced = bracedHex(bytes, index + 2, end: end) else { fallthrough }
                append(braced.value, to: &text)
                return braced.end
            }
            if 0xD800...0xDBFF ~= value, index + 7 < end, bytes[index + 6] == Mark.backslash, bytes[index + 7] == UInt8(ascii: "u"),
                let low = fourHexDigits(bytes, index + 8, end: end), 0xDC00...0xDFFF ~= low
            {
                append(0x10000 + (value - 0xD800) << 10 + (low - 0xDC00), to: &text)
                return index + 12
            }
            append(value, to: &text)
            return index + 6
        default:
            // Any other character stays as it is. The caller copies a character of several bytes.
            if byte >= 0x80 { return index + 1 }
            text.append(byte)
        }
        return index + 2
    }

    /// Appends a code point in UTF-8.
    static func append(_ value: UInt32, to text: inout some ByteSink) {
        let value = value > 0x10FFFF || 0xD800...0xDFFF ~= value ? 0xFFFD : value
        func trail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: 0x80 | value >> shift & 0x3F) }
        switch value {
        case 0..<0x80: text.append(UInt8(truncatingIfNeeded: value))
        case 0x80..<0x800:
            text.append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
            text.append(trail(0))
        case 0x800..<0x10000:
            text.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
            text.append(trail(6))
            text.append(trail(0))
        default:
            text.append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
            text.append(trail(12))
            text.append(trail(6))
            text.append(trail(0))
        }
    }
}

/// What text can be written to byte by byte.
protocol ByteSink {
    mutating func append(_ byte: UInt8)
    /// Takes the lowest bytes of a word, up to eight.
    mutating func append(_ word: UInt64, count: Int)
}

extension ByteSink {
    mutating func append(_ word: UInt64, count: Int) {
        var rest = word
        for _ in 0..<count {
            append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
    }
}

extension [UInt8]: ByteSink {}
