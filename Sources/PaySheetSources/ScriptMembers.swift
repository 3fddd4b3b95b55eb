/// The members of an object while they are being read. The time for all of them grows with their number.
struct ScriptMembers {
    /// What was added; `nil` in place of what was replaced.
    private var entries: [ScriptValue.Entry?] = []
    /// The indexes of the members with a name. The first one can come from another object; then it is the only one.
    private var places: [[UInt8]: [Int]] = [:]
    /// Something before this index can have replaced any value.
    private var unknownEnd = 0

    /// The members, in their order.
    var all: [ScriptValue.Entry] {
        entries.enumerated().compactMap { index, entry in
            guard index < unknownEnd, case .member(let name, let key, let value, let isSpread)? = entry, !value.isUndefined else {
                return entry
            }
            return .member(name: name, place: key, value: .unknown(value.range), isSpread: isSpread)
        }
    }

    /// Adds a member. Two members of one name stay only if both are written in the same object.
    mutating func replace(_ name: [UInt8], _ place: Range<Int>, _ value: ScriptValue, isSpread: Bool) {
        let index = entries.count
        entries.append(.member(name: name, place: place, value: value, isSpread: isSpread))
        guard let old = places[name], let first = old.first else {
            places[name] = [index]
            return
        }
        var comesFromAnother = isSpread
        if case .member(_, _, _, true)? = entries[first] { comesFromAnother = true }
        guard comesFromAnother else {
            places[name, default: []].append(index)
            return
        }
        for index in old { entries[index] = nil }
        places[name] = [index]
    }

    /// Adds the members of another object, which replace those before them.
    mutating func spread(_ value: ScriptValue) {
        if case .choice(let values, _, _) = value, values.allSatisfy({ $0.isClosed }) {
            for value in values { spread(maybe: value) }
            return
        }
        guard case .object(let entries, _) = value else { return forget(value.range) }
        // Of unknown members only the last: those before it say nothing more, and objects that are doubled would double them.
        let last = entries.lastIndex { if case .unknown = $0 { true } else { false } }
        // What another file has added replaces members before the object, but none of its own.
        for case .others(let range) in entries { forget(range) }
        for (index, entry) in entries.enumerated() {
            switch entry {
            case .member(let name, let place, let value, _): replace(name, place, value, isSpread: true)
            case .unknown(let range): if index == last { forget(range) }
            case .others: break
            }
        }
    }

    /// Adds the members of an object that may be left out.
    private mutating func spread(maybe value: ScriptValue) {
        guard case .object(let entries, _) = value else { return }
        for case .member(let name, let place, let value, _) in entries { replace(name, place, .unknown(value.range), isSpread: true) }
    }

    /// Adds members that only the program knows. They can replace those before them.
    mutating func forget(_ place: Range<Int>) {
        unknownEnd = entries.count
        append(unknown: place)
    }

    /// Adds members that only the program knows, and that replace no others.
    mutating func append(unknown place: Range<Int>) { entries.append(.unknown(place)) }

    /// The members with one unknown member in place of several of a name, of which a template engine chooses one.
    var withMergedAlternatives: ScriptMembers {
        var merged = ScriptMembers()
        for entry in all {
            switch entry {
            case .member(let name, let place, let value, _):
                merged.replace(name, place, merged.places[name] == nil ? value : .unknown(value.range), isSpread: true)
            case .unknown(let range), .others(let range): merged.append(unknown: range)
            }
        }
        return merged
    }
}

extension ScriptValue {
    /// The object with the members of another one. Objects in both are merged, too.
    func joined(with other: ScriptValue) -> ScriptValue {
        guard case .object(_, let range) = self else { return other }
        var members = ScriptMembers()
        members.spread(self)
        guard case .object(let entries, _) = other else {
            members.spread(other)
            return .object(members.all, range)
        }
        for entry in entries {
            switch entry {
            case .member(let name, let place, let value, _):
                if value.isUndefined { continue }
                let old = member(name)
                let both: ScriptValue =
                    switch (old, value) {
                    case (.object?, .object): old.map { $0.joined(with: value) } ?? value
                    // Lists are merged element by element.
                    case (.list(let elements, _)?, .list) where !elements.isEmpty: .unknown(value.range)
                    default: value
                    }
                members.replace(name, place, both, isSpread: true)
            case .unknown(let range), .others(let range): members.forget(range)
            }
        }
        return .object(members.all, range)
    }
}
