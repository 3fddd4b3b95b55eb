// Strings: their characters, their escapes, and where one ends that was not closed.
extension RecoveringScanner {
    mutating func readString(isName: Bool) {
        let start = position
        let quote = bytes[start]
        let mark = faults.count
        var flags: UInt32 = 0
        var index = start + 1
        colonInString = nil
        while index < bytes.count {
            let byte = bytes[index]
            if byte == Mark.colon, colonInString == nil { colonInString = index }
            if byte == quote {
                guard closes(start: start, at: &index, isName: isName) else { return }
                let cause: SyntaxFault.Cause? =
                    quote == Mark.apostrophe ? .singleQuote : quote == Mark.backtick ? .templateLiteral : nil
                if let cause { report(cause, from: start, to: index + 1) }
                return finishString(from: start, contentEnd: index, to: index + 1, flags: flags, isName: isName)
            } else if byte == Mark.backslash {
                flags |= Node.escaped
                index = readEscape(index, quote: quote)
            } else if byte < 0x20 {
                if Mark.isLineEnd(byte), quote != Mark.backtick, isUnclosed(start: start, lineEnd: index, isName: isName) {
                    return endUnclosed(start: start, lineEnd: index, isName: isName)
                }
                let from = index
                while let byte = at(index), byte < 0x20 { index += 1 }
                if quote != Mark.backtick { report(.controlCharacter, from: from, to: index) }
            } else if byte == Mark.dollar, quote == Mark.backtick, at(index + 1) == Mark.openBrace {
                if !isStopped { faults.removeSubrange(min(mark, faults.count)...) }
                skipExpression()
                report(.javascriptExpression, from: start, to: position)
                return loseValue(from: start)
            } else if byte < 0x80 {
                index += 1
            } else {
                index = readScalar(index)
            }
        }
        endUnclosedText(start: start, mark: mark, isName: isName)
    }

    private mutating func readScalar(_ index: Int) -> Int {
        let length = JSONText.scalarLength(bytes.window, index)
        guard length == 0 else { return index + length }
        var end = index
        while let byte = at(end), byte >= 0x80, JSONText.scalarLength(bytes.window, end) == 0 { end += 1 }
        report(.invalidUTF8, from: index, to: end)
        return end
    }

    mutating func finishString(from start: Int, contentEnd: Int, to end: Int, flags: UInt32, isName: Bool) {
        let contentStart = min(start + 1, contentEnd)
        appendString(from: start, contentStart: contentStart, contentEnd: contentEnd, to: end, flags: flags, isName: isName)
    }

    private mutating func appendString(
        from start: Int, contentStart: Int, contentEnd: Int, to end: Int, flags: UInt32, isName: Bool
    ) {
        if isName {
            append(Node(.string, start: contentStart, end: contentEnd, next: nodes.count + 1, flags: flags))
            expected = .colon
        } else {
            appendValue(.string, from: contentStart, to: contentEnd, flags: flags)
        }
        advance(from: start, to: end)
    }

    /// “…” and ‘…’: up to the next typographic quote of the same kind on the line.
    mutating func readCurlyString(isName: Bool) {
        let start = position
        let kind = curlyQuote(start)
        var flags: UInt32 = 0
        var index = start + 3
        while let byte = at(index), !Mark.isLineEnd(byte) {
            if curlyQuote(index) == kind || byte == kind && kind == Mark.quote {
                let end = index + (byte < 0x80 ? 1 : 3)
                report(.curlyQuote, from: start, to: end)
                return appendString(
                    from: start, contentStart: start + 3, contentEnd: index, to: end, flags: flags, isName: isName)
            }
            if byte == Mark.backslash {
                flags |= Node.escaped
                index = readEscape(index, quote: Mark.apostrophe)
            } else {
                index = byte < 0x80 ? index + 1 : readScalar(index)
            }
        }
        report(.unclosedString, from: start, to: index, related: start)
        position = index
        isBracketInDoubt = true
        loseValue(from: start)
        isCommaForgiven = true
    }

    // MARK: Where a string ends

