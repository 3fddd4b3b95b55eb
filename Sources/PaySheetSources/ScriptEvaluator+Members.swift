// Members of values, and of `this`.
extension ScriptEvaluator {
    /// A member of a value.
    mutating func member(of value: ScriptValue, _ name: [UInt8], _ place: Range<Int>) -> ScriptValue {
        // Whatever the promise is, its callback returns the value.
        if name.elementsEqual("then".utf8), value.member(name) == nil { return .builtin(.result, place) }
        switch value {
        case .choice(let values, let chooser, _):
            let members = values.filter { !$0.isNothing }.map { member(of: $0, name, place) }
            return ScriptValue(oneOf: members, by: chooser, place)
        case .builtin(.instance(let owner), _): return member(name, ofInstance: owner, place)
        case .builtin(.sessionClass, _): return status(name, place)
        case .builtin(.element(let tag), _), .builtin(.dataset(let tag), _): return member(of: value, tag, name, place)
        case .builtin(let builtin, _): return builtin.member(name).map { .builtin($0, place) } ?? .unknown(place)
        case .function:
            let isCall = name.elementsEqual("call".utf8) || name.elementsEqual("bind".utf8)
            return isCall ? value : .unknown(place)
        default: return value.member(name) ?? (value.isOpen ? .unknown(place) : .undefined(place))
        }
    }

    /// A constant of `ApplePaySession`.
    private func status(_ name: [UInt8], _ place: Range<Int>) -> ScriptValue {
        if let status = ScriptText.statuses.firstIndex(of: name) {
            return .number([UInt8(ascii: "0") + UInt8(truncatingIfNeeded: status)], place)
        }
        // A program can add constants.
        let isMissing =
            name.starts(with: ScriptText.status) && names.uses(of: ScriptNames.hash(name)).memberChanges.allSatisfy { $0.kind.isRead }
        return isMissing ? .builtin(.missingStatus, place) : .unknown(place)
    }

    /// `value[index]`
    mutating func element(of value: ScriptValue, _ computed: Int, _ place: Range<Int>) -> ScriptValue {
        guard let inner = tree.child(computed), tree.next(inner) == nil else { return .unknown(place) }
        let index = self.value(inner)
        switch (value, index) {
        case (_, .text(let name, _)): return member(of: value, name, place)
        case (.list(let values, _), .number(let number, _)):
            guard let number = Int(String(decoding: number, as: UTF8.self)), number >= 0, number < values.count,
                !values[...number].contains(where: { $0.isUnknown }), !values.contains(where: { $0.isState })
            else { return .unknown(place) }
            return values[number]
        default: return .unknown(place)
        }
    }

    /// A member of an object or class that its own functions use.
    mutating func member(_ name: [UInt8], ofInstance open: Int, _ place: Range<Int>) -> ScriptValue {
        shared(Key(place: open, member: [1] + name), place) { $0.member(name, ofInstance: open) }
    }

    private mutating func member(_ name: [UInt8], ofInstance open: Int) -> ScriptValue? {
        let known = members(of: open)
        // Cannot trap: an object has a brace.
        let place = Int(tokens[tree.first(open)].start)..<Int(tokens[tree.first(open)].end)
        guard !names.extended.contains(open), let changes = changes(of: name, ofInstance: open) else { return nil }
        var assigned: [Int] = []
        for change in changes { if case .assignment(let value) = change.kind { assigned.append(value) } }
        var values = assigned.map { self.value($0) }
        let own = known[name]
        let isPrivate = own?.isPrivate == true || name.first == UInt8(ascii: "#")
        let heirs = isPrivate ? [] : names.heirs[open] ?? []
        guard heirs.count <= ScriptValue.mostAlternatives,
            !heirs.contains(where: { names.extended.contains($0) || members(of: $0)[name] != nil })
        else { return nil }
        let isOpen = !isPrivate && isOpen(open, heirs)
        switch own?.kind {
        case .value(let node)?: values.append(self.value(node))
        case .method(let body)? where isOpen:
            values.append(.function(ScriptNames.Body(function: body.function, isOverridable: true), place))
        case .method(let body)?: values.append(.function(body, place))
        case .getter(let body)?: values.append(result(of: body, place))
        case .unknown?: return nil
        case nil: if let value = componentMember(name, known, open, place) { values.append(value) }
        }
        // A member has nothing before its value is there.
        if values.count > 1 { values.removeAll { $0.isNothing } }
        guard values.count == 1 else { return nil }
        let value = changed(values[0], by: changes)
        guard name.first != UInt8(ascii: "#") else { return value }
        // Other files can set a member, so plain values, empty lists and empty objects are often only there to begin with.
        switch value {
        case .text, .number, .boolean, .null, .undefined: return nil
        case .list(let values, _) where values.isEmpty: return nil
        case .object(let entries, _) where entries.isEmpty: return value.opened(at: place)
        case .object where isOpen: return value.withoutEmpties.openedDeeply(at: place)
        default: return value
        }
    }

