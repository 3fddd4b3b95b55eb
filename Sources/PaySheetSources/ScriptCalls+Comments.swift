import PaySheet

// Types that comments declare.
extension ScriptCalls {
    /// `/** @type {ApplePayJS.ApplePayPaymentRequest} */`, or `@returns` before a function.
    mutating func look(at comment: ScriptComment) {
        if let (kind, isList) = type(behind: ScriptTokens.typeMark, comment) {
            evaluator.begin()
            guard let value = value(after: comment) else { return }
            literal(kind, value, isList: isList)
        } else if let (kind, isList) = type(behind: ScriptTokens.returnMark, comment), !isList {
            evaluator.begin()
            guard let body = function(after: comment) else { return }
            returned(kind, body)
        }
    }

    /// The type in braces behind a mark of a comment, and whether it is a list of it.
    private func type(behind mark: [UInt8], _ comment: ScriptComment) -> (kind: DocumentKind, isList: Bool)? {
        let text = bytes[comment.range]
        guard let place = ScriptCalls.place(of: mark, in: text) else { return nil }
        var index = place + mark.count
        if index < text.endIndex, text[index] == "s" { index += 1 }
        while index < text.endIndex, text[index] == 0x20 { index += 1 }
        guard index < text.endIndex, text[index] == "{" else { return nil }
        var end = index + 1
        while end < text.endIndex, text[end] != "}" { end += 1 }
        var name = String(decoding: text[index + 1..<end].filter { $0 != 0x20 && $0 != "!" }, as: UTF8.self)
        let isList = name.hasSuffix("[]")
        if isList { name.removeLast(2) }
        if name.hasPrefix("Promise<"), name.hasSuffix(">") { name = String(name.dropFirst(8).dropLast()) }
        if name.hasPrefix("ApplePayJS.") { name.removeFirst(11) }
        return ScriptCalls.types.first { $0.name == name }.map { ($0.kind, isList) }
    }

    /// The value that a comment is about.
    private func value(after comment: ScriptComment) -> Int? {
        // Cannot trap: a comment notes how many tokens are before it.
        for token in comment.token..<min(comment.token + ScriptCalls.mostTokens, tokens.count) {
            if isOnly(token, "=") || tokens[token].word == .return || isBracket(token, "(") {
                return expression(token + 1)
            }
            guard tokens[token].kind == .name || isPunctuation(token, ".") else { return nil }
        }
        return nil
    }

    /// The expression that begins with a token.
    func expression(_ token: Int) -> Int? { token < tree.starts.count && tree.starts[token] >= 0 ? Int(tree.starts[token]) : nil }

    /// The function that a comment is about.
    private func function(after comment: ScriptComment) -> ScriptNames.Body? {
        // Cannot trap: a comment notes how many tokens are before it.
        for token in comment.token..<min(comment.token + ScriptCalls.mostTokens, tokens.count) {
            var node = names.node(token)
            if isOnly(token, "=") || isOnly(token, ":") || tokens[token].word == .return { node = expression(token + 1) ?? node }
            if tree.kind(node) == .parameters, let function = tree.parent(node) { node = function }
            if tree.kind(node).isFunction { return ScriptNames.Body(function: node) }
            guard tokens[token].kind == .name || isPunctuation(token, ".") else { return nil }
        }
        return nil
    }

    /// No declaration has more tokens before its value.
    private static let mostTokens = 8

    static func place(of wanted: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
        guard let first = wanted.first, wanted.count <= text.count else { return nil }
        // Cannot trap: the text is at least as long.
        for place in text.startIndex...text.endIndex - wanted.count where text[place] == first && text[place...].starts(with: wanted) {
            return place
        }
        return nil
    }
}