    /// Decides whether a quote closes the string. Moves `index` to the one that does; false when the string was given up.
    private mutating func closes(start: Int, at index: inout Int, isName: Bool) -> Bool {
        guard let next = at(index + 1), isWordByte(next, at: index + 1), bytes[start] != Mark.backtick else { return true }
        if isName, let colon = colonInString {
            endAtColon(start: start, colon: colon)
            return false
        }
        let inner = index
        var candidate = index + 1
        while let byte = at(candidate), !Mark.isLineEnd(byte) {
            if byte == bytes[start] {
                let after = peek(candidate + 1)
                if !isName, at(after) == Mark.colon {
                    // That quote closes a name: the string before it was never closed.
                    _ = spend(candidate - inner)
                    endBeforeQuote(start: start, quoteAt: inner)
                    return false
                }
                if isPlausibleEnd(after, from: candidate + 1, isName: isName) {
                    report(.unescapedQuote, from: inner, to: inner + 1, related: start)
                    isComplete = false
                    index = candidate
                    return true
                }
            }
            candidate += byte == Mark.backslash ? 2 : 1
        }
        // Nothing on this line closes it better. Looking again from every quote of a long line must not go on for ever.
        _ = spend(candidate - inner)
        if fuel <= 0 { stop(.unescapedQuote, from: inner, to: inner + 1, related: start) }
        return true
    }

    private func isWordByte(_ byte: UInt8, at index: Int) -> Bool {
        Mark.isDigit(byte) || nameEnd(index) > index
    }

    /// Whether a string may end before `after`, the next byte that is no space.
    private func isPlausibleEnd(_ after: Int, from end: Int, isName: Bool) -> Bool {
        if isName { return at(after) == Mark.colon }
        guard let byte = at(after), !Mark.isCloser(byte) else { return true }
        for index in end..<after where Mark.isLineEnd(bytes[index]) { return true }
        guard byte == Mark.comma else { return false }
        let next = peek(after + 1)
        guard let follower = at(next) else { return true }
        for index in after..<next where Mark.isLineEnd(bytes[index]) { return true }
        if Mark.isQuote(follower) || Mark.isCloser(follower) { return true }
        return open.last?.isObject != true && (Mark.isDigit(follower) || follower == Mark.openBrace || follower == Mark.openBracket)
    }

    /// At a raw line end inside a string: was the string left open, or does it hold a bare line end?
    private mutating func isUnclosed(start: Int, lineEnd: Int, isName: Bool) -> Bool {
        if isName, colonInString != nil { return true }
        let next = peek(lineEnd)
        guard spend(next - lineEnd + 1), let byte = at(next) else { return true }
        var last = lineEnd
        while last > start + 1, bytes[last - 1] == 0x20 || bytes[last - 1] == 0x09 { last -= 1 }
        let endsWithComma = last > start + 1 && bytes[last - 1] == Mark.comma
        if Mark.isCloser(byte) {
            var index = next
            while let byte = at(index), !Mark.isLineEnd(byte) {
                guard Mark.isCloser(byte) || Mark.isSpace(byte) || byte == Mark.comma || byte == Mark.semicolon else { return false }
                index += 1
            }
            return true
        }
        if byte == bytes[start] {
            let after = peek(next + 1)
            guard let follower = at(after) else { return false }
            return !(follower == Mark.comma || Mark.isCloser(follower) || follower == Mark.colon && isName)
        }
        if Mark.isQuote(byte) { return isMember(next) }
        if endsWithComma { return byte == Mark.openBrace || byte == Mark.openBracket || isMember(next) }
        return false
    }

    /// `"name: 1`: the name ends at its colon.
    private mutating func endAtColon(start: Int, colon: Int) {
        dropFaults(after: start)
        report(.unclosedString, from: start, to: colon, related: start)
        isComplete = false
        finishString(from: start, contentEnd: colon, to: colon, flags: Node.escaped, isName: true)
    }

    /// `"text "name": 1`: the text ends before the quote that opens the name.
    private mutating func endBeforeQuote(start: Int, quoteAt: Int) {
        var end = quoteAt
        while end > start + 1, Mark.isSpace(bytes[end - 1]) { end -= 1 }
        if end > start + 1, bytes[end - 1] == Mark.comma { end -= 1 }
        dropFaults(after: start)
        report(.unclosedString, from: start, to: end, related: start)
        isComplete = false
        finishString(from: start, contentEnd: end, to: end, flags: Node.escaped, isName: false)
        isCommaForgiven = true
    }

    private mutating func endUnclosed(start: Int, lineEnd: Int, isName: Bool) {
        if isName, let colon = colonInString, spend(lineEnd - colon) {
            return endAtColon(start: start, colon: colon)
        }
        dropFaults(after: start)
        report(.unclosedString, from: start, to: lineEnd, related: start)
        isComplete = false
        let end = isName ? lineEnd : tailStart(start: start, lineEnd: lineEnd)
        finishString(from: start, contentEnd: end, to: end, flags: Node.escaped, isName: isName)
        if isName { appendValue(.undefined, from: end, to: end) }
        isCommaForgiven = true
    }

