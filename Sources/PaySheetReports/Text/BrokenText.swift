import PaySheet

/// Finds what an excerpt must hide in a text that no scanner can read to its end.
///
/// A value stays visible if two things are certain. The name before it belongs to no personal member, and the value has the syntax of
/// that member. So an amount and a network stay visible, and free text never does, wherever a quote or a bracket is missing.
struct BrokenText {
    private let source: FindingSource
    private var bytes: [UInt8] { source.padded }
    /// The hidden ranges, in the order of the text.
    private(set) var hidden: [Range<Int>] = []
    /// The open objects and lists.
    private var open: [Container] = []
    /// The name of the member whose value comes next.
    private var member: Range<Int>?
    /// The last sign of structure, or zero after a name, a value or a word.
    private var sign: UInt8 = 0
    /// The last token, if no sign follows it.
    private var last: Range<Int>?
    private var lastIsQuoted = false
    /// A quote is probably missing, so that values look like names.
    private var isShifted = false
    private var hasBegun = false

    private struct Container {
        let isObject: Bool
        /// The name of the list.
        let member: Range<Int>?
    }

    init(_ source: FindingSource) {
        self.source = source
        var index = 0
        while index < source.count { index = max(read(index), index + 1) }
    }

    /// Reads one token. Returns the index after it.
    private mutating func read(_ index: Int) -> Int {
        let byte = bytes[index]
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D: return index + 1
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            open.append(Container(isObject: byte == UInt8(ascii: "{"), member: member))
            hasBegun = true
        case UInt8(ascii: "}"), UInt8(ascii: "]"): open.removeLast(min(open.count, 1))
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): return quoted(index)
        case UInt8(ascii: "/"):
            if let end = commentEnd(index) {
                hideWords(index..<end)
                return end
            }
        default:
            if Mask.isCurlyQuote(bytes, index) { return min(index + Mask.curlyQuoteLength, source.count) }
            if Mask.isWord(byte) { return word(index) }
        }
        if byte != UInt8(ascii: ":") { member = nil }
        sign = byte
        last = nil
        return index + 1
    }

    // MARK: Tokens

    /// Reads a string. A string without a closing quote ends with its line.
    private mutating func quoted(_ start: Int) -> Int {
        let quote = bytes[start]
        var end = start + 1
        while end < source.count, bytes[end] != quote, bytes[end] != 0x0A {
            end += bytes[end] == UInt8(ascii: "\\") && end + 1 < source.count && bytes[end + 1] != 0x0A ? 2 : 1
        }
        end = min(end, source.count)
        let isClosed = end < source.count && bytes[end] == quote
        if !isClosed { isShifted = true }
        let after = isClosed ? end + 1 : end
        token(start + 1..<end, end: after, isWhole: isClosed, isQuoted: true)
        return after
    }

    private mutating func word(_ start: Int) -> Int {
        var end = start
        while end < source.count, Mask.isWord(bytes[end]) || isInNumber(end, from: start), !Mask.isCurlyQuote(bytes, end) {
            end += 1
        }
        token(start..<end, end: end, isWhole: true, isQuoted: false)
        return end
    }

    /// Returns whether a point belongs to a number.
    private func isInNumber(_ index: Int, from start: Int) -> Bool {
        bytes[index] == UInt8(ascii: ".") && Mask.isDigit(bytes[start]) && Mask.isDigit(bytes[index + 1])
    }

    private mutating func token(_ range: Range<Int>, end: Int, isWhole: Bool, isQuoted: Bool) {
        // A string without a sign before or after it.
        if last != nil, isQuoted || lastIsQuoted { isShifted = true }
        let next = Mask.nextSign(bytes, end, source.count)
        let isName = isWhole && next == UInt8(ascii: ":") && sign != UInt8(ascii: ":")
        if isName {
            let isKnown = source.isMemberName(range)
            let isInPlace = open.last?.isObject == true && !isShifted && (sign == UInt8(ascii: "{") || sign == UInt8(ascii: ","))
            if !isKnown, !isInPlace || !Mask.isIdentifier(bytes, range) { hide(range) }
            member = range
        } else if !isShownWord(range, next) && !(isWhole && isShownValue(range)) {
            hide(range)
        }
        sign = 0
        last = range
        lastIsQuoted = isQuoted
    }

    private func isShownValue(_ range: Range<Int>) -> Bool {
        let name = sign == UInt8(ascii: ":") ? member : open.last?.isObject == false ? open.last?.member : nil
        return name.map { source.isPlain(range, of: $0) } ?? false
    }

    /// Words of JavaScript, and the name of the variable before the document.
    private func isShownWord(_ range: Range<Int>, _ next: UInt8) -> Bool {
        if Mask.isLanguage(bytes, range) { return true }
        guard !hasBegun, Mask.isIdentifier(bytes, range) else { return false }
        return last.map { Mask.isLanguage(bytes, $0) } ?? false || isAssigned(range) || next == UInt8(ascii: "(")
    }

    /// Whether a value is assigned to a word. Base64 ends with the same sign, and it can be a key.
    private func isAssigned(_ range: Range<Int>) -> Bool {
        var index = range.upperBound
        while index < source.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        guard index < source.count, bytes[index] == UInt8(ascii: "=") else { return false }
        let value = Mask.nextSign(bytes, index + 1, source.count)
        return Mask.isWord(value) || "{[(\"'`".utf8.contains(value)
    }

    // MARK: Hiding

    private mutating func hide(_ range: Range<Int>) {
        if !range.isEmpty { hidden.append(range) }
    }

    private mutating func hideWords(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            let start = index
            while index < range.upperBound, Mask.isWord(bytes[index]) { index += 1 }
            hide(start..<index)
            if index == start { index += 1 }
        }
    }

    private func commentEnd(_ start: Int) -> Int? {
        var end = start + 2
        switch bytes[start + 1] {
        case UInt8(ascii: "/"):
            while end < source.count, bytes[end] != 0x0A { end += 1 }
        case UInt8(ascii: "*"):
            while end < source.count, !(bytes[end] == UInt8(ascii: "/") && bytes[end - 1] == UInt8(ascii: "*") && end > start + 2) {
                end += 1
            }
            end += 1
        default: return nil
        }
        return min(end, source.count)
    }
}
