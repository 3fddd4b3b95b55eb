// Expressions, without those that are in brackets.
extension ScriptParser {
    /// Reads an expression up to a comma. Returns `nil` if none begins with the next token.
    mutating func expression() -> Int? {
        guard position < limit else { return nil }
        guard depth < ScriptParser.mostDepth else { return laterExpression() }
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

    private mutating func laterExpression() -> Int? {
        let end = skippedEnd()
        guard end > position else { return nil }
        let node = add(.later, from: position, to: end)
        wait(for: node)
        position = end
        return node
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
        guard token.kind == .punctuation, bytes[Int(token.end) - 1] == UInt8(ascii: "="), token.byte != UInt8(ascii: "!") else { return false }
        if token.byte == UInt8(ascii: "=") { return token.range.count == 1 }
        return token.byte != UInt8(ascii: "<") && token.byte != UInt8(ascii: ">")
    }

    // MARK: Functions

    /// Reads a function with an arrow, if one begins with the next token.
    private mutating func arrow() -> Int? {
        let start = position
        var index = tokens[position].word == .async && !isArrow(position + 1) ? position + 1 : position
        if isName(index), isArrow(index + 1) {
            position = index
            let parameter = add(.parameter, from: index, to: index + 1)
            attach(add(.name, from: index, to: index + 1), to: parameter)
            position = index + 2
            return add(.arrow, from: start, parameter, arrowBody())
        }
        var types: Int?
        if isOnly(index, "<") {
            let end = typeEnd(index + 1)
            guard isOnly(end, ">"), isOpen(end + 1, UInt8(ascii: "(")) else { return nil }
            index = end + 1
        }
        guard isOpen(index, UInt8(ascii: "(")) else { return nil }
        var end = mate(index) + 1
        if end < limit, !endsAtColon, isOnly(end, ":") { end = typeEnd(end + 1) }
        guard isArrow(end) else { return nil }
        if isOnly(tokens[position].word == .async ? position + 1 : position, "<") {
            position = tokens[position].word == .async ? position + 1 : position
            types = typeParameters()
        }
        position = index
        let parameters = bracket(.parameters)
        let result = annotation()
        position += 1
        return add(.arrow, from: start, types, parameters, result, arrowBody())
    }

    private mutating func arrowBody() -> Int? { opens(UInt8(ascii: "{")) ? bracket(.block) : expression() }

    /// Reads `function name(…) { … }`, from that word or `async` on.
    mutating func function() -> Int {
        let start = position
        position += tokens[position].word == .async ? 2 : 1
        if position < limit, isPunctuation(position, UInt8(ascii: "*")) { position += 1 }
        let node = add(.function, from: start, to: position)
        if isName(position) { attach(leaf(.name), to: node) }
        signature(of: node)
        return node
    }

    /// Reads parameters, the type of the result, and the body.
    mutating func signature(of node: Int) {
        if let types = typeParameters() { attach(types, to: node) }
        if opens(UInt8(ascii: "(")) {
            attach(bracket(.parameters), to: node)
            if let result = annotation() { attach(result, to: node) }
            if opens(UInt8(ascii: "{")) { attach(bracket(.block), to: node) }
        }
        close(node)
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
        guard token.kind == .punctuation, !isAssignment(index), !isArrow(index) else { return -1 }
        let isDouble = token.range.count == 2 && bytes[Int(token.start) + 1] == token.byte
        switch token.byte {
        case UInt8(ascii: "|"): return isDouble ? 0 : 2
        case UInt8(ascii: "?"): return isDouble ? 0 : -1
        case UInt8(ascii: "&"): return isDouble ? 1 : 2
        case UInt8(ascii: "+"), UInt8(ascii: "-"): return isDouble ? -1 : 2
        case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "^"), UInt8(ascii: "<"), UInt8(ascii: ">"): return 2
        case UInt8(ascii: "="), UInt8(ascii: "!"): return token.range.count > 1 ? 2 : -1
        default: return -1
        }
    }

    /// `>` is never joined with what follows it.
    private mutating func skipOperator() {
        let isOpen = isPunctuation(position, UInt8(ascii: ">"))
        position += 1
        while isOpen, position < limit, tokens[position].start == tokens[position - 1].end,
            isPunctuation(position, UInt8(ascii: ">")) || isPunctuation(position, UInt8(ascii: "=")), !isArrow(position)
        {
            position += 1
        }
    }

    private mutating func unary() -> Int? {
        let start = position
        while position < limit, isPrefix(position) { position += 1 }
        var node = postfix()
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
        let token = tokens[index]
        switch token.kind {
        case .name:
            switch token.word {
            case .typeof, .void, .delete, .await: return true
            case .yield: return true
            case .new: return tokens[index + 1].word == .new
            default: return false
            }
        case .punctuation:
            switch token.byte {
            case UInt8(ascii: "!"), UInt8(ascii: "~"): return token.range.count == 1
            case UInt8(ascii: "+"), UInt8(ascii: "-"): return token.range.count == 1 || bytes[Int(token.start) + 1] == token.byte
            default: return false
            }
        default: return false
        }
    }

