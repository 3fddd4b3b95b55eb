// Members of values, and of `this`.
extension ScriptEvaluator {
    /// A member of a value.
    mutating func member(of value: ScriptValue, _ name: [UInt8], _ place: Range<Int>) -> ScriptValue {
        // Whatever the promise is, its callback returns the value.
        if name.elementsEqual("then".utf8), value.member(name) == nil { return .builtin(.result, place) }
        switch value {
        case .choice(let values, _):
            let members = values.filter { !$0.isNothing }.map { member(of: $0, name, place) }
            return ScriptValue(oneOf: members, place)
        case .builtin(.instance(let owner), _): return member(name, ofInstance: owner, place)
        case .builtin(.sessionClass, _): return status(name, place)
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
            name.starts(with: ScriptText.status) && names.memberChanges[ScriptNames.hash(name)]?.contains { !$0.kind.isRead } != true
        return isMissing ? .builtin(.missingStatus, place) : .unknown(place)
    }

    /// `value[index]`
    mutating func element(of value: ScriptValue, _ open: Int, _ place: Range<Int>) -> ScriptValue {
        let (index, next) = expression(open + 1)
        guard next == mate(open) else { return .unknown(place) }
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
        let place = range(open, open + 1)
        guard !names.extended.contains(open), let changes = changes(of: name, ofInstance: open) else { return nil }
        var assigned: [Int] = []
        for change in changes {
            if case .assignment(let first) = change.kind { assigned.append(first) }
        }
        var values = assigned.map { expression($0).value }
        let own = known[name]
        let isPrivate = own?.isPrivate == true || name.first == UInt8(ascii: "#")
        let heirs = isPrivate ? [] : names.heirs[open] ?? []
        guard heirs.count <= ScriptValue.mostAlternatives,
            !heirs.contains(where: { names.extended.contains($0) || members(of: $0)[name] != nil })
        else { return nil }
        let isOpen = !isPrivate && isOpen(open, heirs)
        switch own?.kind {
        case .value(let first)?: values.append(expression(first).value)
        case .method(.block(let block))? where isOpen: values.append(.function(.overridable(block), place))
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
        !heirs.isEmpty || names.bases[open] != nil || names.escapes(open) || isHandedOut(open)
    }

    /// Whether code that is not followed gets an object of a class. Calls of its methods are the class's own code.
    private func isHandedOut(_ open: Int) -> Bool {
        guard let name = names.classNames[open], let list = names.calls[names.hash(tokens[name].range)] else { return false }
        guard list.count <= ScriptNames.mostSteps else { return true }
        return list.contains { call in
            guard call > 0, tokens[call - 1].word == .new, names.declaration(of: call)?.token == name else { return false }
            return names.changes(ofObjectAt: call).contains { kind in
                guard case .shared(_, let other, let place) = kind, place.isEmpty else { return kind.isRead }
                if let binding = names.declaration(of: other), !names.isMember(other), names.isExported(binding) { return true }
                return changes(at: other)?.contains { $0.kind.isRead && !names.isCallOfMember(after: $0.token) } ?? true
            }
        }
    }

    /// The literal that begins at a token, if a field of a class begins with it, after what changes it.
    mutating func field(_ start: Int) -> ScriptValue? {
        guard start > 1, names.isOnly(start - 1, "="),
            let token = names.isField(start - 2) ? start - 2 : names.typed(before: start - 1), names.isField(token)
        else { return nil }
        let open = Int(names.enclosing[token])
        let name = [UInt8](bytes[tokens[token].range])
        guard let own = members(of: open)[name], let changes = changes(of: name, ofInstance: open, besidesAssignments: true) else {
            return nil
        }
        let value = changed(operand(start, limit: tokens.count).value, by: changes)
        // A framework sets what has a decorator.
        guard case .value(start) = own.kind, !names.extended.contains(open) else { return value.withoutEmpties }
        let isPrivate = own.isPrivate || tokens[token].byte == UInt8(ascii: "#")
        return !isPrivate && isOpen(open, names.heirs[open] ?? []) ? value.withoutEmpties : value
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
        guard let list = names.memberChanges[ScriptNames.hash(name)] else { return [] }
        guard list.count <= ScriptNames.mostSteps else { return nil }
        var changes: [ScriptNames.Change] = []
        for change in list {
            let isThis = names.isMember(change.token) && change.token > 1 && tokens[change.token - 2].word == .this
            if isThis {
                guard let owner = names.owner(of: change.token) else { return nil }
                if owner == open || names.heirs[open]?.contains(owner) == true { changes.append(change) }
                continue
            }
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