    /// Where the brackets and the comma begin that belong behind the text of an unclosed string.
    private func tailStart(start: Int, lineEnd: Int) -> Int {
        var tail = lineEnd
        var comma = lineEnd
        while tail > start + 1 {
            let byte = bytes[tail - 1]
            if byte == Mark.comma, comma == lineEnd {
                comma = tail - 1
            } else if !Mark.isCloser(byte), byte != 0x20, byte != 0x09 {
                break
            }
            tail -= 1
        }
        var level = open.count - 1
        for index in tail..<comma where Mark.isCloser(bytes[index]) {
            guard level >= 0, open[level].isObject == (bytes[index] == Mark.closeBrace) else { return comma }
            level -= 1
        }
        return tail
    }

    /// The string runs to the end of the text.
    private mutating func endUnclosedText(start: Int, mark: Int, isName: Bool) {
        if isName, let colon = colonInString, spend(bytes.count - colon), !isBracketInDoubt {
            return endAtColon(start: start, colon: colon)
        }
        dropFaults(after: start)
        var end = start
        while let byte = at(end), !Mark.isLineEnd(byte) { end += 1 }
        stop(.unclosedString, from: start, to: end, related: start)
        finishString(from: start, contentEnd: end, to: end, flags: Node.escaped, isName: isName)
    }

    /// Faults of the characters do not count when the string turns out to be none.
    private mutating func dropFaults(after start: Int) {
        while !isStopped, let last = faults.last, last.start > start { faults.removeLast() }
    }

    // MARK: Escapes

    /// Reads the escape at a backslash; returns the offset behind it.
    private mutating func readEscape(_ index: Int, quote: UInt8) -> Int {
        guard let byte = at(index + 1) else { return index + 1 }
        let isJSON = quote == Mark.quote
        switch byte {
        case Mark.quote, Mark.backslash, Mark.slash, UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"),
            UInt8(ascii: "t"):
            return index + 2
        case UInt8(ascii: "u"): return readUnicodeEscape(index, isJSON: isJSON)
        case UInt8(ascii: "x"):
            let isWhole = JSONText.twoHexDigits(bytes.window, index + 2, end: bytes.count) != nil
            if isJSON || !isWhole { report(.badEscape, from: index, to: index + (isWhole ? 4 : 2)) }
            if !isWhole { isComplete = false }
            return index + (isWhole ? 4 : 2)
        case 0x0D where at(index + 2) == 0x0A:
            if isJSON { report(.badEscape, from: index, to: index + 3) }
            return index + 3
        case _ where Mark.isDigit(byte):
            // `\0` alone is NUL; longer ones are octal, or an error, as the engine pleases.
            let isPlain = byte == Mark.zero && at(index + 2).map(Mark.isDigit) != true
            if isJSON || !isPlain { report(.badEscape, from: index, to: index + 2) }
            if !isPlain { isComplete = false }
            return index + 2
        default:
            let length = JSONText.scalarLength(bytes.window, index + 1)
            if isJSON { report(.badEscape, from: index, to: index + 1 + length) }
            return index + 1 + length
        }
    }

    private mutating func readUnicodeEscape(_ index: Int, isJSON: Bool) -> Int {
        if let braced = JSONText.bracedHex(bytes.window, index + 2, end: bytes.count) {
            if 0xD800...0xDFFF ~= braced.value {
                report(.loneSurrogate, from: index, to: braced.end)
            } else if isJSON {
                report(.badEscape, from: index, to: braced.end)
            }
            return braced.end
        }
        guard let value = JSONText.fourHexDigits(bytes.window, index + 2, end: bytes.count) else {
            var end = index + 2
            while let byte = at(end), Hex.digit(byte) != nil { end += 1 }
            report(.badEscape, from: index, to: end)
            isComplete = false
            return end
        }
        guard 0xD800...0xDFFF ~= value else { return index + 6 }
        if value < 0xDC00, at(index + 6) == Mark.backslash, at(index + 7) == UInt8(ascii: "u"),
            let low = JSONText.fourHexDigits(bytes.window, index + 8, end: bytes.count), 0xDC00...0xDFFF ~= low
        {
            return index + 12
        }
        report(.loneSurrogate, from: index, to: index + 6)
        return index + 6
    }
}
