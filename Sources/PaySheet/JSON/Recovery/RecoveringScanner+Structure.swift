// Names, commas, colons and brackets.
extension RecoveringScanner {
    mutating func stepName(_ byte: UInt8) {
        isCommaForgiven = false
        switch byte {
        case Mark.closeBrace, Mark.closeBracket:
            if expected == .name, !isCommaReported, open.last?.isObject == (byte == Mark.closeBrace) {
                report(.trailingComma, from: lastComma, to: lastComma + 1)
            }
            close(byte)
        case Mark.comma: readSurplusCommas()
        case Mark.quote, Mark.apostrophe, Mark.backtick: readString(isName: true)
        case Mark.colon:
            report(.missingName, from: position, to: position + 1)
            isComplete = false
            append(Node(.string, start: position, end: position, next: nodes.count + 1, flags: Node.bare))
            position += 1
            expected = .value
        case Mark.dot: giveUpExpression(from: position)
        case Mark.openBracket:
            let inner = peek(position + 1)
            let isComputed = nameEnd(inner) > inner || at(inner).map(Mark.isQuote) == true
            if isComputed { giveUpExpression(from: position) } else { giveUp(.missingName, from: position, to: position) }
        case Mark.openBrace, Mark.minus: giveUp(.missingName, from: position, to: position)
        case _ where Mark.isDigit(byte): readNumericName()
        default: readBareName()
        }
    }

    private mutating func readBareName() {
        if curlyQuote(position) != nil { return readCurlyString(isName: true) }
        let start = position
        var end = nameEnd(start)
        guard end > start else { return giveUp(.unexpectedCharacter, from: start, to: scalarEnd(start)) }
        // `merchant-id:` is no JavaScript name, but what it means is plain.
        while at(end) == Mark.minus, case let more = nameEnd(end + 1), more > end + 1 { end = more }
        var placeEnd = end
        // `name":` lacks its opening quote.
        if let quote = at(end), Mark.isQuote(quote), at(peek(end + 1)) == Mark.colon { placeEnd = end + 1 }
        report(.unquotedName, from: start, to: placeEnd)
        append(Node(.string, start: start, end: end, next: nodes.count + 1, flags: Node.bare))
        advance(from: start, to: placeEnd)
        expected = .colon
    }

    private mutating func readNumericName() {
        let start = position
        var end = start
        while let byte = at(end), Mark.isDigit(byte) { end += 1 }
        if at(peek(end)) == Mark.colon {
            report(.unquotedName, from: start, to: end)
            append(Node(.string, start: start, end: end, next: nodes.count + 1, flags: Node.bare))
            advance(from: start, to: end)
            expected = .colon
        } else if lastComma == lastEnd, start == lastComma + 1, let before = at(lastComma - 1), Mark.isDigit(before) {
            giveUp(.decimalComma, from: lastComma, to: lastComma + 1)
        } else {
            giveUp(.missingName, from: start, to: start)
        }
    }

    /// Commas where a name or an element belongs: one fault, however many there are.
    mutating func readSurplusCommas() {
        let start = position
        var end = start
        while at(peek(end)) == Mark.comma { end = peek(end) + 1 }
        let isFirst = expected == .firstName || expected == .firstElement
        let isLast = at(peek(end)).map(Mark.isCloser) == true
        report(isLast && !isFirst ? .trailingComma : .extraComma, from: start, to: end)
        // A hole in an array may be a lost element.
        if open.last?.isObject != true, !isLast { isComplete = false }
        isCommaReported = true
        lastComma = end - 1
        position = end
        expected = open.last?.isObject == true ? .name : .element
    }

    mutating func stepColon(_ byte: UInt8) {
        switch byte {
        case Mark.colon:
            position += 1
            if at(position) == Mark.equals {
                report(.missingColon, from: position - 1, to: position + 1)
                position += 1
            }
            expected = .value
        case Mark.equals:
            let end = at(position + 1) == UInt8(ascii: ">") ? position + 2 : position + 1
            report(.missingColon, from: position, to: end)
            position = end
            expected = .value
        case Mark.comma where isCommaForColon():
            report(.missingColon, from: position, to: position + 1)
            position += 1
            // Two texts are as likely elements of a list, and no name to show.
            if at(peek(position)).map({ Mark.isQuote($0) }) == true || !lastIsName { isComplete = false }
            expected = .value
        case Mark.comma, Mark.closeBrace, Mark.closeBracket:
            loseUnquotedName()
            report(.missingValue, from: lastStart, to: lastEnd)
            isComplete = false
            appendValue(.undefined, from: position, to: position)
        case Mark.openParenthesis:
            loseUnquotedName()
            giveUpExpression(from: lastStart)
        default: stepMissingColon(byte)
        }
    }

