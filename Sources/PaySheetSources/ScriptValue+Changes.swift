// What programs change in a value.
extension ScriptValue {
    /// The value with what is at a path unknown, or removed. A new member could be any.
    func forgetting(_ path: ArraySlice<[UInt8]>, isRemoved: Bool = false, at place: Range<Int>) -> ScriptValue {
        changed { object in
            if case .list(let values, let range) = object, path.first == ScriptNames.anyMember, path.count > 1 {
                return .list(values.map { $0.forgetting(path.dropFirst(), isRemoved: isRemoved, at: place) }, range)
            }
            guard let name = path.first, case .object(var entries, let range) = object else { return .unknown(object.range) }
            guard name != ScriptNames.anyMember else { return object.escaped([], at: place) }
            for index in entries.indices.reversed() {
                guard case .member(let own, let key, let value, let isSpread) = entries[index], own == name else { continue }
                if isRemoved, path.count == 1 {
                    entries.remove(at: index)
                    break
                }
                let rest = value.forgetting(path.dropFirst(), isRemoved: isRemoved, at: place)
                entries[index] = .member(name: own, place: key, value: rest, isSpread: isSpread)
                return .object(entries, range)
            }
            return .object(entries + [.unknown(place)], range)
        }
    }

    /// What is at a path of members.
    func part(at path: [[UInt8]]) -> ScriptValue? {
        var part: ScriptValue? = self
        for name in path { part = part?.member(name) }
        return part
    }

    /// The value with another one at a path.
    ///
    /// - Parameter place: The place of the name of the member.
    func setting(_ path: ArraySlice<[UInt8]>, to new: ScriptValue, at place: Range<Int>) -> ScriptValue {
        changed { object in
            guard let name = path.first, case .object(var entries, let range) = object else { return .unknown(object.range) }
            let old = entries.lastIndex { if case .member(name, _, _, _) = $0 { true } else { false } }
            if path.count > 1 {
                guard let old, case .member(_, let key, let value, let isSpread) = entries[old] else {
                    return object.forgetting(path, at: place)
                }
                let rest = value.setting(path.dropFirst(), to: new, at: place)
                entries[old] = .member(name: name, place: key, value: rest, isSpread: isSpread)
            } else {
                if let old { entries.remove(at: old) }
                entries.append(.member(name: name, place: place, value: new, isSpread: false))
            }
            return .object(entries, range)
        }
    }

    /// The object with members that only the program knows.
    func opened(at place: Range<Int>) -> ScriptValue {
        changed { object in
            guard case .object(let entries, let range) = object else { return .unknown(object.range) }
            return .object(entries + [.unknown(place)], range)
        }
    }

    /// The value as other files can have changed it that import it: nothing is missing in it, and what is empty may be filled.
    ///
    /// - Parameter name: The name that the value has, if it has one.
    func imported(as name: [UInt8]?, at place: Range<Int>) -> ScriptValue { withoutEmpties.importedParts(in: name, at: place) }

    /// Opens all objects that are not whole: nothing is added to those that are, so that what depends on all their members is checked.
    private func importedParts(in name: [UInt8]?, at place: Range<Int>) -> ScriptValue {
        changed { value in
            switch value {
            case .object(let entries, let range):
                let isLine = name.map { name in ScriptValue.lines.contains { $0.elementsEqual(name) } } ?? false
                let needed = isLine ? ScriptValue.lineMembers : ScriptValue.requestMembers
                let isWhole = needed.allSatisfy { value.member($0) != nil } || value.isOpen
                let parts = entries.map { entry -> Entry in
                    guard case .member(let own, let key, let part, let isSpread) = entry else { return entry }
                    return .member(name: own, place: key, value: part.importedParts(in: own, at: place), isSpread: isSpread)
                }
                return .object(parts + (isWhole ? [] : [.others(place)]), range)
            case .list(let values, let range): return .list(values.map { $0.importedParts(in: name, at: place) }, range)
            default: return value
            }
        }
    }

