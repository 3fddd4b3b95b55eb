// Encoding, space and comments around values.
extension RecoveringScanner {
    /// Looks at the first bytes; false when the text is not UTF-8 at all.
    mutating func readEncoding() -> Bool {
        let first = (at(0), at(1), at(2), at(3))
        let isOther =
            switch first {
            case (0xFE?, 0xFF?, _, _), (0xFF?, 0xFE?, _, _): true
            case (0?, 0?, 0xFE?, 0xFF?), (0?, 0?, 0?, _?), (_?, 0?, 0?, 0?), (0?, _?, 0?, _?), (_?, 0?, _?, 0?): true
            default: false
            }
        if isOther {
            stop(.otherEncoding, from: 0, to: min(bytes.count, 4))
            return false
        }
        if first.0 == 0xEF, first.1 == 0xBB, first.2 == 0xBF {
            report(.byteOrderMark, from: 0, to: 3)
            position = 3
        }
        return true
    }

    /// Moves to the next byte that means something.
    mutating func skipSpace() {
        while !isStopped, let byte = at(position) {
            if Mark.isSpace(byte) {
                position += 1
            } else if byte == Mark.slash, at(position + 1) == Mark.slash || at(position + 1) == Mark.star {
                readComment()
            } else if byte == Mark.hash, isHashComment {
                readComment()
            } else if badSpaceLength(position) > 0 {
                let start = position
                while case let length = badSpaceLength(position), length > 0 { position += length }
                report(.badSpace, from: start, to: position)
            } else if byte >= 0x80, JSONText.scalarLength(bytes.window, position) == 0 {
                let start = position
                while let byte = at(position), byte >= 0x80, JSONText.scalarLength(bytes.window, position) == 0 { position += 1 }
                report(.invalidUTF8, from: start, to: position)
                isComplete = false
                // The bytes may have been an element.
                isCommaReported = true
            } else {
                return
            }
        }
    }

    /// `#` begins a comment at the start of a line or before a space; elsewhere it is more likely part of a text.
    private var isHashComment: Bool {
        if let next = at(position + 1), next == 0x20 || next == 0x09 { return true }
        guard let before = at(position - 1) else { return true }
        return Mark.isLineEnd(before)
    }

    private mutating func readComment() {
        let start = position
        guard at(start + 1) == Mark.star, at(start) == Mark.slash else {
            while let byte = at(position), !Mark.isLineEnd(byte) { position += 1 }
            return report(.comment, from: start, to: position)
        }
        position = start + 2
        while position < bytes.count {
            if bytes[position] == Mark.star, at(position + 1) == Mark.slash {
                position += 2
                return report(.comment, from: start, to: position)
            }
            position += 1
        }
        stop(.unclosedComment, from: start, to: min(start + 2, bytes.count), related: start)
    }

    /// The length of a character that looks like a space, or like nothing, and is not a space in JSON.
    func badSpaceLength(_ index: Int) -> Int {
        guard let byte = at(index) else { return 0 }
        if byte == 0x0B || byte == 0x0C { return 1 }
        guard byte >= 0xC2 else { return 0 }
        switch JSONText.scalar(bytes.window, index) {
        case 0x85, 0xA0: return 2
        case 0x1680, 0x2000...0x200D, 0x2028, 0x2029, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: return 3
        default: return 0
        }
    }

    /// The offset of the next byte that is neither space nor comment, without reporting anything.
    func peek(_ index: Int) -> Int {
        var index = index
        while let byte = at(index), Mark.isSpace(byte) { index += 1 }
        return index
    }

    /// One past the JavaScript name at an offset; the offset itself when there is none.
    func nameEnd(_ start: Int) -> Int {
        var index = start
        while let byte = at(index) {
            if Mark.isLetter(byte) || byte == Mark.underscore || byte == Mark.dollar || index > start && Mark.isDigit(byte) {
                index += 1
            } else if byte >= 0x80, badSpaceLength(index) == 0, curlyQuote(index) == nil,
                case let length = JSONText.scalarLength(bytes.window, index), length > 0
            {
                index += length
            } else {
                break
            }
        }
        return index
    }

    /// The kind of a typographic quote: the double or the single one it stands for.
    func curlyQuote(_ index: Int) -> UInt8? {
        guard at(index) == 0xE2, at(index + 1) == 0x80, let last = at(index + 2) else { return nil }
        switch last {
        case 0x9C...0x9F: return Mark.quote
        case 0x98...0x9B: return Mark.apostrophe
        default: return nil
        }
    }

    /// Whether a name and a colon begin at an offset: the sign of a new member.
    mutating func isMember(_ index: Int) -> Bool {
        guard let first = at(index) else { return false }
        var end = index
        if Mark.isQuote(first) {
            end += 1
            while let byte = at(end), byte != first, !Mark.isLineEnd(byte) { end += byte == Mark.backslash ? 2 : 1 }
            guard at(end) == first else {
                _ = spend(end - index)
                return false
            }
            end += 1
        } else if curlyQuote(index) != nil {
            end += 3
            while let byte = at(end), curlyQuote(end) == nil, !Mark.isLineEnd(byte) { end += 1 }
            guard curlyQuote(end) != nil else { return spend(end - index) && false }
            end += 3
        } else {
            end = nameEnd(index)
            guard end > index else { return false }
        }
        let after = peek(end)
        return spend(after - index) && at(after) == Mark.colon
    }
}
