// The members of objects and classes, and parameters.
extension ScriptParser {
    mutating func properties(of node: Int) {
        while position < limit {
            if isPunctuation(position, UInt8(ascii: ",")) {
                position += 1
                continue
            }
            attach(property(), to: node)
            // The members after a condition of a template engine have no comma before them.
            let isCondition = tokens[position - 1].kind == .tag && isCondition(tokens[position - 1])
            if position < limit, !isPunctuation(position, UInt8(ascii: ",")), !isCondition { attach(rest(), to: node) }
        }
    }

    private func isCondition(_ token: ScriptToken) -> Bool { token.byte == UInt8(ascii: "<") || token.byte == UInt8(ascii: "{") }

    private mutating func property() -> Int {
        let start = position
        let token = tokens[position]
        if token.kind == .punctuation, token.byte == UInt8(ascii: "."), let spread = spreadOrExpression() { return spread }
        if token.kind == .tag, isCondition(token) { return leaf(.literal) }
        if token.word == .get || token.word == .set || token.word == .async, isKey(position + 1) { position += 1 }
        if isOnly("*") { position += 1 }
        guard isKey(position) else {
            position = start
            return rest()
        }
        let name = key()
        if opens(UInt8(ascii: "(")) || isOnly("<") {
            let node = add(.method, from: start, name)
            signature(of: node)
            return node
        }
        if isOnly(":") {
            position += 1
            return add(.property, from: start, name, expression())
        }
        guard isOnly("=") else { return add(.shorthand, from: start, name) }
        position += 1
        return add(.shorthand, from: start, name, expression())
    }

    /// Whether a token is the name of a member, or opens one in brackets.
    private func isKey(_ index: Int) -> Bool {
        guard index < limit else { return false }
        switch tokens[index].kind {
        case .name, .string, .number: return true
        default: return isOpen(index, UInt8(ascii: "["))
        }
    }

    private mutating func key() -> Int {
        if opens(UInt8(ascii: "[")) { return bracket(.computed) }
        return leaf(tokens[position].kind == .name ? .name : .literal)
    }

    // MARK: Classes

    /// Reads a class from its word on.
    mutating func classNode(_ kind: ScriptNode.Kind) -> Int {
        let node = add(kind, from: position, to: position)
        position += 1
        if isName(position) { attach(leaf(.name), to: node) }
        if let types = typeParameters() { attach(types, to: node) }
        if position < limit, tokens[position].word == .extends {
            position += 1
            if let base = base() { attach(base, to: node) }
        }
        // `implements Name<Type>`
        let start = position
        let last = min(limit, start + ScriptParser.longestType)
        while position < last, tokens[position].kind != .open || tokens[position].byte != UInt8(ascii: "{"),
            !isPunctuation(position, UInt8(ascii: ";"))
        {
            position = tokens[position].opens && mate(position) > position ? mate(position) + 1 : position + 1
        }
        position = min(position, limit)
        let hasBody = position < last && tokens[position].kind == .open && tokens[position].byte == UInt8(ascii: "{")
        if !hasBody { position = start }
        if position > start { attach(add(.type, from: start, to: position), to: node) }
        if hasBody { attach(opens(UInt8(ascii: "{")) ? bracket(.classBody) : openBody(), to: node) }
        close(node)
        return node
    }

    /// Adds the body of a class that has no end: someone is writing it.
    private mutating func openBody() -> Int {
        let body = add(.classBody, from: position, to: limit)
        position = limit
        wait(for: body)
        return body
    }

    /// Reads the class that another one extends: names and calls.
    private mutating func base() -> Int? {
        let start = position
        guard isName(position) || position < limit && tokens[position].word == .this || opens(UInt8(ascii: "(")) else { return nil }
        var node = opens(UInt8(ascii: "(")) ? bracket(.group) : leaf(.name)
        while position < limit {
            if isOnly("."), position + 1 < limit, tokens[position + 1].kind == .name {
                position += 2
                node = add(.member, from: start, node)
            } else if opens(UInt8(ascii: "(")) {
                let arguments = bracket(.arguments)
                node = add(.call, from: start, node, arguments)
            } else {
                break
            }
        }
        return node
    }

    mutating func members(of node: Int) {
        while position < limit {
            if isPunctuation(position, UInt8(ascii: ";")) || isPunctuation(position, UInt8(ascii: ",")) {
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
        while position < limit, isModifier(position) { position += 1 }
        if opens(UInt8(ascii: "{")) {
            attach(bracket(.block), to: node)
            close(node)
            return node
        }
        if isOnly("*") { position += 1 }
        guard isKey(position) else {
            position += 1
            close(node)
            return node
        }
        attach(key(), to: node)
        if isOnly("?") || isOnly("!") { position += 1 }
        if opens(UInt8(ascii: "(")) || isOnly("<") {
            nodes[node] = ScriptNode(
                kind: .method, first: nodes[node].first, end: nodes[node].end, child: nodes[node].child)
            signature(of: node)
            return node
        }
        if let type = annotation() { attach(type, to: node) }
        if isOnly("=") {
            position += 1
            if let value = expression() { attach(value, to: node) }
        }
        close(node)
        return node
    }

    /// Whether a word is before the name of a member, and not the name.
    private func isModifier(_ index: Int) -> Bool {
        guard tokens[index].kind == .name, index + 1 < limit else { return false }
        let isWord = tokens[index].word.isModifier || ScriptParser.modifiers.contains { bytes[tokens[index].range].elementsEqual($0) }
        return isWord && (isKey(index + 1) || isOnly(index + 1, "*") || tokens[index].word == .static && isOpen(index + 1, UInt8(ascii: "{")))
    }

    private static let modifiers = ["abstract", "override", "declare", "accessor"].map { [UInt8]($0.utf8) }

    /// Reads `@name(…)`.
    mutating func decorator() -> Int {
        let node = add(.decorator, from: position, to: position)
        position += 1
        if let value = base() { attach(value, to: node) }
        close(node)
        return node
    }

    // MARK: Parameters

    mutating func parameters(of node: Int) {
        while position < limit {
            if isPunctuation(position, UInt8(ascii: ",")) {
                position += 1
                continue
            }
            let parameter = add(.parameter, from: position, to: position)
            while isOnly("@") { attach(decorator(), to: parameter) }
            while position + 1 < limit, tokens[position].word.isModifier, tokens[position + 1].kind == .name { position += 1 }
            target(of: parameter)
            if position < limit, !isPunctuation(position, UInt8(ascii: ",")) { attach(rest(), to: parameter) }
            close(parameter)
            attach(parameter, to: node)
        }
    }

    /// Reads a name or pattern with its type and its value.
    mutating func target(of node: Int) {
        if isName(position) {
            attach(leaf(.name), to: node)
        } else if opens(UInt8(ascii: "{")) {
            attach(bracket(.object), to: node)
        } else if opens(UInt8(ascii: "[")) {
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
