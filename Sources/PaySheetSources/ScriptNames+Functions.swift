// Functions: their code, their parameters and their calls.
extension ScriptNames {
    /// The name of a function, and whether it is a member of an object or class.
    typealias FunctionName = (token: Int, isMember: Bool)

    /// Declares the parameters of a function, if the group in parentheses has them, and the function. Otherwise it is a call.
    mutating func declareParameters(_ group: Int, _ block: Int?) {
        let end = Int(tokens[group].mate)
        let before = group > 0 ? tokens[group - 1] : nil
        var body = end + 1
        if isPunctuation(body, UInt8(ascii: ":")) { body = typeEnd(body + 1) }
        if body < tokens.count, isArrow(tokens[body]) {
            // Cannot trap: callers pass a bracket whose mate is after it.
            return declareBody(after: body, parameters: group + 1...end, functionName(before: group))
        }
        guard body < tokens.count, tokens[body].kind == .open, tokens[body].byte == UInt8(ascii: "{"), Int(tokens[body].mate) > body else {
            if let before, before.kind == .name, before.word == .none || before.word.isContextual {
                calls[hash(before.range), default: []].append(group - 1)
            }
            return
        }
        // Cannot trap: callers pass a bracket whose mate is after it.
        let parameters = group + 1...end
        guard let before, before.kind == .name, !before.word.isControl || isMember(group - 1) else {
            // A computed name, or type parameters.
            guard let before, before.byte == UInt8(ascii: "]") || before.byte == UInt8(ascii: ">") else { return }
            return declareBody(at: body, parameters: parameters, .function, nil)
        }
        let isAnonymous = before.word == .function
        let isNamed = group > 1 && (tokens[group - 2].word == .function || isPunctuation(group - 2, UInt8(ascii: "*")))
        if isAnonymous || isNamed {
            let plain: FunctionName? = isAnonymous ? nil : (group - 1, false)
            let name = functionName(before: isAnonymous ? group - 1 : group - 2)
            if let name, name.isMember { own(body, group) }
            declareBody(at: body, parameters: parameters, .function, name ?? plain)
            if isNamed, before.word == .none { add(group - 1, .function(.block(body)), scope(block)) }
            return
        }
        own(body, group)
        declareBody(at: body, parameters: parameters, .function, (group - 1, true))
    }

    /// Notes that a function is a member of what is around a token.
    private mutating func own(_ body: Int, _ token: Int) {
        if enclosing[token] >= 0 { owners[body] = Int(enclosing[token]) }
    }

    /// The name that a function expression gets: `const name = …`, or `name: …` and `name = …` in objects and classes.
    func functionName(before start: Int) -> FunctionName? {
        let index = start > 0 && tokens[start - 1].word == .async ? start - 2 : start - 1
        guard index > 1, tokens[index - 1].kind == .name, !isMember(index - 1) else { return nil }
        if isOnly(index, ":") { return (index - 1, true) }
        guard isOnly(index, "=") else { return nil }
        switch tokens[index - 2].word {
        case .const, .let, .var: return (index - 1, false)
        default:
            let brace = Int(enclosing[index - 1])
            return brace >= 0 && braces[brace] == .classBody ? (index - 1, true) : nil
        }
    }

    mutating func declareBody(after arrow: Int, parameters: ClosedRange<Int>, _ name: FunctionName?) {
        guard arrow + 1 < tokens.count else { return }
        if tokens[arrow + 1].kind == .open, tokens[arrow + 1].byte == UInt8(ascii: "{") {
            return declareBody(at: arrow + 1, parameters: parameters, .arrow, name)
        }
        let end = skip(from: arrow + 1)
        arrowBodies.append(arrow + 1..<max(end, arrow + 1))
        // Cannot trap: the parameters are before the arrow.
        declare(parameters, of: name, in: parameters.lowerBound...max(end - 1, arrow))
    }

