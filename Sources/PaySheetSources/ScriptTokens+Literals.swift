// The parts of a file that are data, and not code.
extension ScriptTokens {
    /// The places of everything that is not code, in the order of the file.
    ///
    /// These are the contents of texts, numbers, comments, expressions of template engines, and what is around scripts. Numbers of one or
    /// two digits count as code: versions and indexes.
    func literals(count: Int) -> [Range<Int>] {
        var literals: [Range<Int>] = []
        var end = 0
        for token in tokens {
            let range = token.range
            if range.lowerBound > end { add(words: end..<range.lowerBound, to: &literals) }
            end = max(end, range.upperBound)
            switch token.kind {
            case .name, .punctuation, .open, .close, .elementOpen, .elementClose: break
            case .number: if range.count > 2 { literals.append(range) }
            case .string, .template, .templateClose: add(content: range, behind: 1, to: &literals)
            case .templateOpen, .templatePart: add(content: range, behind: 2, to: &literals)
            case .regularExpression, .tag: add(words: range, to: &literals)
            }
        }
        if end < count { add(words: end..<count, to: &literals) }
        return literals
    }

    /// Adds what is between the first sign of a text and those behind it.
    private func add(content range: Range<Int>, behind: Int, to literals: inout [Range<Int>]) {
        // Cannot trap: the range is longer than what is left out.
        if range.count > behind + 1 { literals.append(range.lowerBound + 1..<range.upperBound - behind) }
    }

    /// Adds a part from its first word to its last one.
    private func add(words part: Range<Int>, to literals: inout [Range<Int>]) {
        guard let first = part.first(where: { ScriptTokens.isNamePart(bytes[$0]) }),
            let last = part.last(where: { ScriptTokens.isNamePart(bytes[$0]) })
        else { return }
        // Cannot trap: the last letter is the first one or after it.
        literals.append(first..<last + 1)
    }
}
