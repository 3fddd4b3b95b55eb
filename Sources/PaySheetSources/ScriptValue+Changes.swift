// What programs change in a value.
extension ScriptValue {
    /// The value with what is at a path unknown, or removed. A new member could be any.
    func forgetting(_ path: ArraySlice<[UInt8]>, isRemoved: Bool = false, at place: Range<Int>) -> ScriptValue {
        changed { object in
            guard let name = path.first, case .object(var entries, let range) = object else { return .unknown(object.range) }
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

    /// The value with other values in all members of what is at a path. Functions stay.
    func overwritten(_ path: ArraySlice<[UInt8]>, at place: Range<Int>) -> ScriptValue {
        changed { object in
            guard case .object(var entries, let range) = object else { return .unknown(object.range) }
            if let name = path.first {
                let index = entries.lastIndex { if case .member(name, _, _, _) = $0 { true } else { false } }
                guard let index, case .member(_, let key, let value, let isSpread) = entries[index] else { return object }
                let rest = value.overwritten(path.dropFirst(), at: place)
                entries[index] = .member(name: name, place: key, value: rest, isSpread: isSpread)
                return .object(entries, range)
            }
            let unknown = entries.map { entry -> Entry in
                guard case .member(let name, let key, let value, let isSpread) = entry else { return entry }
                if case .function = value { return entry }
                return .member(name: name, place: key, value: .unknown(value.range), isSpread: isSpread)
            }
            return .object(unknown + [.unknown(place)], range)
        }
    }

    /// The value, if it is known. An unknown value that is changed is not the one that it comes from.
    func withoutOrigin(at place: Range<Int>) -> ScriptValue {
        switch self {
        case .unknown: .unknown(place)
        case .choice(let values, let range): .choice(values.map { $0.withoutOrigin(at: place) }, range)
        default: self
        }
    }

    /// Changes a value, or each that it can be. Functions and classes stay what they are.
    private func changed(_ change: (ScriptValue) -> ScriptValue) -> ScriptValue {
        switch self {
        case .choice(let values, let range): .choice(values.map(change), range)
        case .function, .builtin: self
        default: change(self)
        }
    }
}
