/// What names say about the kinds of a catalog.
///
/// Each name is looked up once. The documents of an archive have the same names, and to compare a name with those of every kind takes
/// longer than checking a document.
package struct KindNames: Sendable {
    let catalog: Catalog
    private var notes: Cache<NameKey, NameNote>
    /// The places of the nearest names, for names that no kind has.
    private var nears: Cache<NameKey, [UInt8]>
    /// Whether people write a name instead of a member's, for names that a kind does not have. Most documents have no such name, and the
    /// table of remedies takes longer to read than a document.
    private var others: Cache<NameKey, [Bool]>

    /// The place of the member of a name in each kind.
    struct NameNote: Sendable {
        fileprivate let slots: [UInt8]
        /// Whether a kind has a member of this name, so that it is not another one misspelt.
        let isExact: Bool

        fileprivate static let unknown: UInt8 = 255

        /// The place of the member of this name in a kind.
        func slot(_ kind: Int) -> Int? { slots[kind] == NameNote.unknown ? nil : Int(slots[kind]) }
    }

    /// The names of an object, which can be looked up in several catalogs.
    struct Names: Sendable {
        fileprivate var keys: [NameKey] = []
        /// The node of each value.
        private(set) var values: [Int] = []

        init(of object: Int, _ tree: NodeTree) {
            var members = tree.members(of: object, most: DocumentKind.decidingNames)
            while let (key, value) = members.next() {
                keys.append(NameKey(tree.text(key)))
                values.append(value)
            }
        }
    }

    fileprivate struct NameKey: CacheKey {
        let name: [UInt8]
        let hash: UInt64

        init(_ name: [UInt8]) {
            var hash = TextHash()
            hash.combine(name.window)
            (self.name, self.hash) = (name, UInt64(hash.value))
        }

        static func == (left: NameKey, right: NameKey) -> Bool { left.hash == right.hash && left.name == right.name }
    }

    /// - Parameter bits: So many names are kept, as a power of two; other names take the places of earlier ones.
    package init(_ catalog: Catalog, bits: UInt64 = 8) {
        self.catalog = catalog
        (notes, nears, others) = (Cache(bits: bits), Cache(bits: bits), Cache(bits: bits))
    }

    mutating func note(_ name: [UInt8]) -> NameNote { note(NameKey(name)) }

    /// What each of the names says, in their order.
    mutating func notes(_ names: Names) -> [NameNote] { names.keys.map { note($0) } }

    private mutating func note(_ key: NameKey) -> NameNote {
        if let known = notes[key] { return known }
        let note = makeNote(key.name)
        notes.keep(note, for: key)
        return note
    }

    private func makeNote(_ name: [UInt8]) -> NameNote {
        let tables = catalog.tables
        var isExact = false
        let slots = catalog.kinds.prefix(catalog.detectedKinds).map { kind -> UInt8 in
            if let slot = tables.exactName(name, in: tables.shapes[kind.shape].names) {
                isExact = true
                return UInt8(slot)
            }
            return NameNote.unknown
        }
        return NameNote(slots: slots, isExact: isExact)
    }

    /// Whether people write one of the names, which a kind does not have, instead of a member's.
    mutating func isOtherName(_ index: Int, of names: Names, in kind: Int) -> Bool {
        let key = names.keys[index]
        if let known = others[key] { return known[kind] }
        let remedies = catalog.remedies(for: key.name)
        let answers = catalog.kinds.prefix(catalog.detectedKinds).map { kind -> Bool in
            guard !remedies.isEmpty else { return false }
            let place = [UInt8](catalog.tables.shapeName(kind.shape).utf8)
            return remedies.first { $0.isFor(place) }?.isOtherName == true
        }
        others.keep(answers, for: key)
        return answers[kind]
    }

    /// The place of the member that a kind has nearly under one of the names.
    mutating func nearest(_ index: Int, of names: Names, in kind: Int, excluding taken: UInt64) -> Int? {
        let key = names.keys[index]
        var places = nears[key] ?? [UInt8](repeating: KindNames.unsought, count: catalog.detectedKinds)
        let list = catalog.tables.shapes[catalog.kinds[kind].shape].names
        if places[kind] == KindNames.unsought {
            places[kind] = catalog.tables.nearestName(key.name, in: list).map { UInt8($0) } ?? KindNames.none
            nears.keep(places, for: key)
        }
        guard places[kind] != KindNames.none else { return nil }
        // The nearest of all is the nearest of those that are left, unless it is not left itself.
        let slot = Int(places[kind])
        return taken & 1 << UInt64(slot) == 0 ? slot : catalog.tables.nearestName(key.name, in: list, excluding: taken)
    }

    private static let unsought: UInt8 = 255
    private static let none: UInt8 = 254
}
