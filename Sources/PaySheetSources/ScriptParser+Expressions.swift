// Expressions, without those that are in brackets.
extension ScriptParser {
    /// Reads an expression up to a comma. Returns `nil` if none begins with the next token.
    mutating func expression() -> Int? {
        guard position < limit else { return nil }
        guard depth < ScriptParser.mostDepth else { return remainder(.later) }
        depth += 1
        defer { depth -= 1 }
        if let arrow = arrow() { return arrow }
        let start = position
        guard let left = binary(0) else { return nil }
        guard position < limit, tokens[position].kind == .punctuation else { return left }
        if isAssignment(position) {
            position += 1
            return add(.assignment, from: start, left, expression())
        }
        return isOnly("?") ? conditional(left, start) : left
    }

    private mutating func conditional(_ test: Int, _ start: Int) -> Int {
        position += 1
        let outer = endsAtColon
        endsAtColon = true
        let value = expression()
        endsAtColon = outer
        guard isOnly(":") else { return add(.conditional, from: start, test, value) }
        position += 1
        return add(.conditional, from: start, test, value, expression())
    }

    func isAssignment(_ index: Int) -> Bool {
        let token = tokens[index]
        guard token.kind == .punctuation, bytes[Int(token.end) - 1] == "=", token.byte != "!" else {
            return false
        }
        if token.byte == "=" { return token.range.count == 1 }
        return token.byte != "<" && token.byte != ">"
    }

    // MARK: Functions

    /// Reads a function with an arrow, if one begins with the next token.
    private mutating func arrow() -> Int? {
        let start = position
        var index = tokens[position].word == .async && !isArrow(position + 1) ? position + 1 : position
        if isName(index), isArrow(index + 1), index + 1 < limit {
            position = index
            let parameter = add(.parameter, from: index, to: index + 1)
            attach(add(.name, from: index, to: index + 1), to: parameter)
            position = index + 2
            return add(.arrow, from: start, parameter, arrowBody())
        }
        if isOnly(index, "<") {
            let end = typeEnd(index + 1)
            guard isOnly(end, ">") else { return nil }
            index = end + 1
        }
        guard isOpen(index, "(") else { return nil }
        var end = mate(index) + 1
        if end < limit, !endsAtColon, isOnly(end, ":") { end = typeEnd(end + 1) }
        guard end < limit, isArrow(end) else { return nil }
        if tokens[position].word == .async { position += 1 }
        let types = typeParameters()
        let parameters = bracket(.parameters)
        let result = annotation()
        position += 1
        return add(.arrow, from: start, types, parameters, result, arrowBody())
    }

    private mutating func arrowBody() -> Int? { block() ?? expression() }

    /// Reads the code of a function, if it is next. Code without an end is all that follows: someone is writing it.
    private mutating func block() -> Int? {
        guard position < limit, isBracket(position, "{") else { return nil }
        return opens("{") ? bracket(.block) : remainder(.block)
    }

    /// Reads `function name(…) { … }`, from that word or `async` on.
    mutating func function() -> Int {
        let start = position
        position += tokens[position].word == .async ? 2 : 1
        if position < limit, isPunctuation(position, "*") { position += 1 }
        let node = add(.function, from: start, to: position)
        if isName { attach(leaf(.name), to: node) }
        return signature(of: node)
    }

    /// Reads parameters, the type of the result, and the body. Returns the function.
    mutating func signature(of node: Int) -> Int {
        if let types = typeParameters() { attach(types, to: node) }
        if opens("(") {
            attach(bracket(.parameters), to: node)
            if let result = annotation() { attach(result, to: node) }
            if let code = block() { attach(code, to: node) }
        }
        close(node)
        return node
    }

    /// A node of one token.
    mutating func leaf(_ kind: ScriptNode.Kind) -> Int {
        position += 1
        return add(kind, from: position - 1, to: position)
    }

    // MARK: Operators

    /// Reads operands with operators between them that bind at least as strongly as a level: 0 for `||` and `??`, 1 for `&&`, 2 for others.
    private mutating func binary(_ level: Int) -> Int? {
        let start = position
        guard var left = level < 2 ? binary(level + 1) : unary() else { return nil }
        while position < limit, strength(position) == level {
            skipOperator()
            // `a || () => b` needs parentheses, but it is clear what it means.
            let right = position < limit ? arrow() : nil
            left = add(.binary, from: start, left, right ?? (level < 2 ? binary(level + 1) : unary()))
        }
        return left
    }

    /// How strongly an operator between two operands binds; -1 for other tokens.
    private func strength(_ index: Int) -> Int {
        let token = tokens[index]
        if token.kind == .name { return token.word == .in || token.word == .instanceof ? 2 : -1 }
        guard token.kind == .punctuation, !isAssignment(index), !isArrow(index), !isStep(index) else { return -1 }
        if isDouble(index, "|") || isDouble(index, "?") { return 0 }
        if isDouble(index, "&") { return 1 }
        return ScriptParser.operators.contains(token.byte) && !isOnly(index, "!") ? 2 : -1
    }

    /// The first signs of operators between operands.
    private static let operators = [UInt8]("|&+-*/%^<>=!".utf8)

    /// Whether a token is `++` or `--`.
    private func isStep(_ index: Int) -> Bool { isDouble(index, "+") || isDouble(index, "-") }

    /// `>` is never joined with what follows it.
    private mutating func skipOperator() {
        let isOpen = isPunctuation(position, ">")
        position += 1
        while isOpen, position < limit, tokens[position].start == tokens[position - 1].end,
            isPunctuation(position, ">") || isPunctuation(position, "="), !isArrow(position)
        {
            position += 1
        }
    }

