// What gets an object: functions, names and members.
extension ScriptNames {
    /// Goes from an argument to the result of the call, if that has it.
    func argument(_ use: inout Use, _ open: Int) -> Bool {
        let callee = open - 1
        guard callee >= 0, Int(tokens[open].mate) > open else {
            use.escape()
            return false
        }
        let token = tokens[callee]
        let number = Int(ordinals[use.start])
        let isSpread = isPunctuation(use.start, UInt8(ascii: "."))
        // What a call of a group or of another call gets.
        if token.kind == .close {
            if !isBound(callee) { use.escape() }
            return false
        }
        guard token.kind == .name, token.word == .none || token.word.isContextual else {
            if token.word == .with { use.escape() }
            if token.word.isControl { return false }
            guard token.kind == .punctuation || token.kind == .open || token.word.leadsToExpression || token.word == .none, !isSpread else {
                use.escape()
                return false
            }
            // A group.
            use.start = open
            use.end = Int(tokens[open].mate) + 1
            return true
        }
        let word = bytes[token.range]
        func isOne(of names: [[UInt8]]) -> Bool { names.contains { word.elementsEqual($0) } }
        if isApplePay(callee) || isOne(of: ScriptNames.readers) || use.place.count > 0 && isOne(of: ScriptNames.hooks) { return false }
        if isMember(callee) {
            let object = bytes[tokens[callee - 2].range]
            if ScriptNames.silent.contains(where: { object.elementsEqual($0) }) { return false }
            if isOne(of: ScriptNames.plainMembers) { return false }
            if isOne(of: ScriptNames.assign) {
                // Only the first argument gets other members.
                if number == 0 { use.mutate() }
                return number == 0 && result(&use, callee, open, place: [])
            }
            if isOne(of: ScriptNames.containers) { return result(&use, callee, open, place: []) }
            if isOne(of: ScriptNames.adding) { return target(&use, callee - 2, place: [ScriptNames.anyMember]) }
        } else if declaration(of: callee) == nil || isImported(callee) {
            switch ScriptBuiltin(global: [UInt8](word)) {
            case .identity?: return result(&use, callee, open, place: [])
            case .box(let name)?: return result(&use, callee, open, place: [[UInt8](name.utf8)])
            case .state?: return result(&use, callee, open, place: [ScriptNames.anyMember])
            default: break
            }
        }
        if !isSpread, let parameter = parameter(number, ofCall: callee) {
            use.changes.append(.shared(use.path, parameter, use.place))
        } else {
            use.escape()
        }
        return false
    }

    private func result(_ use: inout Use, _ callee: Int, _ open: Int, place: [[UInt8]]) -> Bool {
        use.start = chainStart(callee)
        use.end = Int(tokens[open].mate) + 1
        use.place = place + use.place
        return true
    }

    /// Whether a name is one of a function that hands its arguments to Apple Pay: `session.completePayment`, or `.call` of it.
    private func isApplePay(_ callee: Int) -> Bool {
        var callee = callee
        if isMember(callee), bytes[tokens[callee].range].elementsEqual("call".utf8) { callee -= 2 }
        let word = bytes[tokens[callee].range]
        if ScriptNames.applePay.contains(where: { word.elementsEqual($0) }) { return true }
        guard tokens[max(callee - 1, 0)].word == .new, let binding = declaration(of: callee) else { return false }
        switch binding.content {
        case .value(let first?): return (first..<min(first + ScriptCalls.longestAlias, tokens.count)).contains { isSession($0) }
        case .part(_, .member(let name)): return name.elementsEqual("ApplePaySession".utf8)
        default: return false
        }
    }

    private func isSession(_ token: Int) -> Bool { bytes[tokens[token].range].elementsEqual("ApplePaySession".utf8) }

    /// `session.completePayment.bind(session)(…)`
    private func isBound(_ close: Int) -> Bool {
        let bind = Int(tokens[close].mate) - 1
        return bind > 1 && isMember(bind) && bytes[tokens[bind].range].elementsEqual("bind".utf8) && isApplePay(bind - 2)
    }

    func declaration(of token: Int) -> Binding? { binding(of: tokens[token].range, at: token) }

    private func isImported(_ token: Int) -> Bool {
        if case .imported? = declaration(of: token)?.content { true } else { false }
    }

    /// The parameter of a function of the file that gets an argument of a call.
    private func parameter(_ number: Int, ofCall callee: Int) -> Int? {
        let function: Int?
        if isMember(callee) {
            guard tokens[callee - 2].word == .this, let owner = owner(of: callee) else { return nil }
            function = functions[MemberKey(owner: owner, name: hash(tokens[callee].range))]
        } else {
            guard let binding = declaration(of: callee) else { return nil }
            if case .classBody(let open) = binding.content {
                function = functions[MemberKey(owner: open, name: ScriptNames.hash("constructor".utf8))]
            } else {
                function = binding.token
            }
        }
        guard let function, let parameters = parameters[function], parameters.indices.contains(number) else { return nil }
        return parameters[number]
    }

    // MARK: Names and members that get a value

