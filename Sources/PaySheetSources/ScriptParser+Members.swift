// The members of objects and classes, and parameters.
extension ScriptParser {
    mutating func properties(of node: Int) {
        while position < limit {
            if isPunctuation(position, ",") {
                position += 1
                continue
            }
            attach(property(), to: node)
            // The members after a condition of a template engine have no comma before them.
            let isCondition = tokens[position - 1].kind == .tag && isCondition(tokens[position - 1])
            if position < limit, !isPunctuation(position, ","), !isCondition { attach(rest(), to: node) }
        }
    }

    private func isCondition(_ token: ScriptToken) -> Bool { token.byte == "<" || token.byte == "{" }

    private mutating func property() -> Int {
        let start = position
        let token = tokens[position]
        if isPunctuation(position, "."), let spread = spreadOrExpression() { return spread }
        if token.kind == .tag, isCondition(token) { return leaf(.literal) }
        if token.word == .get || token.word == .set || token.word == .async, isKey(position + 1) { position += 1 }
        if isOnly("*") { position += 1 }
        guard isKey(position) else {
            position = start
            return rest()
        }
        let name = key()
        if opens("(") || isOnly("<") { return signature(of: add(.method, from: start, name)) }
        guard isOnly(":") || isOnly("=") else { return add(.shorthand, from: start, name) }
        position += 1
        return add(isOnly(position - 1, ":") ? .property : .shorthand, from: start, name, expression())
    }

    /// Whether a token is the name of a member, or opens one in brackets.
    private func isKey(_ index: Int) -> Bool {
        guard index < limit else { return false }
        switch tokens[index].kind {
        case .name, .string, .number: return true
        default: return isOpen(index, "[")
        }
    }

    private mutating func key() -> Int {
        if opens("[") { return bracket(.computed) }
        return leaf(tokens[position].kind == .name ? .name : .literal)
    }

    // MARK: Classes

    /// Reads a class from its word on.
    mutating func classNode(_ kind: ScriptNode.Kind) -> Int {
        let node = add(kind, from: position, to: position)
        position += 1
        if isName { attach(leaf(.name), to: node) }
        if let types = typeParameters() { attach(types, to: node) }
        if position < limit, tokens[position].word == .extends {
            position += 1
            if let base = namedOperand() { attach(base, to: node) }
        }
        // `implements Name<Type>`
        let start = position
        let last = min(limit, start + ScriptParser.longestType)
        while position < last, !isBracket(position, "{"), !isOnly(";") {
            position = isGroup(position, "(") ? mate(position) + 1 : position + 1
        }
        position = min(position, limit)
        let hasBody = position < last && isBracket(position, "{")
        if !hasBody { position = start }
        if position > start { attach(add(.type, from: start, to: position), to: node) }
        // Someone is writing a class that has no end.
        if hasBody { attach(opens("{") ? bracket(.classBody) : remainder(.classBody), to: node) }
        close(node)
        return node
    }

    /// Reads a class that another one extends, or a decorator: names and calls.
    private mutating func namedOperand() -> Int? {
        let begins = isName || opens("(") || position < limit && tokens[position].word == .this
        return begins ? operand() : nil
    }

    mutating func members(of node: Int) {
        while position < limit {
            if isPunctuation(position, ";") || isPunctuation(position, ",") {
                position += 1
            } else {
                attach(member(), to: node)
            }
        }
    }

    private mutating func member() -> Int {
        let start = position
        let node = add(.field, from: start, to: start)
        while isOnly("@") { attach(decorator(), to: node) }
        while position < limit, isModifier { position += 1 }
        if opens("{") {
            attach(bracket(.block), to: node)
            close(node)
            return node
        }
        if isOnly("*") { position += 1 }
        guard isKey(position) else {
            // What makes no sense, unless something that does is before it.
            if position == start { position += 1 }
            close(node)
            return node
        }
        attach(key(), to: node)
        if isOnly("?") || isOnly("!") { position += 1 }
        if opens("(") || isOnly("<") {
            nodes[node].kind = .method
            return signature(of: node)
        }
        if let type = annotation() { attach(type, to: node) }
        if isOnly("=") {
            position += 1
            if let value = expression() { attach(value, to: node) }
        }
        close(node)
        return node
    }

    /// Whether the word before the name of a member is next, such as `static`.
    private var isModifier: Bool {
        guard tokens[position].kind == .name, position + 1 < limit, !tokens[position + 1].isFirstOfLine else { return false }
        return isKey(position + 1) || isOnly(position + 1, "*") || isOpen(position + 1, "{")
    }

    /// Reads `@name(…)`.
    mutating func decorator() -> Int {
        let node = add(.decorator, from: position, to: position)
        position += 1
        if let value = namedOperand() { attach(value, to: node) }
        close(node)
        return node
    }

    // MARK: Parameters

    mutating func parameters(of node: Int) {
        while position < limit {
            if isPunctuation(position, ",") {
                position += 1
                continue
            }
            let parameter = add(.parameter, from: position, to: position)
            while isOnly("@") { attach(decorator(), to: parameter) }
            while position + 1 < limit, tokens[position].word.isModifier, tokens[position + 1].kind == .name { position += 1 }
            target(of: parameter)
            if position < limit, !isPunctuation(position, ",") { attach(rest(), to: parameter) }
            close(parameter)
            attach(parameter, to: node)
        }
    }

    /// Reads a name or pattern with its type and its value.
    mutating func target(of node: Int) {
        if isName {
            attach(leaf(.name), to: node)
        } else if opens("{") {
            attach(bracket(.object), to: node)
        } else if opens("[") {
            attach(bracket(.array), to: node)
        } else if let other = spreadOrExpression() {
            attach(other, to: node)
        }
        if isOnly("?") || isOnly("!") { position += 1 }
        if let type = annotation() { attach(type, to: node) }
        if isOnly("=") {
            position += 1
            if let value = expression() { attach(value, to: node) }
        }
        close(node)
    }
}
