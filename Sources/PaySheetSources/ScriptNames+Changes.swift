import PaySheet

// What changes a value after its declaration.
extension ScriptNames {
    mutating func findChanges() {
        for index in tokens.indices where tokens[index].kind == .name {
            if tokens[index].word == .this, case .overwritten([])? = argument(index, to: index + 1), let owner = owner(of: index) {
                extended.insert(owner)
            }
            guard tokens[index].word == .none else { continue }
            if isMember(index) {
                guard let kind = change(at: index) else { continue }
                memberChanges[hash(tokens[index].range), default: []].append(Change(token: index, kind: kind))
            } else if !isDeclaration[index], !isField(index) {
                let name = hash(tokens[index].range)
                guard bindings[name] != nil else {
                    // In markup, it is a member of the component.
                    if let kind = change(at: index) { memberChanges[name, default: []].append(Change(token: index, kind: kind)) }
                    continue
                }
                let kind = change(at: index)
                if let kind { changes[name, default: []].append(Change(token: index, kind: kind)) }
                switch kind {
                case nil, .passed, .aliased: reads[name, default: []].append(index)
                default: break
                }
            }
        }
    }

    /// Whether a token is the name of a field of a class.
    private func isField(_ token: Int) -> Bool {
        let brace = Int(enclosing[token])
        return brace >= 0 && braces[brace] == .classBody && (isOnly(token + 1, "=") || isOnly(token + 1, ":"))
            && (tokens[token].isFirstOfLine || tokens[token - 1].kind != .punctuation || isOnly(token - 1, ";"))
    }

    /// Notes that the shopper changes what some names lead to.
    mutating func change(from start: Int) {
        var path: [[UInt8]] = []
        var index = start
        while index < tokens.count, tokens[index].kind == .name, path.count < ScriptNames.longestPath {
            path.append([UInt8](bytes[tokens[index].range]))
            index += isOnly(index + 1, ".") ? 2 : tokens.count
        }
        guard let first = path.first else { return }
        let change = Change(token: start, kind: .member([[UInt8]](path.dropFirst())))
        changes[ScriptNames.hash(first), default: []].append(change)
        memberChanges[ScriptNames.hash(first), default: []].append(change)
    }

    /// How an expression that has a name, or begins with it, changes its value; `nil` if it does not.
    func change(at start: Int) -> Change.Kind? {
        let base = chainStart(start)
        if base > 0, tokens[base - 1].kind == .punctuation, isStep(base - 1) { return .member([]) }
        var path: [[UInt8]] = []
        var index = start + 1
        var isKnown = true
        var steps = 0
        while index < tokens.count {
            steps += 1
            guard steps <= ScriptNames.longestPath else { return .member([]) }
            if isPunctuation(index, UInt8(ascii: "."))
                || isPunctuation(index, UInt8(ascii: "?")) && tokens[index].end - tokens[index].start == 2,
                index + 1 < tokens.count, tokens[index + 1].kind == .name
            {
                // A method can change what is before it.
                if index + 2 < tokens.count, tokens[index + 2].kind == .open, tokens[index + 2].byte == UInt8(ascii: "(") {
                    return ScriptNames.isReader(bytes, tokens[index + 1].range) ? nil : .overwritten(path)
                }
                if isKnown { path.append([UInt8](bytes[tokens[index + 1].range])) }
                index += 2
            } else if tokens[index].kind == .open, tokens[index].byte == UInt8(ascii: "["), Int(tokens[index].mate) > index,
                !tokens[index].isFirstOfLine
            {
                isKnown = false
                index = Int(tokens[index].mate) + 1
            } else {
                break
            }
        }
        guard index < tokens.count else { return nil }
        if base > 0, tokens[base - 1].word == .delete { return .deleted(path) }
        if isAssignment(index) || isStep(index) {
            guard isOnly(index, "="), isKnown else { return .member(path) }
            return path.isEmpty ? .assignment(index + 1) : .set(path, index + 1)
        }
        if let alias = alias(base), skip(from: base) == index { return .aliased(isKnown ? path : [], alias) }
        return index == start + 1 ? argument(base, to: index) : nil
    }

    /// The name that an expression is the value of: `const name = …`.
    private func alias(_ start: Int) -> Int? {
        start > 1 && isOnly(start - 1, "=") && tokens[start - 2].kind == .name ? start - 2 : nil
    }

    /// No object of Apple Pay is deeper.
    static let longestPath = 8