    /// What gets the value behind `=`. Returns whether it is the value of an expression, too.
    func assigned(_ use: inout Use, _ equals: Int) -> Bool {
        var name = equals - 1
        guard name >= 0 else { return false }
        if tokens[name].kind == .close, tokens[name].byte != UInt8(ascii: ")"), Int(tokens[name].mate) < name,
            declares(before: Int(tokens[name].mate))
        {
            pattern(&use, Int(tokens[name].mate))
            return false
        }
        if !(tokens[name].kind == .name && (isMember(name) || isDeclaration[name] || declaration(of: name) != nil)) {
            // `const name: Type = …`
            name = typed(before: equals) ?? name
        }
        guard tokens[name].kind == .name else {
            use.escape()
            return false
        }
        if tokens[name].word == .export {
            use.changes.append(.exported)
            return false
        }
        if isDeclaration[name] || isField(name) {
            use.changes.append(.shared(use.path, name, use.place))
            return false
        }
        guard isMember(name) else {
            guard declaration(of: name) != nil else {
                use.escape()
                return false
            }
            use.changes.append(.shared(use.path, name, use.place))
            use.start = name
            return leaves(&use)
        }
        guard target(&use, name, place: []) else { return false }
        use.start = chainStart(name)
        return leaves(&use)
    }

    /// Whether a file exports the value that begins at a token: `export default …`, `export = …`, `module.exports = …`.
    func isExport(before token: Int) -> Bool {
        guard token > 1 else { return false }
        if tokens[token - 1].word == .default { return tokens[token - 2].word == .export }
        return isOnly(token - 1, "=") && (tokens[token - 2].word == .export || isExports(chainStart(token - 2)))
    }

    /// Whether a name is `module` or `exports`, through which other files get values.
    private func isExports(_ token: Int) -> Bool { ScriptNames.exporting.contains { bytes[tokens[token].range].elementsEqual($0) } }

    /// Notes that a member gets the value: `this.name`, `object.name`. Returns false if it escapes.
    private func target(_ use: inout Use, _ last: Int, place: [[UInt8]]) -> Bool {
        let start = chainStart(last)
        var names: [[UInt8]] = []
        var index = start
        while index + 2 <= last {
            index += 2
            names.append([UInt8](bytes[tokens[index].range]))
        }
        let added = use.place.isEmpty && place.isEmpty ? [] : place + use.place
        if tokens[start].word == .this, let first = names.first, !first.isEmpty {
            use.changes.append(.shared(use.path, start + 2, [[UInt8]](names.dropFirst()) + added))
            return true
        }
        if tokens[start].kind == .name, !isMember(start), declaration(of: start) != nil {
            use.changes.append(.shared(use.path, start, names + added))
            return true
        }
        if isExports(start) { use.changes.append(.exported) } else { use.escape() }
        return false
    }

    /// The name of the declaration with a type whose value is behind `=`.
    func typed(before equals: Int) -> Int? {
        var index = equals - 1
        for _ in 0..<ScriptNames.longestShownType where index > 0 {
            if isOnly(index, ":"), isName(index - 1) || isOnly(index - 1, "!") || isOnly(index - 1, "?") {
                let name = isName(index - 1) ? index - 1 : index - 2
                if isDeclaration[name] || isField(name) { return name }
            }
            if isPunctuation(index, UInt8(ascii: ";")) || isOnly(index, "=") || tokens[index].opens { return nil }
            index = tokens[index].closes && Int(tokens[index].mate) < index ? Int(tokens[index].mate) - 1 : index - 1
        }
        return nil
    }

    private static let longestShownType = 24

    private func declares(before open: Int) -> Bool {
        guard open > 0 else { return false }
        switch tokens[open - 1].word {
        case .const, .let, .var: return true
        default: return false
        }
    }

    /// The names of a pattern get parts of the value.
    private func pattern(_ use: inout Use, _ open: Int) {
        let end = Int(tokens[open].mate)
        guard end - open <= ScriptNames.mostSteps else { return use.escape() }
        for index in open + 1..<end where isDeclaration[index] && !isOnly(index + 1, ":") {
            guard let binding = declaration(of: index), binding.token == index, case .part(_, let part) = binding.content else {
                return use.escape()
            }
            let name = if case .member(let name) = part { name } else { ScriptNames.anyMember }
            if let first = use.place.first {
                if ScriptNames.match(first, name) { use.changes.append(.shared(use.path, index, [[UInt8]](use.place.dropFirst()))) }
            } else {
                use.changes.append(.shared(use.path + [name], index, []))
            }
        }
    }

    // MARK: Known functions

    private static func table(_ names: String...) -> [[UInt8]] { names.map { [UInt8]($0.utf8) } }

    private static let applePay = table(
        "ApplePaySession", "PaymentRequest", "completePaymentMethodSelection", "completeShippingMethodSelection",
        "completeShippingContactSelection", "completeCouponCodeChange", "completePayment", "updateWith")
    /// Functions that leave their arguments as they are, and return nothing of them.
    private static let readers = table(
        "Number", "String", "Boolean", "parseFloat", "parseInt", "isNaN", "structuredClone", "cloneDeep", "encodeURIComponent", "expect",
        "toEqual", "toStrictEqual",
        "toMatchObject", "toHaveBeenCalledWith", "deepEqual", "strictEqual")
    /// Functions of React whose lists of dependencies change nothing.
    private static let hooks = table("useEffect", "useLayoutEffect", "useMemo", "useCallback")
    private static let silent = table("console", "logger", "log", "JSON")
    /// Members of `Object` and the like that return no part of their argument.
    private static let plainMembers = table("keys", "stringify", "isArray")
    /// Members of `Object` and `Promise` whose result has the argument, or its parts.
    private static let containers = table("freeze", "seal", "values", "entries", "resolve")
    private static let adding = table("push", "unshift")
    private static let assign = table("assign")
    /// Names that give to other files what they get.
    private static let exporting = table("module", "exports")
}
