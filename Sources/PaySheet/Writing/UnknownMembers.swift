/// Members of a dictionary that its Swift type has no property for, byte for byte and at their place.
///
/// It also remembers the spelling of known members if the encoder would write them differently: their order, escapes, numbers instead
/// of text, unreadable values. Nothing is lost between reading and writing, and a minified document is written as it was read. When a
/// property changes, its new value is written.
public struct UnknownMembers: Sendable {
    /// One member as it was in the document.
    struct Entry: Sendable, Hashable {
        /// The known member, or -1.
        var slot: Int
        /// The name between its quotes as in the text.
        var name: [UInt8]
        /// The value as in the text, minified; `nil` if the encoder writes the same.
        var raw: [UInt8]?
        /// What the encoder writes for the value that was read; `nil` if none was read.
        var canonical: [UInt8]?

        /// The slot of an entry that a later one of the same name took the place of.
        static let replaced = -2

        func name(written value: [UInt8]) -> [UInt8] {
            [UInt8(ascii: "\"")] + name + [UInt8(ascii: "\""), UInt8(ascii: ":")] + value
        }

        /// Carries something that no property holds.
        var isUnheld: Bool { raw != nil && (slot < 0 || canonical == nil) }
    }

    var layout: [Entry] = []
    /// The order of the members where nothing else has to be remembered.
    var order = MemberOrder.none

    /// No unknown members.
    public init() {}

    /// Nothing but the order of the members.
    @inline(__always)
    package init(order: MemberOrder) { self.order = order }

    /// True when there is nothing that a property does not hold.
    public var isEmpty: Bool { !layout.contains { $0.isUnheld } }

    var isRegular: Bool { layout.isEmpty && order.isNone }

    /// Texts are written with the escapes that they were read with.
    var keepsEscapes: Bool { order.word & MemberOrder.escapes != 0 }

    /// Every member with its place, however it is noted.
    var entries: [Entry] {
        layout.isEmpty ? order.slots.map { Entry(slot: $0, name: [], raw: nil, canonical: nil) } : layout
    }

    /// The known members in the text, as a mask.
    var mentioned: UInt64 {
        var mask: UInt64 = 0
        order.visit { mask |= 1 &<< UInt64(truncatingIfNeeded: $0) }
        for entry in layout where entry.slot >= 0 { mask |= 1 &<< UInt64(truncatingIfNeeded: entry.slot) }
        return mask
    }

    /// The names, in the order of the text. A known name is among them when its value could not be read.
    public var names: [String] { layout.filter { $0.isUnheld }.map { UnknownMembers.text($0.name) } }

    /// The names with their values, in the order of the text. (To ask for each name would compare it with all others.)
    package var members: [(name: String, value: RawJSON)] {
        layout.compactMap { entry in
            guard entry.isUnheld, let raw = entry.raw else { return nil }
            return (UnknownMembers.text(entry.name), RawJSON(minified: raw))
        }
    }

    /// The value of an unknown member. Setting `nil` removes it; a new one goes to the end.
    public subscript(name: String) -> RawJSON? {
        get {
            for entry in layout where entry.isUnheld && UnknownMembers.text(entry.name) == name {
                return entry.raw.map { RawJSON(minified: $0) }
            }
            return nil
        }
        set {
            // From here on every member has an entry of its own.
            layout = entries
            order.word &= MemberOrder.escapes
            let place = layout.firstIndex { $0.isUnheld && UnknownMembers.text($0.name) == name }
            guard let newValue else {
                if let place { layout.remove(at: place) }
                return
            }
            if let place {
                layout[place].raw = newValue.bytes
            } else {
                var writer = Writer()
                name.write(&writer)
                layout.append(Entry(slot: -1, name: Array(writer.bytes.dropFirst().dropLast()), raw: newValue.bytes, canonical: nil))
            }
        }
    }

    private static func text(_ name: [UInt8]) -> String {
        let node = Node(.string, start: 0, end: name.count, next: 1, flags: Node.escaped)
        return String(decoding: JSONText.decode(name + [UInt8](repeating: 0, count: SourceText.padding), node), as: UTF8.self)
    }

