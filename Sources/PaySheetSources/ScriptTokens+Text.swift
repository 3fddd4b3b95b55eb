import PaySheet

// Comments, template literals, and the expressions of template engines.
extension ScriptTokens {
    mutating func skipLine() { while position < end, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 } }

    mutating func readLineComment() {
        let start = position
        skipLine()
        note(start..<position)
    }

    mutating func readBlockComment() {
        let start = position
        position += 2
        while position < end, bytes[position] != "*" || bytes[position + 1] != "/" {
            if bytes[position] == 0x0A { isFirstOfLine = true }
            position += 1
        }
        position = min(position + 2, end)
        note(start..<position)
    }

    /// Keeps a comment that may say something about a value. Types of results are everywhere; only those of Apple Pay count.
    private mutating func note(_ range: Range<Int>) {
        func has(_ mark: [UInt8]) -> Bool { ScriptCalls.place(of: mark, in: bytes[range]) != nil }
        guard has(ScriptTokens.typeMark) || has(IgnoreNote.mark) || has(ScriptTokens.returnMark) && has(ScriptCalls.applePay) else {
            return
        }
        comments.append(ScriptComment(range: range, token: tokens.count))
    }

    static let typeMark = [UInt8]("@type".utf8)
    static let returnMark = [UInt8]("@return".utf8)

    /// Reads a piece of a template literal, up to its end or to an expression.
    ///
    /// - Parameter opening: The token of the first piece; `nil` if this is the first one.
    mutating func readTemplate(from start: Int, opening: Int?) {
        let byte = bytes[start]
        var index = start + 1
        while index < end {
            switch bytes[index] {
            case "`":
                if let opening {
                    append(.templateClose, byte, from: start, to: index + 1)
                    pair(opening, tokens.count - 1)
                } else {
                    append(.template, byte, from: start, to: index + 1)
                }
                return
            case "$" where bytes[index + 1] == "{":
                push(.template, token: opening ?? tokens.count, end: UInt8(ascii: "}"))
                return append(opening == nil ? .templateOpen : .templatePart, byte, from: start, to: index + 2)
            case "\\": index += 2
            default: index += 1
            }
        }
        append(.tag, byte, from: start, to: end)
    }

    // MARK: Template engines

    /// Reads the expression of a template engine. Returns false if none begins here.
    mutating func readTag() -> Bool {
        guard let tagEnd = tagEnd(position) else { return false }
        append(.tag, bytes[position], from: position, to: tagEnd)
        return true
    }

    /// Returns the end of the expression of a template engine that begins at a byte, or `nil` if none does.
    mutating func tagEnd(_ start: Int) -> Int? {
        let (first, second) = (bytes[start], bytes[start + 1])
        if language.hasDollarTags, first == "$" || first == "#", second == "{" { return endOfTag(start + 2, UInt8(ascii: "}")) }
        if language.hasAtTags, first == "@" { return endOfAtTag(start) }
        guard language.hasTags else { return nil }
        if first == "<" {
            if second == "%" { return endOfTag(start + 2, UInt8(ascii: "%"), UInt8(ascii: ">")) ?? end }
            if second == "?" { return endOfTag(start + 2, UInt8(ascii: "?"), UInt8(ascii: ">")) ?? end }
            return nil
        }
        guard first == "{" else { return nil }
        if second == "%" { return endOfTag(start + 2, UInt8(ascii: "%"), UInt8(ascii: "}"), isShort: true) }
        if second == "{" { return endOfTag(start + 2, UInt8(ascii: "}"), UInt8(ascii: "}"), isShort: true) }
        if second == "!", bytes[start + 2] == "!" {
            return endOfTag(start + 3, UInt8(ascii: "!"), UInt8(ascii: "!"), isShort: true).map { min($0 + 1, end) }
        }
        return nil
    }

    /// Returns the place behind a byte in the line.
    private mutating func endOfTag(_ start: Int, _ close: UInt8) -> Int? {
        let line = bytes[start..<max(start, tagLimit(start))].prefix { $0 != 0x0A }
        if let place = line.firstIndex(of: close) { return place + 1 }
        fuel -= line.count
        return nil
    }

    /// How far the end of a tag may be.
    private func tagLimit(_ start: Int) -> Int { min(end, start + min(ScriptTokens.longestTag, max(fuel, 0))) }

    /// Returns the end of `@name.member(…)` or `@( … )`. An address of mail has a letter before the sign.
    private mutating func endOfAtTag(_ start: Int) -> Int? {
        guard start == 0 || !ScriptTokens.isNamePart(bytes[start - 1]), bytes[start + 1] != "@" else { return nil }
        let limit = tagLimit(start)
        var index = start + 1
        var depth = 0
        while index < limit {
            let byte = bytes[index]
            if byte == "(" || byte == "[" {
                depth += 1
            } else if depth > 0 {
                if byte == ")" || byte == "]" { depth -= 1 }
                if byte == 0x0A { break }
            } else if !ScriptTokens.isNamePart(byte), byte != "." || !ScriptTokens.isNamePart(bytes[index + 1]) {
                break
            }
            index += 1
        }
        if depth == 0 && index > start + 1 { return index }
        fuel -= index - start
        return nil
    }

    private static let longestTag = 1000

    /// - Parameter isShort: Braces are script, too. An expression of a template engine has no statements, and few letters.
    private mutating func endOfTag(_ start: Int, _ first: UInt8, _ second: UInt8, isShort: Bool = false) -> Int? {
        let limit = isShort ? tagLimit(start) : end
        var index = start
        while index + 1 < limit {
            if bytes[index] == first, bytes[index + 1] == second { return index + 2 }
            if isShort, bytes[index] == ";" || bytes[index] == 0x0A { break }
            index += 1
        }
        if isShort { fuel -= index - start }
        return nil
    }
}
