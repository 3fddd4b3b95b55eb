import PaySheet

// What changes a value after its declaration.
extension ScriptNames {
    mutating func findChanges() {
        for index in tokens.indices {
            if tokens[index].kind == .string, bytes[(Int(tokens[index].start) + 1)...].starts(with: ScriptText.status) {
                // `'STATUS_NEW' in ApplePaySession`, `Object.defineProperty(ApplePaySession, 'STATUS_NEW', …)`
                let name = Int(tokens[index].start) + 1..<max(Int(tokens[index].end) - 1, Int(tokens[index].start) + 1)
                memberChanges[hash(name), default: []].append(Change(token: index, kind: .member([])))
            }
            guard tokens[index].kind == .name else { continue }
            if tokens[index].word == .this { extend(index) }
            guard tokens[index].word == .none else { continue }
            let name = hash(tokens[index].range)
            if isMember(index) || bindings[name] == nil && !isField(index) {
                // In markup, a name without a declaration is a member of the component.
                let kinds = changes(at: index)
                if !kinds.isEmpty { memberChanges[name, default: []] += kinds.map { Change(token: index, kind: $0) } }
            } else if !isDeclaration[index], !isField(index) {
                let kinds = changes(at: index)
                if !kinds.isEmpty { changes[name, default: []] += kinds.map { Change(token: index, kind: $0) } }
                if kinds.allSatisfy({ $0.isRead }) { reads[name, default: []].append(index) }
            }
        }
    }

    /// Notes that `this` gets members of other names: `this[name] = …`, `Object.assign(this, …)`, `Object.assign(this.$data, …)`.
    private mutating func extend(_ this: Int) {
        let isData = isOnly(this + 1, ".") && this + 2 < tokens.count && bytes[tokens[this + 2].range].elementsEqual("$data".utf8)
        let end = isData ? this + 3 : this + 1
        let isAssigned =
            isPunctuation(end, UInt8(ascii: ",")) && this > 1 && tokens[this - 1].byte == UInt8(ascii: "(")
            && bytes[tokens[this - 2].range].elementsEqual("assign".utf8)
        let isComputed = isGroup(end, UInt8(ascii: "[")) && isAssignment(min(Int(tokens[end].mate) + 1, tokens.count - 1))
        if isAssigned || isComputed, let owner = owner(of: this) { extended.insert(owner) }
    }

    /// Whether a token is the name of a field of a class.
    func isField(_ token: Int) -> Bool {
        let brace = Int(enclosing[token])
        // `name!: Type`, `name?: Type`
        let colon = isOnly(token + 1, "!") || isOnly(token + 1, "?") ? token + 2 : token + 1
        return brace >= 0 && braces[brace] == .classBody && (isOnly(token + 1, "=") || isOnly(colon, ":"))
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

    /// Whether a change sets a member in every run, before anything else uses the value.
    func isStraight(_ change: Change, _ first: Int, of binding: Binding) -> Bool {
        let token = change.token
        guard enclosing[token] == enclosing[binding.token], token > binding.token, token > 0,
            beginsStatement(token)
        else { return false }
        guard let uses = reads[hash(binding.name)] else { return true }
        let next = uses.lowerBound { $0 <= binding.token }
        return next == uses.count || skip(from: first) <= uses[next]
    }

    /// Whether a statement begins with a token, without a condition before it.
    func beginsStatement(_ token: Int) -> Bool {
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

    /// Whether only the code of the function that declares a name uses it.
    func isOwn(_ binding: Binding) -> Bool {
        guard case .value = binding.content else { return false }
        let key = hash(binding.name)
        let uses = (reads[key] ?? []) + (changes[key] ?? []).map { $0.token }
        guard uses.count <= 2 * ScriptNames.mostSteps else { return false }
        guard let own = function(around: binding.token) else { return false }
        return uses.allSatisfy { use in
            guard binding.scope.contains(use), declaration(of: use)?.token == binding.token else { return true }
            return function(around: use) == own && !isInArrow(use, after: binding.token)
        }
    }

    /// Whether a token is in an expression that is the body of a function, and that begins after another token.
    private func isInArrow(_ token: Int, after start: Int) -> Bool {
        let first = arrowBodies.lowerBound { $0.lowerBound <= start }
        let last = arrowBodies.lowerBound { $0.lowerBound <= token }
        return last - first > ScriptNames.mostSteps || arrowBodies[first..<max(first, last)].contains { $0.contains(token) }
    }

    /// Whether a name is a global variable, which every script of a page has.
    func isGlobal(_ binding: Binding) -> Bool {
        binding.token > 0 && tokens[binding.token - 1].word == .var && binding.scope == 0...tokens.count && !isModule
    }

    /// Whether other files can import a name from its declaration: `export const name = …`.
    func isExported(_ binding: Binding) -> Bool {
        switch binding.content {
        case .value, .part, .other: isExported(at: binding.token)
        default: false
        }
    }

    private func isExported(at name: Int) -> Bool { declaringWord(name).map { $0 > 0 && tokens[$0 - 1].word == .export } ?? false }

    /// Whether a name is a prop of a component of Svelte, which has another value where the component is used: `export let name = …`.
    func isProp(_ binding: Binding) -> Bool {
        hasProps && isExported(binding) && declaringWord(binding.token).map { tokens[$0].word == .let } ?? false
    }

    /// The `const`, `let` or `var` that declares a name.
    private func declaringWord(_ name: Int) -> Int? {
        var index = name - 1
        var steps = 0
        while index >= 0, steps < ScriptNames.mostSteps {
            switch tokens[index].word {
            case .const, .let, .var: return index
            default: break
            }
            // A declaration before in the same statement, or the bracket of a pattern.
            if isPunctuation(index, UInt8(ascii: ";")) || tokens[index].opens && isBody(index) { return nil }
            index = tokens[index].closes && Int(tokens[index].mate) < index ? Int(tokens[index].mate) - 1 : index - 1
            steps += 1
        }
        return nil
    }

    /// Whether other files can import the value that begins at a token, or an object or list around it.
    func isInExport(_ start: Int) -> Bool {
        var index = start
        var steps = 0
        while index > 0, steps < ScriptNames.longestPath, !isBody(index), !isArrow(tokens[index - 1]) {
            if isExport(before: index) { return true }
            if isOnly(index - 1, "="), let name = index > 1 && isDeclaration[index - 2] ? index - 2 : typed(before: index - 1),
                isDeclaration[name],
                let binding = declaration(of: name),
                isExported(at: name) || changes(of: binding)?.contains(where: { $0.kind.isExport }) ?? true
            {
                return true
            }
            index = Int(openers[index])
            steps += 1
        }
        return false
    }

    /// The body around a token.
    private func function(around token: Int) -> Int? {
        var brace = Int(enclosing[token])
        var steps = 0
        while brace >= 0, steps < ScriptNames.mostBraces {
            if isBody(brace) { return brace }
            brace = Int(enclosing[brace])
            steps += 1
        }
        return nil
    }
}

extension ScriptNames.Change.Kind {
    /// Whether it has the value, and does not change it itself.
    var isRead: Bool {
        switch self {
        case .assignment, .set, .member, .deleted: false
        case .escaped, .mutated, .returned, .exported, .shared, .copied: true
        }
    }
}
