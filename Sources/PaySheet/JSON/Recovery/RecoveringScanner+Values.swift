// Values: what begins one, words, and whatever only a JavaScript engine could work out.
extension RecoveringScanner {
    mutating func stepValue(_ byte: UInt8) {
        isCommaForgiven = false
        switch byte {
        case Mark.closeBrace, Mark.closeBracket: stepCloserForValue(byte)
        case Mark.comma where expected != .value: readSurplusCommas()
        case Mark.comma where !open.isEmpty:
            report(.missingValue, from: position, to: position + 1)
            isComplete = false
            appendValue(.undefined, from: position, to: position)
        case Mark.openBrace: openContainer(isObject: true)
        case Mark.openBracket: openContainer(isObject: false)
        case Mark.quote, Mark.apostrophe, Mark.backtick: readString(isName: false)
        case Mark.minus, Mark.plus: readNumber()
        case Mark.dot where at(position + 1).map(Mark.isDigit) == true: readNumber()
        case Mark.dot where at(position + 1) == Mark.dot: giveUpExpression(from: position)
        case Mark.openParenthesis, UInt8(ascii: "!"), UInt8(ascii: "~"):
            giveUpExpression(from: position)
        case Mark.colon where !open.isEmpty:
            report(.unexpectedCharacter, from: position, to: position + 1)
            isComplete = false
            position += 1
        case UInt8(ascii: "<") where open.isEmpty: stop(.markup, from: position, to: contentEnd)
        case _ where Mark.isDigit(byte): readNumber()
        default:
            if curlyQuote(position) != nil {
                readCurlyString(isName: false)
            } else if nameEnd(position) > position {
                readWord()
            } else {
                giveUp(.unexpectedCharacter, from: position, to: scalarEnd(position))
            }
        }
    }

    private mutating func stepCloserForValue(_ byte: UInt8) {
        switch expected {
        case .firstElement: close(byte)
        case .element:
            if !isCommaReported, byte == Mark.closeBracket { report(.trailingComma, from: lastComma, to: lastComma + 1) }
            close(byte)
        default:
            guard !open.isEmpty else { return stop(.mismatchedBracket, from: position, to: position + 1) }
            report(.missingValue, from: position, to: position + 1)
            isComplete = false
            appendValue(.undefined, from: position, to: position)
        }
    }

    /// A word where a value belongs.
    private mutating func readWord() {
        let start = position
        let end = nameEnd(start)
        func reads(_ text: String) -> Bool { self.reads(text, from: start, to: end) }
        func sounds(_ text: String) -> Bool { self.reads(text, from: start, to: end, ignoringCase: true) }
        if reads("true") {
            readLiteral(.true, to: end)
        } else if reads("false") {
            readLiteral(.false, to: end)
        } else if reads("null") {
            readLiteral(.null, to: end)
        } else if reads("undefined") {
            readLiteral(.undefined, to: end, cause: .undefinedValue)
        } else if reads("NaN") || reads("Infinity") {
            readLiteral(.undefined, to: end, cause: .notANumber)
        } else if sounds("true") {
            readLiteral(.true, to: end, cause: .badLiteral)
        } else if sounds("false") {
            readLiteral(.false, to: end, cause: .badLiteral)
        } else if sounds("null") || sounds("none") || sounds("nil") {
            readLiteral(.null, to: end, cause: .badLiteral)
        } else if reads("new"), readDate() {
            return
        } else if reads("new") || reads("function") || reads("await") || reads("async") || reads("void") || reads("typeof") {
            position = end
            giveUpExpression(from: start)
        } else if isMisspelt(from: start, to: end) {
            giveUp(.badLiteral, from: start, to: end)
        } else {
            readUnknownWord(to: end)
        }
    }

    private mutating func readLiteral(_ kind: Node.Kind, to end: Int, cause: SyntaxFault.Cause? = nil) {
        if let cause { report(cause, from: position, to: end) }
        appendValue(kind, from: position, to: end)
        advance(from: position, to: end)
    }

