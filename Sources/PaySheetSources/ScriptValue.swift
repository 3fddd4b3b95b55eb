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

    /// How large a value is.
    struct Extent {
        /// The number of values in it.
        var count = 1
        /// How many objects and lists are around the innermost value.
        var height = 0
    }

    var extent: Extent {
        var whole = Extent()
        func add(_ value: ScriptValue) {
            let part = value.extent
            whole.count += part.count
            whole.height = max(whole.height, part.height + 1)
        }
        switch self {
        case .object(let entries, _):
            for entry in entries {
                if case .member(_, _, let value, _) = entry { add(value) } else { whole.count += 1 }
            }
        case .list(let values, _): for value in values { add(value) }
        case .text, .number, .boolean, .null, .undefined, .unknown: break
        }
        return whole
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
