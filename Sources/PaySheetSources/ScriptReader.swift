/// Something that looks at the tokens of a script.
protocol ScriptReader {
    var tokens: TokenList { get }
    /// The file with its padding.
    var bytes: [UInt8] { get }
}

extension ScriptReader {
    func mate(_ index: Int) -> Int { Int(tokens[index].mate) }

    func isPunctuation(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
        tokens[index].kind == .punctuation && tokens[index].byte == UInt8(truncatingIfNeeded: sign.value)
    }

    /// Whether a token is this one character and no longer operator.
    func isOnly(_ index: Int, _ sign: Unicode.Scalar) -> Bool { isPunctuation(index, sign) && tokens[index].range.count == 1 }

    /// Whether a token is this character twice.
    func isDouble(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
        isPunctuation(index, sign) && tokens[index].range.count == 2 && bytes[Int(tokens[index].start) + 1] == tokens[index].byte
    }

    /// Whether a token is `=>`.
    func isArrow(_ index: Int) -> Bool {
        isPunctuation(index, "=") && tokens[index].range.count == 2 && bytes[Int(tokens[index].start) + 1] == UInt8(ascii: ">")
    }

    /// Whether a token is a bracket that has an end.
    func isGroup(_ index: Int, _ bracket: Unicode.Scalar) -> Bool { isBracket(index, bracket) && mate(index) > index }

    /// Whether a token is an opening bracket.
    func isBracket(_ index: Int, _ bracket: Unicode.Scalar) -> Bool {
        tokens[index].kind == .open && tokens[index].byte == UInt8(truncatingIfNeeded: bracket.value)
    }

    func isName(_ index: Int) -> Bool { tokens[index].kind == .name && (tokens[index].word == .none || tokens[index].word.isContextual) }

    func reads(_ word: String, _ index: Int) -> Bool { tokens[index].kind == .name && word.utf8.elementsEqual(bytes[tokens[index].range]) }

    func word(_ index: Int) -> [UInt8] { [UInt8](bytes[tokens[index].range]) }

    /// The place of some tokens in the file.
    func range(_ start: Int, _ end: Int) -> Range<Int> {
        guard start < tokens.count else { return tokens.last.map { Int($0.end)..<Int($0.end) } ?? 0..<0 }
        // Cannot trap: the last token is the first one or after it.
        return Int(tokens[start].start)..<Int(tokens[Swift.min(Swift.max(end - 1, start), tokens.count - 1)].end)
    }
}

extension UInt8 {
    /// Whether a byte is a character of ASCII.
    @inline(__always)
    static func == (byte: UInt8, sign: Unicode.Scalar) -> Bool { UInt32(byte) == sign.value }

    @inline(__always)
    static func != (byte: UInt8, sign: Unicode.Scalar) -> Bool { UInt32(byte) != sign.value }

    @inline(__always)
    static func ~= (sign: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == sign.value }
}
