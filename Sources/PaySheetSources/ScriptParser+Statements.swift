// Statements. Those of an `if` or a loop follow its head, and are not in it.
extension ScriptParser {
    mutating func statement(in node: Int) {
        let start = position
        let token = tokens[position]
        if token.kind == .punctuation, token.byte == ";" || token.byte == "," {
            position += 1
        } else if let inner = statement(token) {
            attach(inner, to: node)
        } else if token.kind == .name, token.word == .of || token.word == .in {
            // `for (const item of list)`
            position = start + 1
        } else {
            position = start
            attach(expressions(), to: node)
        }
    }

    /// Reads a statement that begins with a word or a brace.
    private mutating func statement(_ token: ScriptToken) -> Int? {
        if opens("{") { return bracket(.block) }
        if isOnly("@") { return decorator() }
        guard token.kind == .name else { return nil }
        switch token.word {
        case .const, .let, .var: return declaration()
        case .function: return function()
        case .async where position + 1 < limit && tokens[position + 1].word == .function: return function()
        case .class: return classNode(.classExpression)
        case .if, .while, .for, .with, .switch, .else, .do, .try, .finally, .default, .catch, .case: return control(token.word)
        case .return, .throw: return result()
        case .import: return imports()
        case .export: return exports()
        case .type where isName(position + 1) && (isOnly(position + 2, "=") || isOnly(position + 2, "<")),
            .interface where isName(position + 1), .enum where isName(position + 1):
            return typeStatement(token.word)
        default:
            guard isName, position + 1 < limit, isOnly(position + 1, ":") else { return nil }
            position += 2
            return add(.label, from: position - 2)
        }
    }

    /// Reads expressions with commas between them, or one token that begins none.
    private mutating func expressions() -> Int {
        let node = add(.statement, from: position, to: position)
        list(of: node)
        if Int(nodes[node].first) == position { attach(leaf(.error), to: node) }
        close(node)
        return node
    }

    private mutating func list(of node: Int) {
        while position < limit, let inner = spreadOrExpression() {
            attach(inner, to: node)
            guard position < limit, isPunctuation(position, ",") else { break }
            position += 1
        }
    }

    private mutating func declaration() -> Int? {
        guard position + 1 < limit else { return nil }
        let next = tokens[position + 1]
        guard isName(position + 1) || isOpen(position + 1, "{") || isOpen(position + 1, "[") else {
            // `const enum Name { … }`
            guard next.word == .enum else { return nil }
            position += 1
            return typeStatement(.enum)
        }
        let node = add(.declaration, from: position, to: position)
        repeat {
            position += 1
            let declarator = add(.declarator, from: position, to: position)
            if isName || opens("{") || opens("[") { target(of: declarator) }
            attach(declarator, to: node)
        } while isOnly(",")
        close(node)
        return node
    }

    private mutating func control(_ word: ScriptWord) -> Int {
        let node = add(.control, from: position, to: position)
        position += 1
        switch word {
        case .if, .while, .for, .with, .switch:
            if tokens[position].word == .await { position += 1 }
            if opens("(") { attach(bracket(.head), to: node) }
        case .catch:
            if opens("(") { attach(bracket(.parameters), to: node) }
            if opens("{") { attach(bracket(.block), to: node) }
        case .case:
            let outer = endsAtColon
            endsAtColon = true
            list(of: node)
            endsAtColon = outer
            if isOnly(":") { position += 1 }
        case .default: if isOnly(":") { position += 1 }
        default: break
        }
        close(node)
        return node
    }

    /// `return value`, `throw value`
    private mutating func result() -> Int {
        let node = add(.result, from: position, to: position)
        position += 1
        if position < limit, !tokens[position].isFirstOfLine { list(of: node) }
        close(node)
        return node
    }

    /// Reads a statement that declares only a type.
    private mutating func typeStatement(_ word: ScriptWord) -> Int {
        let start = position
        let last = min(limit, start + ScriptParser.longestType)
        position += 2
        while position < last, !opens("{"), !isOnly(";"), word != .type || !isOnly("=") { position += 1 }
        if opens("{") { position = mate(position) + 1 } else if isOnly("=") { position = typeEnd(position + 1) }
        position = min(position, limit)
        return add(.type, from: start)
    }

    // MARK: Modules

    private mutating func imports() -> Int? {
        let start = position
        position += 1
        guard position < limit, !isOpen(position, "("), !isPunctuation(position, ".") else {
            position = start
            return nil
        }
        let last = min(limit, start + ScriptParser.longestType)
        while position < last, tokens[position].kind != .string, !isOnly("="), !isOnly(";"), !opens("("), !isOnly(".") {
            position = opens("{") ? mate(position) + 1 : position + 1
        }
        if position < limit, tokens[position].kind == .string { position += 1 }
        return add(.imports, from: start)
    }

    private mutating func exports() -> Int {
        let node = add(.exports, from: position, to: position)
        position += 1
        if opens("{") {
            specifiers(of: node)
        } else if isOnly("*") {
            position += tokens[position + 1].word == .as ? 3 : 1
        } else if position < limit, tokens[position].word != .export {
            let isDefault = tokens[position].word == .default
            if isDefault || isOnly("=") || tokens[position].word == .type && isOpen(position + 1, "{") { position += 1 }
            let isExpression = position >= limit || isDefault && tokens[position].kind == .open
            if !isExpression, let inner = statement(tokens[position]) { attach(inner, to: node) } else { list(of: node) }
        }
        if position + 1 < limit, tokens[position].word == .from, tokens[position + 1].kind == .string { position += 2 }
        position = min(position, limit)
        close(node)
        return node
    }

    /// Reads `{ name as other } from "path"`. Each name of the file is a node.
    private mutating func specifiers(of node: Int) {
        let end = mate(position)
        position += 1
        while position < end {
            let isName = tokens[position].kind == .name && tokens[position].word != .as && tokens[position - 1].word != .as
            if isName { attach(leaf(.name), to: node) } else { position += 1 }
        }
        position = end + 1
    }
}
