// The values of declarations, after everything that changes them.
extension ScriptEvaluator {
    /// Reads a value once.
    ///
    /// - Parameter place: The place of the use, if the value is unknown.
    mutating func shared(_ key: Key, _ place: Range<Int>, _ read: (inout ScriptEvaluator) -> ScriptValue?) -> ScriptValue {
        let before = known[key]
        switch before {
        case .value(let value, let extent):
            budget -= extent.count
            guard budget > 0, depth + extent.depth <= ScriptEvaluator.mostDepth else {
                isCut = true
                return .unknown(place)
            }
            return value ?? .unknown(place)
        case .tooDeep(let deepest) where depth >= deepest:
            isCut = true
            return .unknown(place)
        case .active: return .unknown(place)
        case .tooDeep, nil: known[key] = .active
        }
        let wasCut = isCut
        isCut = false
        let value = read(&self)
        known[key] = isCut ? budget > 0 ? .tooDeep(depth) : before : .value(value, value?.extent ?? ScriptValue.Extent())
        isCut = isCut || wasCut
        return value ?? .unknown(place)
    }

    /// The value of an argument as a call gets it: what the same code does with it afterwards does not matter.
    mutating func value(_ node: Int, before call: Int) -> ScriptValue {
        let inner = names.uncast(node)
        guard tree.kind(inner) == .name, let binding = names.declaration(of: tree.first(inner)), names.isMadeWith(binding, call),
            let changes = names.changes(of: binding), changes.contains(where: { names.isBehind($0, call) })
        else { return value(node) }
        let key = Key(place: binding.name.lowerBound, member: [2] + [UInt8](String(call).utf8))
        return shared(key, range(node)) { $0.value(of: binding, before: call) }
    }

    /// The value of a declaration, seen from a use.
    mutating func value(of binding: ScriptNames.Binding, _ place: Range<Int>) -> ScriptValue {
        shared(Key(place: binding.name.lowerBound), place) { $0.value(of: binding) }
    }

    private mutating func value(of binding: ScriptNames.Binding, before call: Int? = nil) -> ScriptValue? {
        guard var changes = names.changes(of: binding), !names.isProp(binding) else { return nil }
        if let call { changes.removeAll { names.isBehind($0, call) } }
        var assigned: [Int] = []
        for change in changes { if case .assignment(let first) = change.kind { assigned.append(first) } }
        let base: ScriptValue?
        switch binding.content {
        case .value(let first): base = only(assigned, after: first)
        default: base = assigned.isEmpty ? declared(binding) : nil
        }
        guard var value = base else { return nil }
        let steps = changes.filter { change in
            guard case .set(_, let value) = change.kind, names.isStraight(change, value, of: binding) else { return false }
            return assigned.allSatisfy { $0 < change.token }
        }
        for step in steps {
            guard case .set(let path, let new) = step.kind else { continue }
            value = value.withoutOrigin.setting(path[...], to: self.value(new), at: names.place(ofMemberSetTo: new))
        }
        var others = changes.filter { change in !steps.contains { $0.token == change.token } }
        value = pushed(value, &others, of: binding)
        let possible = possibleSets(&others, of: binding)
        if names.isGlobal(binding) { value = value.openedDeeply(at: binding.name) }
        value = changed(value, by: others, of: binding)
        for (path, news) in possible {
            guard let first = news.first else { continue }
            let name = names.place(ofMemberSetTo: first)
            let values = news.map { self.value($0) }
            // What is there before the program sets something that only it knows is often incomplete.
            let isKnown = !values.contains { $0.isUnknown }
            let old = isKnown ? value.part(at: path)?.withoutEmpties.openedDeeply(at: name) ?? .undefined(name) : .unknown(name)
            value = value.withoutOrigin.setting(path[...], to: ScriptValue(oneOf: [old] + values, name), at: name)
        }
        return names.isExported(binding) ? exported(value, of: binding, isDeclared: true, at: binding.name) : value
    }

    /// Takes the changes that set a member in some runs only, as in an `if`, out of others, if nothing else changes the member. Other
    /// functions set it for later uses.
    private func possibleSets(_ changes: inout [ScriptNames.Change], of binding: ScriptNames.Binding) -> [(path: [[UInt8]], values: [Int])]
    {
        var sets: [(path: [[UInt8]], values: [Int])] = []
        for change in changes {
            guard case .set(let path, let value) = change.kind,
                changes.allSatisfy({ other in
                    if case .set(path, _) = other.kind { return names.isInFunction(of: binding, other) }
                    return other.kind.isHarmless || !ScriptNames.match(other.kind.path, path)
                })
            else { continue }
            if let index = sets.firstIndex(where: { $0.path == path }) {
                sets[index].values.append(value)
            } else if sets.count < ScriptValue.mostAlternatives {
                sets.append((path, [value]))
            }
        }
        sets.removeAll { $0.values.count >= ScriptValue.mostAlternatives }
        changes.removeAll { change in
            if case .set(let path, _) = change.kind { sets.contains { $0.path == path } } else { false }
        }
        return sets
    }