    /// Whether other code can change the members of a class.
    private func isOpen(_ open: Int, _ heirs: Set<Int>) -> Bool {
        !heirs.isEmpty || names.base(ofClass: open) != nil || names.escapes(open) || isHandedOut(open)
    }

    /// Whether code that is not followed gets an object of a class. Calls of its methods are the class's own code.
    private func isHandedOut(_ body: Int) -> Bool {
        guard let name = names.name(ofClass: body), let list = names.calls[names.hash(tokens[name].range)] else { return false }
        guard list.count <= ScriptNames.mostSteps else { return true }
        return list.contains { call in
            guard let new = names.call(of: names.node(call)), tree.kind(new) == .new, names.declaration(of: call)?.token == name else {
                return false
            }
            return names.changes(ofObjectAt: new).contains { kind in
                guard case .shared(_, let other, let place) = kind, place.isEmpty else { return kind.isRead }
                if let binding = names.declaration(of: other), !names.isMember(other), names.isExported(binding) { return true }
                return changes(at: other)?.contains { $0.kind.isRead && !names.isCallOfMember(names.node($0.token)) } ?? true
            }
        }
    }

    /// The value of a field of a class, after what changes it.
    mutating func field(_ value: Int) -> ScriptValue? {
        guard let field = names.parent(value, .field), let key = names.key(field), key != value, let body = tree.parent(field),
            let name = names.name(key), let own = members(of: body)[name],
            let changes = changes(of: name, ofInstance: body, besidesAssignments: true)
        else { return nil }
        let new = changed(self.value(value), by: changes)
        // A framework sets what has a decorator.
        guard case .value(value) = own.kind, !names.extended.contains(body) else { return new.withoutEmpties }
        return !own.isPrivate && isOpen(body, names.heirs[body] ?? []) ? new.withoutEmpties : new
    }

    private mutating func members(of open: Int) -> [[UInt8]: ScriptNames.Member] {
        if let known = members[open] { return known }
        let own = names.members(open)
        members[open] = own
        return own
    }

    /// What changes a member of an object or class; `nil` if only the program knows.
    ///
    /// - Parameter besidesAssignments: Only changes of the first value count, and not other values.
    private func changes(of name: [UInt8], ofInstance open: Int, besidesAssignments: Bool = false) -> [ScriptNames.Change]? {
        let list = names.uses(of: ScriptNames.hash(name)).memberChanges
        guard list.count <= ScriptNames.mostSteps else { return nil }
        var changes: [ScriptNames.Change] = []
        for change in list {
            let object = names.isMember(change.token) ? tree.child(names.node(change.token)) : nil
            if let object, tokens[tree.last(object)].word == .this {
                guard let owner = names.owner(of: object) else { return nil }
                if owner == open || names.heirs[open]?.contains(owner) == true { changes.append(change) }
                continue
            }
            // A prototype has the first value of the member.
            if let object, tree.kind(open).isFunction, tree.kind(object) == .member, reads("prototype", tree.last(object)) { continue }
            // Another name can be that of the object.
            if case .assignment = change.kind {
                guard besidesAssignments else { return nil }
                continue
            }
            changes.append(change)
        }
        return changes
    }

    /// A member of a component of Vue or of a similar framework, in one of the parts that it has.
    private mutating func componentMember(
        _ name: [UInt8], _ known: [[UInt8]: ScriptNames.Member], _ open: Int, _ place: Range<Int>
    ) -> ScriptValue? {
        for (section, isComputed) in ScriptEvaluator.sections where known[section] != nil {
            var members = member(section, ofInstance: open, place)
            if case .function = members { members = result(of: members, place) }
            guard let value = members.member(name) else { continue }
            return isComputed ? result(of: value, place) : value
        }
        return nil
    }

    /// The sections of a component, and whether their functions are values.
    private static let sections = [("data", false), ("computed", true), ("methods", false), ("defaults", false)].map {
        ([UInt8]($0.0.utf8), $0.1)
    }
}