    // MARK: Operands

    private mutating func postfix() -> Int? {
        let start = position
        guard var node = primary() else { return nil }
        while position < limit {
            guard let next = postfix(node, start) else { break }
            node = next
        }
        return node
    }

    /// Reads what goes on with an operand: a member, a call, a type.
    private mutating func postfix(_ node: Int, _ start: Int) -> Int? {
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
                guard token.byte == UInt8(ascii: "?"), next.kind == .open, next.byte != UInt8(ascii: "{"), mate(position + 1) > position + 1,
                    position + 1 < limit
                else { return nil }
                position += 1
                return group(behind: node, start)
            }
            if isOnly("!"), !token.isFirstOfLine {
                position += 1
                return add(.cast, from: start, node)
            }
            if isOnly("<"), let end = typeArgumentsEnd() {
                let types = add(.type, from: position, to: end)
                position = end
                return group(behind: node, start, types)
            }
            guard token.byte == UInt8(ascii: "+") || token.byte == UInt8(ascii: "-"), token.range.count == 2, !token.isFirstOfLine,
                bytes[Int(token.start) + 1] == token.byte
            else { return nil }
            position += 1
            return add(.postfix, from: start, node)
        case .open: return token.byte != UInt8(ascii: "{") && mate(position) > position ? group(behind: node, start) : nil
        case .template:
            let template = leaf(.literal)
            return add(.tagged, from: start, node, template)
        case .templateOpen where mate(position) > position:
            let template = bracket(.template)
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
        if opens(UInt8(ascii: "[")) {
            let name = bracket(.computed)
            return add(.element, from: start, node, name)
        }
        let arguments = bracket(.arguments)
        return add(.call, from: start, node, types, arguments)
    }

    private func isDot(_ index: Int) -> Bool {
        let token = tokens[index]
        if token.byte == UInt8(ascii: ".") { return token.range.count == 1 }
        return token.byte == UInt8(ascii: "?") && token.range.count == 2 && bytes[Int(token.start) + 1] == UInt8(ascii: ".")
    }

    /// The parenthesis behind the types of a call: `ref<Type>(…)`. A comparison has operators that types have not.
    private func typeArgumentsEnd() -> Int? {
        let end = typeEnd(position + 1)
        guard end > position + 1, end < limit, isOnly(end, ">"), isOpen(end + 1, UInt8(ascii: "(")), end - position <= 64 else { return nil }
        let isType = (position + 1..<end).allSatisfy { index in
            let token = tokens[index]
            guard token.kind == .punctuation else { return token.kind != .number && token.kind != .regularExpression }
            switch token.byte {
            case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ":"), UInt8(ascii: ";"): return true
            case UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: "?"): return token.range.count == 1
            default: return isArrow(index)
            }
        }
        return isType ? end + 1 : nil
    }

    private mutating func primary() -> Int? {
        guard position < limit else { return nil }
        let token = tokens[position]
        switch token.kind {
        case .name: return word(token.word)
        case .number, .string, .template, .regularExpression, .tag: return leaf(.literal)
        case .open:
            guard mate(position) > position else { return leaf(.error) }
            return bracket(token.byte == UInt8(ascii: "{") ? .object : token.byte == UInt8(ascii: "[") ? .array : .group)
        case .templateOpen: return mate(position) > position ? bracket(.template) : leaf(.error)
        case .elementOpen: return mate(position) > position ? bracket(.markup) : leaf(.error)
        case .punctuation:
            // `<Type>value`
            guard isOnly("<"), depth < ScriptParser.mostDepth else { return nil }
            let start = position
            guard let type = typeParameters() else { return nil }
            depth += 1
            defer { depth -= 1 }
            return add(.cast, from: start, type, unaryOperand())
        default: return nil
        }
    }

    private mutating func unaryOperand() -> Int? { depth < ScriptParser.mostDepth ? unary() : laterExpression() }

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
        let first = position
        var callee = primaryOfNew()
        while let own = callee, position < limit {
            if isDot(position), tokens[position].kind == .punctuation, position + 1 < limit, tokens[position + 1].kind == .name {
                position += 2
                callee = add(.member, from: first, own)
            } else if opens(UInt8(ascii: "[")) {
                let name = bracket(.computed)
                callee = add(.element, from: first, own, name)
            } else if isOnly("!"), !tokens[position].isFirstOfLine {
                position += 1
                callee = add(.cast, from: first, own)
            } else {
                break
            }
        }
        let node = add(.new, from: start, callee)
        if callee != nil, isOnly("<"), let end = typeArgumentsEnd() {
            attach(add(.type, from: position, to: end), to: node)
            position = end
        }
        if callee != nil, opens(UInt8(ascii: "(")) { attach(bracket(.arguments), to: node) }
        close(node)
        return node
    }

    private mutating func primaryOfNew() -> Int? {
        guard position < limit, tokens[position].word != .new, !isOnly("<") else { return nil }
        return primary()
    }
}
