/// The value of an expression, as far as the script says it. Places are those of the file.
indirect enum ScriptValue: Sendable {
    case text([UInt8], Range<Int>)
    /// A number as JSON has it.
    case number([UInt8], Range<Int>)
    case boolean(Bool, Range<Int>)
    case null(Range<Int>)
    case undefined(Range<Int>)
    case object([Entry], Range<Int>)
    case list([ScriptValue], Range<Int>)
    /// Something that only the program knows.
    case unknown(Range<Int>)

    /// A part of an object.
    enum Entry: Sendable {
        /// - Parameter isSpread: It comes from another object.
        case member(name: [UInt8], place: Range<Int>, value: ScriptValue, isSpread: Bool)
        /// Members that only the program knows.
        case unknown(Range<Int>)
    }

    var range: Range<Int> {
        switch self {
        case .text(_, let range), .number(_, let range), .boolean(_, let range), .null(let range), .undefined(let range),
            .object(_, let range), .list(_, let range), .unknown(let range):
            range
        }
    }

    var isUnknown: Bool { if case .unknown = self { true } else { false } }
    var isUndefined: Bool { if case .undefined = self { true } else { false } }

    /// Whether some member of an object is not written in the script.
    var isOpen: Bool {
        guard case .object(let entries, _) = self else { return true }
        return entries.contains { if case .unknown = $0 { true } else { false } }
    }

    /// The last member of a name; `nil` if there is none, or the value is not an object.
    func member(_ name: String) -> ScriptValue? { member([UInt8](name.utf8)) }

    func member(_ name: [UInt8]) -> ScriptValue? {
        guard case .object(let entries, _) = self else { return nil }
        for entry in entries.reversed() {
            if case .member(let own, _, let value, _) = entry, own == name { return value }
        }
        return nil
    }

    /// The value with what is at a path unknown, or removed. A new member could be any.
    func forgetting(_ path: ArraySlice<[UInt8]>, isRemoved: Bool = false, at place: Range<Int>) -> ScriptValue {
        guard let name = path.first, case .object(var entries, let range) = self else { return .unknown(self.range) }
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

    /// The object with members that only the program knows.
    func opened(at place: Range<Int>) -> ScriptValue {
        guard case .object(let entries, let range) = self else { return .unknown(self.range) }
        return .object(entries + [.unknown(place)], range)
    }
}

extension [ScriptValue.Entry] {
    /// Adds the members of another object, which replace those before them.
    mutating func spread(_ value: ScriptValue) {
        guard case .object(let entries, _) = value else { return forget(value.range) }
        for entry in entries {
            switch entry {
            case .member(let name, let place, let value, _): replace(name, place, value, isSpread: true)
            case .unknown(let range): forget(range)
            }
        }
    }

    /// Adds the members of an object that may be left out.
    mutating func spread(maybe value: ScriptValue) {
        guard case .object(let entries, _) = value else { return }
        for case .member(let name, let place, let value, _) in entries { replace(name, place, .unknown(value.range), isSpread: true) }
    }

    /// Adds members that only the program knows. They can replace those before them.
    mutating func forget(_ place: Range<Int>) {
        for index in indices {
            if case .member(let name, let key, let value, let isSpread) = self[index], !value.isUndefined {
                self[index] = .member(name: name, place: key, value: .unknown(value.range), isSpread: isSpread)
            }
        }
        append(.unknown(place))
    }

    /// Makes one unknown member of several of a name, of which a template engine chooses one.
    mutating func mergeAlternatives() {
        var merged: [ScriptValue.Entry] = []
        for entry in self {
            guard case .member(let name, let place, let value, _) = entry else {
                merged.append(entry)
                continue
            }
            let isThere = merged.contains { if case .member(name, _, _, _) = $0 { true } else { false } }
            merged.replace(name, place, isThere ? .unknown(value.range) : value, isSpread: true)
        }
        self = merged
    }

    /// Adds a member. Two members of one name stay only if both are written in the same object.
    mutating func replace(_ name: [UInt8], _ place: Range<Int>, _ value: ScriptValue, isSpread: Bool) {
        removeAll { entry in
            guard case .member(let own, _, _, let wasSpread) = entry, own == name else { return false }
            return isSpread || wasSpread
        }
        append(.member(name: name, place: place, value: value, isSpread: isSpread))
    }
}