    /// `tru` and `nulll`: the beginning of a literal, or one letter more.
    private func isMisspelt(from start: Int, to end: Int) -> Bool {
        func differsAtTheEnd(_ text: String, _ length: Int) -> Bool {
            guard end - start > 1, end - start <= length + 1 else { return false }
            var index = start
            for byte in text.utf8 where index < end {
                guard bytes[index] | 0x20 == byte else { return false }
                index += 1
            }
            return true
        }
        return differsAtTheEnd("true", 4) || differsAtTheEnd("false", 5) || differsAtTheEnd("null", 4)
    }

    private mutating func readUnknownWord(to end: Int) {
        let start = position
        var next = end
        while let byte = at(next), byte == 0x20 || byte == 0x09 { next += 1 }
        position = end
        // `text"` lacks its opening quote.
        if let quote = at(end), Mark.isQuote(quote) { position = end + 1 }
        switch position > end ? Mark.comma : at(next) {
        case nil, Mark.comma?, Mark.closeBrace?, Mark.closeBracket?, 0x0A?, 0x0D?:
            report(.unquotedText, from: start, to: position)
        case let byte? where byte != Mark.equals && (Mark.isOperator(byte) || byte == Mark.openBracket):
            skipExpression()
            report(.javascriptExpression, from: start, to: position)
        default:
            skipExpression()
            report(.unquotedText, from: start, to: position)
        }
        lastStart = start
        loseValue(from: start)
    }

    /// `new Date("…")`; false, and nothing is read, when it is anything else.
    private mutating func readDate() -> Bool {
        let start = position
        let date = peek(start + 3)
        guard reads("Date", from: date, to: nameEnd(date)), case let parenthesis = peek(date + 4), at(parenthesis) == Mark.openParenthesis,
            case let quoteAt = peek(parenthesis + 1), let quote = at(quoteAt), Mark.isQuote(quote)
        else { return false }
        var end = quoteAt + 1
        while let byte = at(end), byte != quote, byte >= 0x20, byte < 0x80, byte != Mark.backslash { end += 1 }
        let closing = peek(end + 1)
        guard spend(closing - start), at(end) == quote, at(closing) == Mark.closeParenthesis else { return false }
        report(.dateExpression, from: start, to: closing + 1)
        appendValue(.string, from: quoteAt + 1, to: end, flags: Node.dateExpression)
        advance(from: start, to: closing + 1)
        return true
    }

    /// Moves to the comma or bracket that ends the member or element, and skips everything before it.
    mutating func skipExpression() {
        var depth = 0
        while let byte = at(position) {
            switch byte {
            case Mark.openBrace, Mark.openBracket, Mark.openParenthesis: depth += 1
            case Mark.closeBrace, Mark.closeBracket:
                if depth == 0 { return trimExpression() }
                depth -= 1
            case Mark.closeParenthesis: depth = max(depth - 1, 0)
            case Mark.comma where depth == 0: return trimExpression()
            case Mark.quote, Mark.apostrophe, Mark.backtick: skipQuoted(byte)
            case Mark.slash where at(position + 1) == Mark.slash:
                while let byte = at(position), !Mark.isLineEnd(byte) { position += 1 }
                continue
            case 0x0A where depth == 0 && open.last?.isObject == true:
                if isMember(peek(position)) {
                    isCommaForgiven = true
                    return trimExpression()
                }
            default: break
            }
            position += 1
        }
        if depth > 0 { isBracketInDoubt = true }
        position = bytes.count
        trimExpression()
    }

    /// Space before the end is not part of what was skipped.
    private mutating func trimExpression() {
        while position > 0, Mark.isSpace(bytes[position - 1]) { position -= 1 }
    }

    /// Moves to the closing quote, or to the last byte of the line when there is none.
    private mutating func skipQuoted(_ quote: UInt8) {
        var index = position + 1
        while let byte = at(index), byte != quote {
            if Mark.isLineEnd(byte), quote != Mark.backtick {
                position = index - 1
                return
            }
            index += byte == Mark.backslash ? 2 : 1
        }
        position = min(index, bytes.count)
    }
}
