// Where expressions end.
extension ScriptNames {
    /// Returns the token after an expression: a comma, a semicolon, what closes the group around it, or the next statement.
    func skip(from start: Int) -> Int {
        guard start < tokens.count, !ScriptNames.endsExpression(tokens[start]) else { return start }
        return Int(ends[ScriptNames.next(tokens, start)])
    }

    /// Where expressions end that go on with a token, for all tokens and the end.
    static func ends(_ tokens: TokenList) -> [Int32] {
        var ends = [Int32](repeating: Int32(truncatingIfNeeded: tokens.count), count: tokens.count + 1)
        for index in tokens.indices.reversed() {
            let token = tokens[index]
            let beginsStatement =
                index > 0 && token.isFirstOfLine && token.kind == .name && !token.word.joinsLines && endsValue(tokens[index - 1])
            let isEnd = endsExpression(token) || beginsStatement
            ends[index] = isEnd ? Int32(truncatingIfNeeded: index) : ends[next(tokens, index)]
        }
        return ends
    }

    /// The innermost token around each token that opens something, and how many commas there are between them.
    static func groups(_ tokens: TokenList) -> (openers: [Int32], ordinals: [Int32]) {
        var open: [(token: Int, commas: Int32)] = [(-1, 0)]
        var openers: [Int32] = []
        var ordinals: [Int32] = []
        openers.reserveCapacity(tokens.count)
        ordinals.reserveCapacity(tokens.count)
        for (index, token) in tokens.enumerated() {
            if open.count > 1, Int(tokens[open[open.count - 1].token].mate) == index { open.removeLast() }
            openers.append(Int32(truncatingIfNeeded: open[open.count - 1].token))
            ordinals.append(open[open.count - 1].commas)
            if token.kind == .punctuation, token.byte == UInt8(ascii: ",") { open[open.count - 1].commas += 1 }
            if token.opens, Int(token.mate) > index { open.append((index, 0)) }
        }
        return (openers, ordinals)
    }

    private static func endsExpression(_ token: ScriptToken) -> Bool {
        token.closes || token.kind == .punctuation && (token.byte == UInt8(ascii: ",") || token.byte == UInt8(ascii: ";"))
    }

    /// The token after a token, or after the group that it opens.
    private static func next(_ tokens: TokenList, _ index: Int) -> Int {
        tokens[index].opens && Int(tokens[index].mate) > index ? Int(tokens[index].mate) + 1 : index + 1
    }

    private static func endsValue(_ token: ScriptToken) -> Bool {
        switch token.kind {
        case .name: !token.word.leadsToExpression
        case .number, .string, .template, .regularExpression, .close, .templateClose, .elementClose, .tag: true
        default: false
        }
    }
}

extension ScriptWord {
    /// The word is a name nearly everywhere.
    var isContextual: Bool {
        switch self {
        case .get, .set, .async, .of, .from, .as, .type, .readonly, .static, .public, .private, .protected, .satisfies: true
        default: false
        }
    }

    /// An expression goes on with the word at the beginning of a line.
    var joinsLines: Bool { self == .in || self == .instanceof || self == .as || self == .satisfies }
}
