import PaySheet

// What changes a value after its declaration.
extension ScriptNames {
    /// Finds the uses of each name, and the objects that get members of other names.
    mutating func findUses() {
        for index in tokens.indices.reversed() {
            let token = tokens[index]
            if token.kind == .string, bytes[(Int(token.start) + 1)...].starts(with: ScriptText.status) {
                // `'STATUS_NEW' in ApplePaySession`, `Object.defineProperty(ApplePaySession, 'STATUS_NEW', …)`
                let name = Int(token.start) + 1..<max(Int(token.end) - 1, Int(token.start) + 1)
                otherMemberChanges[hash(name), default: []].append(Change(token: index, kind: .member([])))
            }
            guard token.kind == .name else { continue }
            if token.word == .this { extend(index) }
            if token.word == .none { allUses.add(index, of: hash(token.range)) }
        }
    }

    /// What the uses of all names with this hash change.
    func uses(of name: UInt64) -> ScriptUses.OfName {
        if let known = allUses.known[name] { return known }
        var found = ScriptUses.OfName()
        found.memberChanges = otherMemberChanges[name] ?? []
        for index in allUses.all(of: name) where isUse(index) {
            // In markup, a name without a declaration is a member of the component.
            let isMember = isMember(index) || bindings[name] == nil
            guard isMember || !isDeclaration[index] else { continue }
            let kinds = changes(at: index)
            let changes = kinds.map { Change(token: index, kind: $0) }
            if isMember { found.memberChanges += changes } else { found.changes += changes }
            if !isMember, kinds.allSatisfy({ $0.isRead }) { found.reads.append(index) }
        }
        found.changes += shopperChanges[name] ?? []
        found.memberChanges += shopperChanges[name] ?? []
        allUses.known[name] = found
        return found
    }

    /// Whether a name is a value or a member, and not what a member is called where it is declared.
    private func isUse(_ token: Int) -> Bool {
        let node = node(token)
        switch tree.kind(node) {
        case .member: return true
        case .name: return tree.parent(node).map { !tree.kind($0).isMember || key($0) != node } ?? true
        default: return false
        }
    }

    /// Notes that `this` gets members of other names: `this[name] = …`, `Object.assign(this, …)`, `Object.assign(this.$data, …)`.
    private mutating func extend(_ this: Int) {
        var node = node(this)
        guard tree.kind(node) == .name, let owner = owner(of: node) else { return }
        if let data = parent(node, .member), reads("$data", tree.last(data)) { node = data }
        if let element = parent(node, .element), tree.child(element) == node {
            if parent(element, .assignment).map({ tree.child($0) == element }) == true { extended.insert(owner) }
        } else if let arguments = parent(node, .arguments), tree.child(arguments) == node, tree.next(node) != nil,
            tree.parent(arguments).flatMap({ calleeToken($0) }).map({ reads("assign", $0) }) == true
        {
            extended.insert(owner)
        }
    }

    /// Notes that the shopper changes what some names lead to.
    mutating func change(from start: Int) {
        var path: [[UInt8]] = []
        var index = start
        while index < tokens.count, tokens[index].kind == .name, path.count < ScriptNames.longestPath {
            path.append(word(index))
            index += isOnly(index + 1, ".") ? 2 : tokens.count
        }
        guard let first = path.first else { return }
        shopperChanges[ScriptNames.hash(first), default: []].append(Change(token: start, kind: .member([[UInt8]](path.dropFirst()))))
    }

    /// Whether a change sets a member in every run, before anything else uses the value.
    func isStraight(_ change: Change, _ value: Int, of binding: Binding) -> Bool {
        guard change.token > binding.token, let assignment = parent(value, .assignment), let statement = parent(assignment, .statement),
            tree.child(statement) == assignment, root(assigned(assignment)) == node(change.token), let block = tree.parent(statement),
            tree.kind(block) == .block || tree.kind(block) == .script,
            places[node(binding.token)].block == places[assignment].block, !isConditional(statement)
        else { return false }
        let uses = uses(of: hash(binding.name)).reads
        let next = uses.lowerBound { $0 <= binding.token }
        return next == uses.count || tree.end(value) <= uses[next]
    }

    /// The place of the name of the member that gets a value.
    func place(ofMemberSetTo value: Int) -> Range<Int> {
        guard let left = tree.parent(value).flatMap({ tree.child($0) }).map({ uncast($0) }) else { return range(value) }
        return writtenIndex(left).map { range($0) } ?? tokens[tree.last(left)].range
    }

    /// The call `list.push(…)` of a list by its name.
    func push(at list: Int) -> Int? {
        guard let member = parent(node(list), .member), reads("push", tree.last(member)) else { return nil }
        return call(of: member)
    }