    /// The members that have a line, or lines.
    private static let lines = ["total", "lineItems", "newTotal", "newLineItems"].map { [UInt8]($0.utf8) }
    private static let lineMembers = ["label", "amount"]
    /// The members that every request has.
    private static let requestMembers = ["countryCode", "currencyCode", "supportedNetworks", "merchantCapabilities", "total"]

    /// The value with more members in each of its objects, and more elements in each list.
    func openedDeeply(at place: Range<Int>) -> ScriptValue {
        changed { value in
            switch value {
            case .object(let entries, let range): .object(entries.map { $0.map { $0.openedDeeply(at: place) } } + [.unknown(place)], range)
            case .list(let values, let range): .list(values.map { $0.openedDeeply(at: place) } + [.unknown(place)], range)
            default: value
            }
        }
    }

    /// The value after code that is not followed has got what is at a path: all its members can be other ones. Functions stay, and so does
    /// what has no members.
    func escaped(_ path: ArraySlice<[UInt8]>, at place: Range<Int>) -> ScriptValue {
        changed { value in
            switch value {
            case .object(let entries, let range):
                guard let name = path.first else {
                    return .object(entries.map { $0.map { $0.isFunction ? $0 : .unknown($0.range) } } + [.unknown(place)], range)
                }
                let new = entries.map { entry -> Entry in
                    guard case .member(let own, _, _, _) = entry, ScriptNames.match(own, name) else { return entry }
                    return entry.map { $0.escaped(path.dropFirst(), at: place) }
                }
                return .object(new, range)
            case .list(let values, let range):
                guard let name = path.first else { return .unknown(range) }
                let isElement = name == ScriptNames.anyMember
                if isElement { return .list(values.map { $0.escaped(path.dropFirst(), at: place) }, range) }
                return name.elementsEqual("length".utf8) ? value : .unknown(range)
            case .unknown: return value.withoutOrigin
            default: return value
            }
        }
    }

    private var isFunction: Bool { if case .function = self { true } else { false } }

    /// The value without what is empty in it, which a program fills later.
    var withoutEmpties: ScriptValue {
        forgettingValues { value in
            switch value {
            case .text(let text, _): text.isEmpty
            case .list(let values, _): values.isEmpty
            case .null, .undefined: true
            default: false
            }
        }
    }

    /// The value with some values in it unknown.
    func forgettingValues(_ isForgotten: (ScriptValue) -> Bool) -> ScriptValue {
        if isForgotten(self) { return .unknown(range) }
        switch self {
        case .object(let entries, let range): return .object(entries.map { $0.map { $0.forgettingValues(isForgotten) } }, range)
        case .list(let values, let range): return .list(values.map { $0.forgettingValues(isForgotten) }, range)
        case .choice(let values, let chooser, let range):
            return .choice(values.map { $0.forgettingValues(isForgotten) }, by: chooser, range)
        default: return self
        }
    }

    /// The value, if it is known. An unknown value that is changed is not the one that it comes from.
    var withoutOrigin: ScriptValue {
        switch self {
        case .unknown(let range): .unknown(range.lowerBound..<range.lowerBound)
        case .choice(let values, let chooser, let range): .choice(values.map { $0.withoutOrigin }, by: chooser, range)
        default: self
        }
    }

    /// Changes a value, or each that it can be. Functions and classes stay what they are.
    private func changed(_ change: (ScriptValue) -> ScriptValue) -> ScriptValue {
        switch self {
        case .choice(let values, let chooser, let range): .choice(values.map(change), by: chooser, range)
        case .function, .builtin: self
        default: change(self)
        }
    }
}

extension ScriptValue.Entry {
    /// The member with another value.
    func map(_ change: (ScriptValue) -> ScriptValue) -> ScriptValue.Entry {
        guard case .member(let name, let place, let value, let isSpread) = self else { return self }
        return .member(name: name, place: place, value: change(value), isSpread: isSpread)
    }
}