    private mutating func unary() -> Int? {
        let start = position
        while position < limit, isPrefix(position) { position += 1 }
        var node = operand()
        // Nothing follows the operators.
        guard start < position else { return nil }
        var place = position
        if let node { place = Int(nodes[node].first) }
        while place > start {
            place -= 1
            node = add(.unary, from: place, node)
        }
        return node
    }

    private func isPrefix(_ index: Int) -> Bool {
        switch tokens[index].word {
        case .typeof, .void, .delete, .await, .yield: true
        case .new: tokens[index + 1].word == .new
        default: isStep(index) || ["!", "~", "+", "-"].contains { isOnly(index, $0) }
        }
    }

    // MARK: Operands

    /// Reads an operand with what goes on with it.
    ///
    /// - Parameter isClass: It is the name of a class behind `new`, and calls are not part of it.
    mutating func operand(isClass: Bool = false) -> Int? {
        let start = position
        guard var node = primary() else { return nil }
        while position < limit, !isClass || !opens("("), let next = postfix(node, start, isClass) { node = next }
        return node
    }

    /// Reads what goes on with an operand: a member, a call, a type.
    private mutating func postfix(_ node: Int, _ start: Int, _ isClass: Bool) -> Int? {
        let token = tokens[position]
        switch token.kind {
        case .punctuation:
            if isDot(position) {
                let next = tokens[position + 1]
                // A template engine writes `<?= name ?>`.
                if position + 1 < limit, next.kind == .name || next.kind == .tag {
                    position += 2
                    return add(.member, from: start, node)
                }
                guard !isOnly("."), isOpen(position + 1, "(") || isOpen(position + 1, "[") else { return nil }
                position += 1
                return group(behind: node, start)
            }
            if isOnly("!"), !token.isFirstOfLine {
                position += 1
                return add(.cast, from: start, node)
            }
            if isOnly("<"), !isClass, let end = typeArgumentsEnd() {
                let types = add(.type, from: position, to: end)
                position = end
                return group(behind: node, start, types)
            }
            guard isStep(position), !token.isFirstOfLine else { return nil }
            position += 1
            return add(.postfix, from: start, node)
        case .open: return opens("(") || opens("[") ? group(behind: node, start) : nil
        case .template, .templateOpen:
            guard token.kind == .template || mate(position) > position else { return nil }
            let template = token.kind == .template ? leaf(.literal) : bracket(.template)
            return add(.tagged, from: start, node, template)
        case .name where token.word == .as || token.word == .satisfies:
            let end = typeEnd(position + 1)
            guard end > position + 1 else { return nil }
            let type = add(.type, from: position, to: min(end, limit))
            position = min(end, limit)
            return add(.cast, from: start, node, type)
        default: return nil
        }
    }

    /// Reads arguments, or the name of a member in brackets.
    private mutating func group(behind node: Int, _ start: Int, _ types: Int? = nil) -> Int {
        if opens("[") {
            let name = bracket(.computed)
            return add(.element, from: start, node, name)
        }
        let arguments = bracket(.arguments)
        return add(.call, from: start, node, types, arguments)
    }

    private func isDot(_ index: Int) -> Bool {
        isOnly(index, ".") || isPunctuation(index, "?") && bytes[Int(tokens[index].start) + 1] == "."
    }

    /// The parenthesis behind the types of a call: `ref<Type>(…)`.
    private mutating func typeArgumentsEnd() -> Int? {
        let end = typeEnd(position + 1)
        return end > position + 1 && isOnly(end, ">") && isOpen(end + 1, "(") ? end + 1 : nil
    }

    private mutating func primary() -> Int? {
        guard position < limit else { return nil }
        let token = tokens[position]
        switch token.kind {
        case .name: return word(token.word)
        case .number, .string, .template, .regularExpression, .tag: return leaf(.literal)
        case .open where mate(position) > position:
            return bracket(token.byte == "{" ? .object : token.byte == "[" ? .array : .group)
        case .templateOpen where mate(position) > position: return bracket(.template)
        case .elementOpen where mate(position) > position: return bracket(.markup)
        case .open, .templateOpen, .elementOpen: return leaf(.error)
        case .punctuation:
            // `<Type>value`
            guard isOnly("<"), depth < ScriptParser.mostDepth else { return nil }
            let start = position
            guard let type = typeParameters() else { return nil }
            depth += 1
            defer { depth -= 1 }
            return add(.cast, from: start, type, unary())
        default: return nil
        }
    }

    private mutating func word(_ word: ScriptWord) -> Int? {
        switch word {
        case .function: return function()
        case .async where tokens[position + 1].word == .function && position + 1 < limit: return function()
        case .class: return classNode(.classExpression)
        case .new: return created()
        case .none, .this, .true, .false, .null, .undefined, .import, .interface: return leaf(.name)
        default: return word.isContextual ? leaf(.name) : nil
        }
    }

    /// Reads `new Name(…)`.
    private mutating func created() -> Int {
        let start = position
        position += 1
        let callee = isOnly("<") || tokens[position].word == .new ? nil : operand(isClass: true)
        let node = add(.new, from: start, callee)
        if callee != nil, isOnly("<"), let end = typeArgumentsEnd() {
            attach(add(.type, from: position, to: end), to: node)
            position = end
        }
        if callee != nil, opens("(") { attach(bracket(.arguments), to: node) }
        close(node)
        return node
    }
}