    private var unheld: [[UInt8]: RawJSON] {
        var values: [[UInt8]: RawJSON] = [:]
        for (name, value) in members { values[Array(name.utf8)] = value }
        return values
    }
}

extension UnknownMembers: Hashable {
    /// Equal when the same members have the same values; their places do not matter, as in JSON.
    @inline(never)
    public static func == (left: UnknownMembers, right: UnknownMembers) -> Bool {
        left.isEmpty && right.isEmpty || left.unheld == right.unheld
    }

    /// Hashes what equality compares.
    @inline(never)
    public func hash(into hasher: inout Hasher) {
        if !isEmpty { hasher.combine(unheld) }
    }
}

extension UnknownMembers {
    /// Notes what the encoder would write otherwise for a value that was just read.
    ///
    /// - Parameters:
    ///   - dictionary: The members that the value's type has.
    ///   - unsettled: Members of which only the value's own writing tells: ``settle(_:_:of:)`` wants them.
    init(_ cursor: Cursor, _ dictionary: NameList, of tables: ShapeTables, unsettled: inout UInt64) {
        let count = Int(dictionary.count)
        let first = Int(dictionary.first)
        if let order = cursor.orderBesideEscapes(dictionary, of: tables) {
            self.order = order
            return
        }
        let odd = cursor.oddMembers(count)
        layout.reserveCapacity(cursor.nodes[cursor.node].count)
        var places = LatestPlaces()
        var members = cursor.tree.members(of: cursor.node)
        while let (key, value) = members.next() {
            let name = cursor.nodes[key]
            guard !cursor.nodes[value].is(.undefined) else { continue }
            let known = cursor.member(ofValue: value, count: count)
            let slot = known ?? tables.exactName(cursor.tree.text(key), in: dictionary) ?? -1
            // Of a repeated member the last counts.
            if let before = places.replace(slot, layout) { layout[before].slot = Entry.replaced }
            var entry = Entry(slot: slot, name: [], raw: nil, canonical: nil)
            if slot < 0 || odd & (1 << UInt64(slot)) != 0 || name.isEscaped {
                entry.name = cursor.bytes.copy(name.range)
                entry.raw = Minifier.minified(cursor.bytes, cursor.nodes[value])
                entry.canonical = known.flatMap { cursor.writtenText(tables.members[first + $0].code, value) }
                if slot >= 0, entry.canonical == nil { unsettled |= 1 << UInt64(slot) }
                // Written the same after all, name included: nothing to remember but the place.
                if entry.raw == entry.canonical, !name.isEscaped { (entry.raw, entry.canonical) = (nil, nil) }
            }
            layout.append(entry)
        }
        layout.removeAll { $0.slot == Entry.replaced }
    }

    /// Takes note of how the value itself writes members.
    mutating func settle(_ members: [(slot: Int, value: [UInt8])], _ dictionary: NameList, of tables: ShapeTables) {
        let first = Int(dictionary.first)
        for (slot, value) in members {
            guard let place = layout.firstIndex(where: { $0.slot == slot }), let raw = layout[place].raw else { continue }
            // Written the same after all, name included: nothing to remember but the place.
            let isPlainName = layout[place].name.elementsEqual(tables.name(first + slot).utf8)
            if raw == value, isPlainName { layout[place].raw = nil } else { layout[place].canonical = value }
        }
    }
}

/// The slots of up to twelve members in the order of the text, five bits each, the last one lowest. Above them a bit that says
/// that texts keep their escapes.
package struct MemberOrder: Sendable, Hashable {
    var word: UInt64

    static let none = MemberOrder(word: 0)
    static let escapes: UInt64 = 1 << 63
    static let capacity = 12

    var isNone: Bool { word & ~MemberOrder.escapes == 0 }

    /// The slots, first to last.
    var slots: [Int] {
        var slots: [Int] = []
        visit { slots.append($0) }
        return slots
    }

    @inline(__always)
    func visit(_ body: (Int) -> Void) {
        var shift: UInt64 = 60
        while shift > 0 {
            shift -= 5
            let slot = Int(truncatingIfNeeded: word >> shift & 31)
            if slot > 0 { body(slot - 1) }
        }
    }
}