    /// The first token of the names that lead to a member: `this` of `this.request.total`.
    func chainStart(_ token: Int) -> Int {
        var index = token
        var steps = 0
        while isMember(index), index > 1, tokens[index - 2].kind == .name, steps < ScriptNames.longestPath {
            index -= 2
            steps += 1
        }
        return index
    }

    /// How a function changes its argument, if a name with the members that follow it is one.
    private func argument(_ start: Int, to end: Int) -> Change.Kind? {
        guard start > 0, end < tokens.count, isPunctuation(end, UInt8(ascii: ",")) || tokens[end].kind == .close else { return nil }
        var group = start - 1
        var steps = 0
        while group > 0, isPunctuation(group, UInt8(ascii: ",")), steps < 8 {
            steps += 1
            group -= 1
            while group > 0, !isPunctuation(group, UInt8(ascii: ",")), !tokens[group].opens {
                group = tokens[group].closes && Int(tokens[group].mate) < group ? Int(tokens[group].mate) - 1 : group - 1
                steps += 1
                if steps > 64 { return .passed }
            }
        }
        // `[name] = …`
        if tokens[group].kind == .open, tokens[group].byte != UInt8(ascii: "("), isOnly(Int(tokens[group].mate) + 1, "=") {
            return .member([])
        }
        guard tokens[group].kind == .open, tokens[group].byte == UInt8(ascii: "("), group > 0 else { return nil }
        let callee = tokens[group - 1]
        guard callee.kind == .name, callee.word == .none || callee.word.isContextual else { return callee.kind == .close ? .passed : nil }
        if ScriptNames.readers.contains(where: { bytes[callee.range].elementsEqual($0) }) {
            // The first argument gets the members of the others.
            return ScriptNames.isAssign(bytes, callee.range) && group == start - 1 ? .overwritten([]) : nil
        }
        return group < 2 || !isConsole(group - 2) ? .passed : nil
    }

    /// Whether a change sets a member in every run, before anything else uses the value.
    func isStraight(_ change: Change, _ first: Int, of binding: Binding) -> Bool {
        let token = change.token
        guard enclosing[token] == enclosing[binding.token], token > binding.token, token > 0, beginsStatement(token) else { return false }
        guard let uses = reads[hash(binding.name)] else { return true }
        let next = uses.lowerBound { $0 <= binding.token }
        return next == uses.count || skip(from: first) <= uses[next]
    }

    /// Whether a statement begins with a token, without a condition before it.
    private func beginsStatement(_ token: Int) -> Bool {
        let before = tokens[token - 1]
        switch before.kind {
        case .punctuation: return before.byte == UInt8(ascii: ";")
        case .open: return before.byte == UInt8(ascii: "{")
        case .close:
            guard tokens[token].isFirstOfLine else { return false }
            if before.byte == UInt8(ascii: "}") || before.byte == UInt8(ascii: "]") { return true }
            let open = Int(before.mate)
            return open > 0 && !tokens[open - 1].word.isControl
        case .name: return tokens[token].isFirstOfLine && !before.word.leadsToExpression
        case .number, .string, .template, .templateClose: return tokens[token].isFirstOfLine
        default: return false
        }
    }

    func isConsole(_ dot: Int) -> Bool {
        guard isPunctuation(dot, UInt8(ascii: ".")), dot > 0 else { return false }
        return ScriptNames.silent.contains { bytes[tokens[dot - 1].range].elementsEqual($0) }
    }

    static let silent = ["console", "JSON", "logger", "log", "Object"].map { [UInt8]($0.utf8) }
    /// Functions that leave their arguments as they are. `assign` leaves all but the first.
    static let readers = [
        "ApplePaySession", "PaymentRequest", "completePaymentMethodSelection", "completeShippingMethodSelection",
        "completeShippingContactSelection", "completeCouponCodeChange", "completePayment", "updateWith", "assign", "stringify", "freeze",
        "keys", "values", "entries", "structuredClone", "resolve", "useState", "expect",
    ].map { [UInt8]($0.utf8) }
    /// Methods that leave their object as it is.
    static let methodsThatRead = [
        "map", "filter", "reduce", "forEach", "find", "some", "every", "join", "includes", "slice", "concat", "toString", "indexOf",
        "toFixed", "length", "flatMap",
    ].map { [UInt8]($0.utf8) }

    static func isReader(_ bytes: [UInt8], _ name: Range<Int>) -> Bool {
        methodsThatRead.contains { bytes[name].elementsEqual($0) }
    }

    static func isAssign(_ bytes: [UInt8], _ name: Range<Int>) -> Bool { bytes[name].elementsEqual([UInt8]("assign".utf8)) }
}