    /// `"name", 1`: a value follows the comma instead of a name.
    private mutating func isCommaForColon() -> Bool {
        let next = peek(position + 1)
        guard beginsValue(next), nameEnd(next) == next || isValueWord(from: next, to: nameEnd(next)) else { return false }
        return !isMember(next)
    }

    private mutating func stepMissingColon(_ byte: UInt8) {
        let end = nameEnd(position)
        if end > position, at(peek(end)) == Mark.openParenthesis {
            loseUnquotedName()
            return giveUpExpression(from: lastStart)
        }
        guard beginsValue(position), byte != Mark.plus else {
            return giveUp(.unexpectedCharacter, from: position, to: scalarEnd(position))
        }
        // A word that is no value, or another name: only one of the two mistakes is certain.
        let isPlain = !isMember(position) && (end == position || isValueWord(from: position, to: end))
        if isPlain {
            report(.missingColon, from: lastEnd, to: lastEnd)
            // Two texts are as likely elements of a list, unless the first could be a name.
            if Mark.isQuote(byte), !lastIsName { isComplete = false }
            expected = .value
        } else {
            giveUp(.missingColon, from: lastEnd, to: lastEnd)
        }
    }

    /// The last text could be the name of a member.
    private var lastIsName: Bool {
        let isQuoted = at(lastStart).map { Mark.isQuote($0) } == true
        return isQuoted ? nameEnd(lastStart + 1) == lastEnd - 1 : nameEnd(lastStart) == lastEnd
    }

    /// A name that is part of a greater mistake is not reported for its quotes as well.
    private mutating func loseUnquotedName() {
        if let last = faults.last, last.cause == .unquotedName, last.start == lastStart { faults.removeLast() }
    }

    mutating func stepSeparator(_ byte: UInt8) {
        let isForgiven = isCommaForgiven
        isCommaForgiven = false
        let isObject = open.last?.isObject == true
        switch byte {
        case Mark.comma:
            lastComma = position
            isCommaReported = false
            position += 1
            expected = isObject ? .name : .element
        case Mark.closeBrace, Mark.closeBracket: close(byte)
        case Mark.semicolon:
            report(.missingComma, from: position, to: position + 1)
            lastComma = position
            isCommaReported = true
            position += 1
            expected = isObject ? .name : .element
        case Mark.colon:
            if isObject || open.last?.hasColonFault == true {
                if isObject { report(.unexpectedCharacter, from: position, to: position + 1) }
            } else {
                report(.unexpectedCharacter, from: position, to: position + 1)
                if !open.isEmpty { open[open.count - 1].hasColonFault = true }
            }
            position += 1
            skipExpression()
            loseValue(from: position)
        case _ where Mark.isOperator(byte):
            position += 1
            giveUpExpression(from: lastStart)
        default: stepMissingComma(byte, isObject: isObject, isForgiven: isForgiven)
        }
    }

    private mutating func stepMissingComma(_ byte: UInt8, isObject: Bool, isForgiven: Bool) {
        let end = nameEnd(position)
        if reads("as", from: position, to: end) || reads("satisfies", from: position, to: end), at(peek(end)) != Mark.colon {
            return giveUpExpression(from: lastStart)
        }
        guard beginsValue(position) else { return giveUp(.unexpectedCharacter, from: position, to: scalarEnd(position)) }
        let gap = lastEnd
        if isObject {
            if isMember(position) {
                if !isForgiven { report(.missingComma, from: gap, to: gap) }
                expected = .name
            } else if isForgiven {
                skipExpression()
                loseValue(from: position)
            } else if end > position {
                giveUp(.unquotedText, from: position, to: end)
            } else if Mark.isQuote(byte) {
                giveUp(.missingComma, from: gap, to: gap)
            } else {
                giveUp(.unexpectedCharacter, from: position, to: scalarEnd(position))
            }
        } else if end > position, !isValueWord(from: position, to: end) {
            giveUp(.unquotedText, from: position, to: end)
        } else {
            if !isForgiven { report(.missingComma, from: gap, to: gap) }
            var isOnNewLine = false
            for index in min(gap, position)..<position where Mark.isLineEnd(bytes[index]) { isOnNewLine = true }
            if !isOnNewLine, byte != Mark.openBrace, byte != Mark.openBracket { isComplete = false }
            expected = .element
            isCommaReported = true
        }
    }

