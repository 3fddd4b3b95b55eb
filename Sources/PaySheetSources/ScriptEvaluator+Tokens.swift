// Tokens of expressions.
extension ScriptEvaluator {
    func mate(_ index: Int) -> Int { Int(tokens[index].mate) }

    /// The place of some tokens in the file.
    func range(_ start: Int, _ end: Int) -> Range<Int> {
        guard start < tokens.count else { return tokens.last.map { Int($0.end)..<Int($0.end) } ?? 0..<0 }
        let last = min(max(end - 1, start), tokens.count - 1)
        // Cannot trap: the last token is the first one or after it.
        return Int(tokens[start].start)..<Int(tokens[last].end)
    }

    func reads(_ word: String, _ index: Int) -> Bool {
        index < tokens.count && tokens[index].kind == .name && word.utf8.elementsEqual(bytes[tokens[index].range])
    }

    func isDouble(_ index: Int, _ character: Unicode.Scalar) -> Bool {
        names.isPunctuation(index, UInt8(truncatingIfNeeded: character.value)) && tokens[index].end - tokens[index].start == 2
            && bytes[Int(tokens[index].start) + 1] == UInt8(truncatingIfNeeded: character.value)
    }
}