    /// Whether a call is made in every run, in the block that declares a name.
    func isStraight(_ call: Int, of binding: Binding) -> Bool {
        guard let statement = parent(call, .statement), tree.child(statement) == call, let block = tree.parent(statement),
            tree.kind(block) == .block || tree.kind(block) == .script
        else { return false }
        return places[node(binding.token)].block == places[call].block && !isConditional(statement)
    }

    /// What an assignment gives another value.
    private func assigned(_ assignment: Int) -> Int { tree.child(assignment) ?? assignment }

    /// Whether the head of another statement, or a label, is before a statement.
    private func isConditional(_ statement: Int) -> Bool {
        switch kind(tree.first(statement) - 1) {
        case .head, .label, .control: true
        default: false
        }
    }

    /// Whether a name gets its value in the code around a call, each time that the call is made.
    func isMadeWith(_ binding: Binding, _ call: Int) -> Bool {
        guard case .value = binding.content, binding.token < tree.first(call), places[node(binding.token)].block == places[call].block
        else { return false }
        var node = call
        while let parent = tree.parent(node), tree.kind(parent) != .block, tree.kind(parent) != .script {
            guard !tree.kind(parent).isFunction, tree.kind(parent) != .classBody else { return false }
            node = parent
        }
        return !isConditional(node)
    }

    /// Whether a change happens after a call, in the same code.
    func isBehind(_ change: Change, _ call: Int) -> Bool {
        !change.kind.isExport && change.token >= tree.end(call) && places[node(change.token)].function == places[call].function
    }

    /// Whether the function that declares a name makes a change of it.
    func isInFunction(of binding: Binding, _ change: Change) -> Bool {
        places[node(change.token)].function == places[node(binding.token)].function
    }

    /// Whether only the code of the function that declares a name uses it.
    func isOwn(_ binding: Binding) -> Bool {
        guard case .value = binding.content else { return false }
        let known = uses(of: hash(binding.name))
        let uses = known.reads + known.changes.map { $0.token }
        let own = places[node(binding.token)].function
        guard own >= 0, uses.count <= 2 * ScriptNames.mostSteps else { return false }
        return uses.allSatisfy { use in
            guard binding.scope.contains(use), declaration(of: use)?.token == binding.token else { return true }
            return places[node(use)].function == own
        }
    }

    // MARK: Exports

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

    private func isExported(at name: Int) -> Bool { declaration(around: name).map { parent($0, .exports) != nil } ?? false }

    /// Whether a name is a prop of a component of Svelte, which has another value where the component is used: `export let name = …`.
    func isProp(_ binding: Binding) -> Bool {
        hasProps && isExported(binding) && declaration(around: binding.token).map { tokens[tree.first($0)].word == .let } ?? false
    }

    /// The statement that declares a name.
    private func declaration(around name: Int) -> Int? {
        var node = node(name)
        for _ in 0..<ScriptNames.mostSteps {
            switch tree.kind(node) {
            case .declaration: return node
            case .name, .object, .array, .property, .shorthand, .assignment, .spread, .declarator: break
            default: return nil
            }
            guard let parent = tree.parent(node) else { return nil }
            node = parent
        }
        return nil
    }

    /// Whether other files can import a value, or an object or list around it.
    func isInExport(_ start: Int) -> Bool {
        var node = start
        for _ in 0..<4 * ScriptNames.longestPath {
            guard let parent = tree.parent(node), !tree.kind(node).isFunction, tree.kind(node) != .block else { return false }
            switch tree.kind(parent) {
            case .exports: return tree.kind(node).isExpression
            case .field: return false
            case .assignment: if tree.child(parent).flatMap({ chain($0) })?.first.map({ isExports($0) }) == true { return true }
            case .declarator:
                guard let key = key(parent), tree.kind(key) == .name, let binding = declaration(of: tree.first(key)) else { return false }
                return isExported(at: tree.first(key)) || changes(of: binding)?.contains { $0.kind.isExport } ?? true
            default: break
            }
            node = parent
        }
        return false
    }

    /// Whether a name is `module` or `exports`, through which other files get values.
    func isExports(_ token: Int) -> Bool { reads("module", token) || reads("exports", token) }
}

extension ScriptNames.Change.Kind {
    /// Whether it leaves the members as they are.
    var isHarmless: Bool {
        switch self {
        case .assignment, .returned, .exported: true
        default: false
        }
    }

    /// Whether it has the value, and does not change it itself.
    var isRead: Bool {
        switch self {
        case .assignment, .set, .member, .deleted: false
        case .escaped, .mutated, .returned, .exported, .shared, .copied: true
        }
    }
}