    /// Whether some value, proper or not, begins here.
    func beginsValue(_ index: Int) -> Bool {
        guard let byte = at(index) else { return false }
        return Mark.isQuote(byte) || Mark.isDigit(byte) || byte == Mark.minus || byte == Mark.plus || byte == Mark.openBrace
            || byte == Mark.openBracket || nameEnd(index) > index || curlyQuote(index) != nil
    }

    // MARK: Brackets

    mutating func openContainer(isObject: Bool) {
        guard open.count < limits.depth else { return stop(.tooDeep, from: position, to: position + 1) }
        let start = position
        countValue()
        open.append(Open(node: nodes.count, start: start, isObject: isObject))
        append(Node(isObject ? .object : .array, start: start, end: start, next: nodes.count + 1))
        position += 1
        expected = isObject ? .firstName : .firstElement
    }

    mutating func close(_ byte: UInt8) {
        guard let top = open.last else { return }
        let closesObject = byte == Mark.closeBrace
        if top.isObject != closesObject {
            // A colon in an array is the sign of its missing bracket.
            if !isBracketInDoubt, !top.hasColonFault {
                report(.mismatchedBracket, from: position, to: position + 1, related: top.start)
            }
            isBracketInDoubt = true
            isComplete = false
            for _ in 0..<surplusLevels(closesObject) { popContainer(end: position + 1) }
        }
        popContainer(end: position + 1)
        position += 1
        lastEnd = position
        expected = open.isEmpty ? .nothing : .separator
    }

    mutating func popContainer(end: Int) {
        guard let top = open.popLast() else { return }
        lastStart = top.start
        guard top.node < nodes.count else { return }
        nodes[top.node] = Node(
            top.isObject ? .object : .array, start: top.start, end: end, next: nodes.count, count: top.count)
    }

    /// How many containers a closing bracket that does not fit leaves unclosed: none when it is only the wrong bracket.
    private mutating func surplusLevels(_ closesObject: Bool) -> Int {
        // Only the nearest levels: people forget one bracket or two, and the search must not grow with the depth.
        var levels = 1
        while levels < 8, levels < open.count, open[open.count - 1 - levels].isObject != closesObject { levels += 1 }
        guard levels < 8, levels < open.count else { return 0 }
        // Does what follows fit the container that is open then, or the one that is open when only this one closes?
        let next = peek(position + 1)
        guard let byte = at(next) else { return levels }
        if levels == open.count - 1 { return 0 }
        guard byte == Mark.comma else { return levels }
        let isMemberNext = isMember(peek(next + 1))
        let outer = open[open.count - 2 - levels].isObject
        let inner = open[open.count - 2].isObject
        return outer == isMemberNext || inner != isMemberNext ? levels : 0
    }

    // MARK: After the document

    mutating func stepAfterEnd(_ byte: UInt8) {
        switch byte {
        case Mark.semicolon:
            if !hasPrefix { report(.javascriptAround, from: position, to: position + 1) }
            hasPrefix = true
            position += 1
        case Mark.closeParenthesis where parentheses > 0:
            parentheses -= 1
            position += 1
        case Mark.closeBrace, Mark.closeBracket, Mark.closeParenthesis:
            let start = position
            while let byte = at(peek(position)), Mark.isCloser(byte) || byte == Mark.closeParenthesis { position = peek(position) + 1 }
            if !isBracketInDoubt { report(.mismatchedBracket, from: start, to: position) }
            isBracketInDoubt = true
            isComplete = false
        case Mark.comma where peek(position + 1) >= bytes.count || at(peek(position + 1)) == Mark.closeParenthesis:
            report(.trailingComma, from: position, to: position + 1)
            position += 1
        default:
            let end = nameEnd(position)
            if hasPrefix, reads("as", from: position, to: end) || reads("satisfies", from: position, to: end) {
                while let byte = at(position), byte != Mark.semicolon, !Mark.isLineEnd(byte) { position += 1 }
            } else {
                if !isBracketInDoubt { report(.textAfterEnd, from: position, to: contentEnd) }
                isComplete = false
                isStopped = true
            }
        }
    }
}