    mutating func declareBody(at body: Int, parameters: ClosedRange<Int>, _ brace: Brace, _ name: FunctionName?) {
        braces[body] = brace
        let end = Int(tokens[body].mate)
        guard end > body else { return }
        // Cannot trap: the parameters are before the body.
        declare(parameters, of: name, in: parameters.lowerBound...end)
    }

    /// Declares the parameters between two tokens.
    private mutating func declare(_ group: ClosedRange<Int>, of function: FunctionName?, in scope: ClosedRange<Int>) {
        if let function, function.isMember, enclosing[function.token] >= 0 {
            let key = MemberKey(owner: component(Int(enclosing[function.token])), name: hash(tokens[function.token].range))
            // Nothing tells which one of two counts.
            functions[key] = functions[key] == nil ? function.token : -1
        }
        var index = group.lowerBound
        let last = min(group.upperBound, index + ScriptNames.mostParameters)
        var number = 0
        while index <= last, !tokens[index].closes {
            while index < last, tokens[index].word.isModifier, isName(index + 1) || tokens[index + 1].word.isModifier { index += 1 }
            let first = index
            if isName(index) {
                let (fallback, end) = declarator(isOnly(index + 1, "?") ? index + 2 : index + 1)
                let content = function.map {
                    Binding.Content.parameter(
                        Parameter(function: $0.token, isMember: $0.isMember, index: number, fallback: fallback))
                }
                add(index, content ?? .other, scope)
                if let function, parameters[function.token, default: []].count == number { parameters[function.token]?.append(index) }
                index = end
            } else {
                index = skip(from: index)
                // Every name of a pattern, and of its values.
                for name in first..<min(index, last) where isName(name) { add(name, .other, scope) }
            }
            index = max(skip(from: index), first)
            guard isPunctuation(index, UInt8(ascii: ",")) else { return }
            index += 1
            number += 1
        }
    }

    /// So many tokens of the parameters of a function are looked at.
    static let mostParameters = 512

    // MARK: Code

    /// The code of a function that begins at a token.
    func function(at start: Int) -> Body? {
        var index = start
        if index < tokens.count, tokens[index].word == .async { index += 1 }
        guard index < tokens.count else { return nil }
        if tokens[index].word == .function {
            let last = min(index + ScriptNames.longestType, tokens.count)
            while index < last, !(tokens[index].kind == .open) { index += 1 }
            guard index < last, tokens[index].byte == UInt8(ascii: "("), Int(tokens[index].mate) > index else { return nil }
            return block(after: Int(tokens[index].mate) + 1)
        }
        if tokens[index].kind == .name, index + 1 < tokens.count, isArrow(tokens[index + 1]) { return arrowBody(index + 2) }
        guard tokens[index].kind == .open, tokens[index].byte == UInt8(ascii: "("), Int(tokens[index].mate) > index else { return nil }
        var arrow = Int(tokens[index].mate) + 1
        if isPunctuation(arrow, UInt8(ascii: ":")) { arrow = typeEnd(arrow + 1) }
        guard arrow < tokens.count, isArrow(tokens[arrow]) else { return nil }
        return arrowBody(arrow + 1)
    }

    func block(after start: Int) -> Body? {
        var index = start
        if isPunctuation(index, UInt8(ascii: ":")) { index = typeEnd(index + 1) }
        guard index < tokens.count, tokens[index].kind == .open, tokens[index].byte == UInt8(ascii: "{") else { return nil }
        return .block(index)
    }

    func arrowBody(_ index: Int) -> Body? {
        guard index < tokens.count else { return nil }
        return tokens[index].kind == .open && tokens[index].byte == UInt8(ascii: "{") ? .block(index) : .expression(index)
    }

    /// The token after the code of a function.
    func end(of body: Body) -> Int {
        switch body {
        case .block(let open), .overridable(let open): max(Int(tokens[open].mate), open) + 1
        case .expression(let start): skip(from: start)
        }
    }
}
