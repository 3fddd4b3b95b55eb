// Values after what programs do with them.
extension ScriptEvaluator {
    /// A value after changes that can happen at any time, or not at all.
    ///
    /// - Parameter binding: The name that has the value, if it is not a member.
    mutating func changed(_ value: ScriptValue, by changes: [ScriptNames.Change], of binding: ScriptNames.Binding? = nil) -> ScriptValue {
        var value = value
        for change in changes {
            let place = tokens[change.token].range
            if !change.kind.isRead { value = value.withoutOrigin }
            switch change.kind {
            case .assignment: break
            case .returned where binding.map { names.isOwn($0) } ?? false: break
            case .set(let path, _), .member(let path): value = value.forgetting(path[...], at: place)
            case .deleted(let path): value = value.forgetting(path[...], isRemoved: true, at: place)
            case .escaped(let path), .mutated(let path), .returned(let path): value = value.escaped(path[...], at: place)
            case .exported: value = exported(value, of: binding, at: place)
            case .copied(let path, let token, let other):
                guard let effects = effects(of: token, other) else {
                    value = value.escaped(path[...], at: place)
                    break
                }
                for case .member(let rest) in effects { value = value.withoutOrigin.forgetting((path + rest)[...], at: place) }
            case .shared(let path, let token, let other):
                for kind in effects(of: token, other) ?? [.escaped([])] {
                    switch kind {
                    case .escaped(let rest), .mutated(let rest): value = value.escaped((path + rest)[...], at: place)
                    case .exported: value = exported(value, at: place)
                    default: value = value.withoutOrigin.forgetting((path + kind.path)[...], at: place)
                    }
                }
            }
        }
        return value
    }

    /// A value that other files can import, after the changes of those in the run. What the file shows of it is known, but other files can
    /// add what is not there.
    ///
    /// - Parameters:
    ///   - binding: The name that has the value in this file; `nil` if there is none, or if they get something that has the value.
    ///   - isDeclared: Whether they get it under this name, as in `export const name = …`.
    mutating func exported(
        _ value: ScriptValue, of binding: ScriptNames.Binding? = nil, isDeclared: Bool = false, at place: Range<Int>
    ) -> ScriptValue {
        meetsExports = true
        var value = value.imported(as: binding.map { [UInt8](bytes[$0.name]) }, at: place)
        for change in imports {
            if let binding, let name = change.name, bytes[binding.name].elementsEqual(name) {
                let isEscape = change.isEscape || change.members.isEmpty
                value = value.withoutOrigin
                value = isEscape ? value.escaped(change.members[...], at: place) : value.forgetting(change.members[...], at: place)
            } else if let name = change.name, name != ScriptNames.anyMember, binding != nil, isDeclared || names.isDeclared(name) {
                continue
            } else if !isDeclared || change.name != nil {
                value = value.withoutOrigin.escaped([], at: place)
            }
        }
        return value
    }

    /// What a name or member does with what it has at a path: changes at paths from there, escapes, or exports; `nil` if that is too much.
    mutating func effects(of token: Int, _ place: [[UInt8]]) -> [ScriptNames.Change.Kind]? {
        let key = Sharing(token: token, place: place)
        let before = sharings[key]
        if case .known(let effects) = before { return effects }
        budget -= 1
        guard budget > 0, activeSharings < ScriptEvaluator.longestSharing else {
            isCut = true
            return nil
        }
        guard place.count <= ScriptNames.longestPath, before == nil else { return nil }
        let wasCut = isCut
        isCut = false
        sharings[key] = .active
        activeSharings += 1
        defer {
            activeSharings -= 1
            isCut = isCut || wasCut
        }
        var effects = changes(at: token).flatMap { self.effects(of: $0, place) }
        // `export const name = …`
        if !names.isMember(token), !names.isField(token), let binding = names.declaration(of: token), names.isExported(binding) {
            effects?.append(.exported)
        }
        // From a name nearer to the end of the chain, it can be read.
        sharings[key] = isCut ? nil : .known(effects)
        return effects
    }

    /// What changes a name or member.
    func changes(at token: Int) -> [ScriptNames.Change]? {
        if names.isMember(token) || names.isField(token) {
            let list = names.uses(of: names.hash(tokens[token].range)).memberChanges
            return list.count <= ScriptNames.mostSteps ? list : nil
        }
        return names.declaration(of: token).flatMap { names.changes(of: $0) }
    }

    private mutating func effects(of changes: [ScriptNames.Change], _ place: [[UInt8]]) -> [ScriptNames.Change.Kind]? {
        var effects: [ScriptNames.Change.Kind] = []
        for change in changes {
            budget -= 1
            let path = change.kind.path
            guard ScriptNames.match(path, place) else { continue }
            let rest = [[UInt8]](path.dropFirst(place.count))
            switch change.kind {
            case .assignment: break
            case .set: if path.count > place.count { effects.append(.member(rest)) }
            case .member, .deleted: effects.append(.member(rest))
            case .escaped, .returned: effects.append(.escaped(rest))
            case .mutated: effects.append(.mutated(rest))
            case .exported: effects.append(.exported)
            case .shared(_, let token, let other), .copied(_, let token, let other):
                guard let inner = self.effects(of: token, other + place.dropFirst(path.count)) else { return nil }
                effects += inner.map { $0.after(rest) }
            }
            guard effects.count <= ScriptEvaluator.mostSharings else { return nil }
        }
        return effects
    }

    /// A value with more changes by other names is not followed.
    private static let mostSharings = 16
    /// An object that goes through more names than this, one after another, is not read to its end. A value can have as many names.
    private static let longestSharing = mostDepth
}

extension ScriptNames {
    /// Whether two paths lead to the same value, or one of them to what is around it.
    static func match(_ one: [[UInt8]], _ other: [[UInt8]]) -> Bool { zip(one, other).allSatisfy { match($0, $1) } }
}

extension ScriptNames.Change.Kind {
    var path: [[UInt8]] {
        switch self {
        case .set(let path, _), .member(let path), .deleted(let path), .escaped(let path), .mutated(let path), .returned(let path),
            .shared(let path, _, _), .copied(let path, _, _):
            path
        case .assignment, .exported: []
        }
    }

    /// The change of a value that is at a path of another one.
    func after(_ start: [[UInt8]]) -> ScriptNames.Change.Kind {
        switch self {
        case .escaped(let path): .escaped(start + path)
        case .mutated(let path): .mutated(start + path)
        case .exported: .exported
        default: .member(start + path)
        }
    }
}