    /// A list after what is pushed onto it, whose changes are taken out of others. In some runs only, a push adds nothing.
    private mutating func pushed(_ value: ScriptValue, _ changes: inout [ScriptNames.Change], of binding: ScriptNames.Binding)
        -> ScriptValue
    {
        guard case .list(var elements, let range) = value else { return value }
        var isComplete = true
        changes.removeAll { change in
            guard case .mutated(let path) = change.kind, path.isEmpty, let call = names.push(at: change.token) else { return false }
            let isStraight = names.isStraight(call, of: binding)
            for argument in names.arguments(call) {
                guard tree.kind(argument) != .spread, tree.kind(argument) != .error else {
                    isComplete = false
                    continue
                }
                let new = self.value(argument)
                elements.append(isStraight ? new : ScriptValue(oneOf: [.unknown(new.range), new], new.range))
            }
            isComplete = isComplete && isStraight
            return true
        }
        return .list(isComplete ? elements : elements + [.unknown(range.upperBound..<range.upperBound)], range)
    }

    /// The value of a declaration with this value, or of the assignments to it.
    private mutating func only(_ assigned: [Int], after first: Int?) -> ScriptValue? {
        let isEmpty = first.map { [.null, .undefined].contains(tokens[tree.first($0)].word) && tree.kind($0) == .name } ?? true
        let values = (isEmpty ? [] : first.map { [$0] } ?? []) + assigned
        if values.count == 1 { return value(values[0]) }
        guard isEmpty, let last = values.last, values.count <= ScriptValue.mostAlternatives else {
            return values.isEmpty ? first.map { value($0) } : nil
        }
        // Each branch of a statement assigns another object. What is empty or no object is filled or replaced later.
        let objects = values.map { value($0) }
        let areObjects = objects.allSatisfy { if case .object(let entries, _) = $0 { !entries.isEmpty } else { false } }
        return areObjects ? ScriptValue(oneOf: objects, range(last)) : nil
    }

    private mutating func declared(_ binding: ScriptNames.Binding) -> ScriptValue? {
        let place = binding.name
        switch binding.content {
        case .function(let body): return .function(body, place)
        case .classBody(let body): return .builtin(.instance(body), place)
        case .parameter(let parameter): return argument(for: parameter)
        case .part(let whole, .member(let name)): return member(of: value(whole), name, place)
        case .part(let whole, .element(let number)): return part(number, of: value(whole), binding)
        case .imported(let path):
            guard let text = ScriptText.content(bytes, tokens[path.path].range), text.first != UInt8(ascii: ".") else { return nil }
            return ScriptBuiltin(package: [UInt8](bytes[path.name.map { tokens[$0].range } ?? place])).map { .builtin($0, place) }
        case .other: return enumeration(binding.token)
        case .value: return nil
        }
    }

    /// The members of `enum Name { member = value }` of TypeScript whose values are literals.
    private func enumeration(_ name: Int) -> ScriptValue? {
        guard name > 0, tokens[name - 1].word == .enum, names.isDeclaration[name], name + 1 < tokens.count, isGroup(name + 1, "{") else {
            return nil
        }
        var entries: [ScriptValue.Entry] = []
        var index = name + 2
        let end = min(mate(name + 1), tokens.count)
        while index + 3 <= end {
            guard isPunctuation(index + 1, "="), isPunctuation(index + 3, ",") || index + 3 == end,
                let value = literal(at: index + 2)
            else {
                index += 1
                continue
            }
            let key = tokens[index].kind == .string ? ScriptText.content(bytes, tokens[index].range) : word(index)
            if let key { entries.append(.member(name: key, place: tokens[index].range, value: value, isSpread: false)) }
            index += 4
        }
        return .object(entries + [.unknown(tokens[name].range)], tokens[name].range)
    }

    /// An element of a list. The first one of a state is known if nothing uses the second one, which changes it.
    private func part(_ number: Int, of value: ScriptValue, _ binding: ScriptNames.Binding) -> ScriptValue? {
        guard case .list(let values, _) = value, values.indices.contains(number) else { return nil }
        guard number == 0, values.count == 2, case .builtin(.state, _) = values[1] else { return values[number] }
        let setter = binding.token + 2
        guard names.isName(setter), let other = names.binding(of: tokens[setter].range, at: setter) else { return values[0] }
        let uses = names.uses(of: names.hash(other.name)).reads
        let calls = names.calls[names.hash(other.name)] ?? []
        return uses.contains { $0 != setter } || !calls.isEmpty ? nil : values[0]
    }
}
