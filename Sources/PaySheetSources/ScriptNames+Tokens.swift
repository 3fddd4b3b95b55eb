// Tokens as the names of a script need them, and types.
extension ScriptNames {
    /// Returns the token after a type.
    func typeEnd(_ start: Int) -> Int {
        var index = start
        var depth = 0
        while index < tokens.count, index < start + ScriptNames.longestType {
            let token = tokens[index]
            switch token.kind {
            case .open:
                // The body of a function, not the type of an object.
                if index > start, depth == 0, token.byte == UInt8(ascii: "{"), endsType(index - 1) { return index }
                index = Int(token.mate) > index ? Int(token.mate) : index
            case .punctuation:
                if token.byte == UInt8(ascii: "<") { depth += 1 }
                if token.byte == UInt8(ascii: ">") { depth -= 1 }
                if depth < 0 { return index }
                if token.byte == UInt8(ascii: ";") || isOnly(index, "=") || depth == 0 && token.byte == UInt8(ascii: ",") { return index }
                // The arrow of the function whose result this is, or that of a function type.
                if isArrow(token), depth == 0,
                    !(index > 0 && tokens[index - 1].kind == .close && tokens[index - 1].byte == UInt8(ascii: ")"))
                {
                    return index
                }
            case .name:
                if index > start, token.isFirstOfLine, depth == 0, endsType(index - 1) { return index }
            case .close, .templatePart, .templateClose, .elementClose: return index
            default: break
            }
            index += 1
        }
        return index
    }

    /// No type has more tokens outside of groups.
    static let longestType = 256

    func endsType(_ index: Int) -> Bool {
        let token = tokens[index]
        return token.kind == .name && token.word != .typeof && token.word != .readonly || token.kind == .close || token.kind == .string
            || token.kind == .punctuation && token.byte == UInt8(ascii: ">")
    }

    /// Whether a name is one of a member, after a dot.
    func isMember(_ index: Int) -> Bool {
        // Broken code can begin with a dot, which then belongs to nothing.
        guard index > 1, tokens[index - 1].kind == .punctuation else { return false }
        let before = tokens[index - 1]
        let length = before.end - before.start
        return before.byte == UInt8(ascii: ".") && length == 1 || before.byte == UInt8(ascii: "?") && length == 2 && isOptionalDot(before)
    }

    /// The token after the name of a class with everything that qualifies it: `window.ApplePaySession`.
    func className(from start: Int) -> Int {
        var index = start
        if isOnly(index, "."), tokens[index - 1].kind == .close { index += 1 }
        guard isName(index) || index < tokens.count && tokens[index].word == .this || index > start && isMember(index) else { return start }
        index += 1
        while isOnly(index, "."), index + 1 < tokens.count, tokens[index + 1].kind == .name { index += 2 }
        return index
    }

    /// Whether a member or an optional call follows a token.
    func isDot(_ index: Int) -> Bool {
        isOnly(index, ".") || isPunctuation(index, UInt8(ascii: "?")) && tokens[index].range.count == 2 && isOptionalDot(tokens[index])
    }

    /// Whether a token opens a group with this bracket that has an end.
    func isGroup(_ index: Int, _ bracket: UInt8) -> Bool {
        index < tokens.count && tokens[index].kind == .open && tokens[index].byte == bracket && Int(tokens[index].mate) > index
    }

    func isOptionalDot(_ token: ScriptToken) -> Bool { bytes[Int(token.start) + 1] == UInt8(ascii: ".") }

    func isName(_ index: Int) -> Bool {
        index < tokens.count && tokens[index].kind == .name && (tokens[index].word == .none || tokens[index].word.isContextual)
    }

    func isPunctuation(_ index: Int, _ byte: UInt8) -> Bool {
        index >= 0 && index < tokens.count && tokens[index].kind == .punctuation && tokens[index].byte == byte
    }

    /// Whether a token is this one character and no longer operator.
    func isOnly(_ index: Int, _ character: Unicode.Scalar) -> Bool {
        isPunctuation(index, UInt8(truncatingIfNeeded: character.value)) && tokens[index].end - tokens[index].start == 1
    }

    /// Whether a token is `...`.
    func isSpread(_ index: Int) -> Bool { isPunctuation(index, UInt8(ascii: ".")) && tokens[index].range.count == 3 }

    func isArrow(_ token: ScriptToken) -> Bool {
        token.kind == .punctuation && token.byte == UInt8(ascii: "=") && bytes[Int(token.start) + 1] == UInt8(ascii: ">")
    }

    func isStep(_ index: Int) -> Bool {
        guard isPunctuation(index, UInt8(ascii: "+")) || isPunctuation(index, UInt8(ascii: "-")) else { return false }
        return bytes[Int(tokens[index].start) + 1] == tokens[index].byte && tokens[index].end - tokens[index].start == 2
    }

    /// Whether a token is an operator that gives a new value.
    func isAssignment(_ index: Int) -> Bool {
        let token = tokens[index]
        guard token.kind == .punctuation, bytes[Int(token.end) - 1] == UInt8(ascii: "=") else { return false }
        if token.byte == UInt8(ascii: "=") { return token.end - token.start == 1 }
        return token.byte != UInt8(ascii: "!") && !(token.byte == UInt8(ascii: "<") || token.byte == UInt8(ascii: ">"))
    }
}
