// Objects and lists.
extension ScriptEvaluator {
    mutating func list(_ start: Int, _ end: Int) -> ScriptValue {
        var values: [ScriptValue] = []
        var index = start + 1
        while index < end {
            if names.isSpread(index) {
                let (value, next) = expression(index + 1)
                if case .list(let inner, _) = value { values += inner } else { values.append(.unknown(range(index, next))) }
                index = next
            } else if names.isPunctuation(index, UInt8(ascii: ",")) {
                values.append(.unknown(tokens[index].range))
            } else {
                let (value, next) = expression(index)
                values.append(value)
                index = next
            }
            guard index < end else { break }
            // What is not a comma is not understood.
            if !names.isPunctuation(index, UInt8(ascii: ",")) {
                values.append(.unknown(tokens[index].range))
                index = nextComma(index, end)
            }
            index += 1
        }
        return .list(values, range(start, end + 1))
    }

    mutating func object(_ start: Int, _ end: Int) -> ScriptValue {
        var members = ScriptMembers()
        // A template engine chooses among the members.
        var hasConditions = false
        var index = start + 1
        while index < end {
            let first = index
            if tokens[index].kind == .tag { hasConditions = true }
            index = member(index, end, &members)
            if index < end, !names.isPunctuation(index, UInt8(ascii: ",")) {
                members.forget(tokens[index].range)
                index = nextComma(index, end)
            }
            index = max(index, first) + 1
        }
        return .object((hasConditions ? members.withMergedAlternatives : members).all, range(start, end + 1))
    }

    func nextComma(_ start: Int, _ end: Int) -> Int {
        var index = start
        while index < end, !names.isPunctuation(index, UInt8(ascii: ",")) {
            index = tokens[index].opens && Int(tokens[index].mate) > index ? Int(tokens[index].mate) + 1 : index + 1
        }
        return min(index, end)
    }

    /// Reads a member. Returns the token after it.
    mutating func member(_ start: Int, _ end: Int, _ members: inout ScriptMembers) -> Int {
        let token = tokens[start]
        if names.isSpread(start) {
            let (value, next) = expression(start + 1)
            members.spread(value)
            return next
        }
        if token.kind == .tag, token.byte == UInt8(ascii: "<") || token.byte == UInt8(ascii: "{") {
            // A condition of a template engine: it may leave out what follows, or choose one of two members of a name.
            members.append(unknown: token.range)
            return nextTagOrMember(start + 1, end, &members)
        }
        guard let name = memberName(token) else {
            members.forget(token.range)
            return nextComma(start, end)
        }
        guard start + 1 < end, !names.isPunctuation(start + 1, UInt8(ascii: ",")) else {
            // `{ total }`
            guard token.kind == .name, start + 1 <= end else { return start + 1 }
            let (value, _) = operand(start, limit: start + 1)
            members.replace(name, token.range, value, isSpread: false)
            return start + 1
        }
        guard names.isOnly(start + 1, ":") else {
            // A method, an accessor, or something unknown.
            let isModified = token.word == .get || token.word == .set || token.word == .async
            let own = isModified && start + 1 < end ? memberName(tokens[start + 1]) : nil
            let value = function(own == nil ? start + 1 : start + 2, token)
            members.replace(own ?? name, token.range, value, isSpread: false)
            return nextComma(start, end)
        }
        let (value, next) = expression(start + 2)
        if name.elementsEqual("__proto__".utf8) { members.forget(token.range) }
        members.replace(name, token.range, value, isSpread: false)
        return next
    }

    /// The function whose parameters begin at a token, or what it returns if the word before its name is `get`.
    private mutating func function(_ open: Int, _ first: ScriptToken) -> ScriptValue {
        guard open < tokens.count, tokens[open].kind == .open, tokens[open].byte == UInt8(ascii: "("), mate(open) > open,
            let body = names.block(after: mate(open) + 1), first.word != .set
        else { return .unknown(first.range) }
        return first.word == .get && bytes[tokens[open - 1].range] != bytes[first.range]
            ? result(of: body, first.range) : .function(body, first.range)
    }

    /// Reads the member after a condition of a template engine. Returns the token after it.
    mutating func nextTagOrMember(_ start: Int, _ end: Int, _ members: inout ScriptMembers) -> Int {
        guard depth < ScriptEvaluator.mostDepth, start < end, !names.isPunctuation(start, UInt8(ascii: ",")) else { return start }
        depth += 1
        defer { depth -= 1 }
        return member(start, end, &members)
    }

    func memberName(_ token: ScriptToken) -> [UInt8]? {
        switch token.kind {
        case .name: [UInt8](bytes[token.range])
        case .string: ScriptText.content(bytes, token.range)
        case .number: ScriptText.number(bytes, token.range)
        default: nil
        }
    }
}
