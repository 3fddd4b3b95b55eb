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

    /// The value of a declaration, seen from a use.
    mutating func value(of binding: ScriptNames.Binding, _ place: Range<Int>) -> ScriptValue {
        shared(Key(place: binding.name.lowerBound), place) { $0.value(of: binding) }
    }

    private mutating func value(of binding: ScriptNames.Binding) -> ScriptValue? {
        guard let changes = names.changes(of: binding), !names.isProp(binding) else { return nil }
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
            guard case .set(let path, let new) = step.kind, let member = tree.parent(new).flatMap({ tree.child($0) }) else { continue }
            let name = tokens[tree.last(names.uncast(member))].range
            value = value.withoutOrigin.setting(path[...], to: self.value(new), at: name)
        }
        let others = changes.filter { change in !steps.contains { $0.token == change.token } }
        if names.isGlobal(binding) { value = value.openedDeeply(at: binding.name) }
        value = changed(value, by: others, of: binding)
        return names.isExported(binding) ? exported(value, of: binding, isDeclared: true, at: binding.name) : value
    }

    /// The value of a declaration with this value, or of the only assignment to it.
    private mutating func only(_ assigned: [Int], after first: Int?) -> ScriptValue? {
        let isEmpty = first.map { [.null, .undefined].contains(tokens[tree.first($0)].word) && tree.kind($0) == .name } ?? true
        let values = (isEmpty ? [] : first.map { [$0] } ?? []) + assigned
        guard values.count == 1 else { return values.isEmpty ? first.map { value($0) } : nil }
        return value(values[0])
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
        case .value, .other: return nil
        }
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
