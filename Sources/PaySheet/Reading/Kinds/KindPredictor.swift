/// What documents turned out to be, so that the fast reader can try the next one that begins with the same name.
///
/// A guess counts only if ``KindNames/detectedKind(_:at:version:)`` could say nothing else.
struct KindPredictor: Sendable {
    /// The indices of kinds among all kinds, by what the first name begins with.
    private var kinds = Cache<UInt64, Int>(bits: 6)
    /// For each kind the others that its documents may be, worked out when the first document seems to be of the kind.
    /// Empty before the first.
    private var rivals: [[KindRival]?] = []
    private let catalog: PreparedCatalog

    init(_ catalog: PreparedCatalog) { self.catalog = catalog }

    /// The kind of the last document that began with the same name.
    func guess(_ text: borrowing SourceText) -> Int? {
        kinds[beginning(text)]
    }

    mutating func remember(_ kind: DocumentKind, _ text: borrowing SourceText) {
        guard let found = catalog.kinds.firstIndex(of: kind) else { return }
        kinds.keep(found, for: beginning(text))
    }

    private func beginning(_ text: borrowing SourceText) -> UInt64 {
        let bytes = text.window
        var start = 0
        while start < text.count, bytes[start] <= 0x20 || bytes[start] == UInt8(ascii: "{") { start &+= 1 }
        return bytes.word(at: start)
    }

    /// Whether a document of a kind, without faults, is detected as that kind whatever its values are.
    ///
    /// Such a document has the highest score there is, four for each member, so only a kind that knows all its members can compete.
    mutating func isCertain(_ kind: Int, members: UInt64) -> Bool {
        // Rare kinds score less than others that nearly fit.
        if catalog.catalog.isRare(kind) || members == 0 || catalog.catalog.functions.isAmbiguous(catalog.kinds[kind], members) {
            return false
        }
        guard catalog.signs[kind].areEnough(members) else { return false }
        if rivals.isEmpty { rivals = [[KindRival]?](repeating: nil, count: catalog.kinds.count) }
        if let known = rivals[kind] { return !known.contains { $0.fits(members) } }
        let found = KindRival.all(of: kind, in: catalog.catalog)
        rivals[kind] = found
        return !found.contains { $0.fits(members) }
    }

    /// Whether a member has a name that hardly any other document has.
    func hasSign(_ kind: Int, members: UInt64) -> Bool { catalog.signs[kind].mask & members != 0 }
}

/// The members of a kind whose names are signs of it, as ``KindEvidence`` counts them.
struct KindSigns: Sendable {
    let mask: UInt64
    /// How many of them a document without faults needs.
    private let needed: Int

    init(_ kind: DocumentKind, _ tables: ShapeTables) {
        let row = tables.shapes[kind.shape]
        var mask: UInt64 = 0
        for slot in 0..<Int(row.names.count) where tables.isSign(Int(row.names.first) + slot) {
            mask |= 1 << UInt64(slot)
        }
        self.mask = mask
        needed = row.required | row.expected != 0 ? 0 : KindEvidence.signsNeeded(row)
    }

    func areEnough(_ members: UInt64) -> Bool { (members & mask).nonzeroBitCount >= needed }
}

/// A kind that some documents of another kind fit as well, and are then detected as.
private struct KindRival: Sendable {
    /// The members that both kinds have, as slots of the other kind.
    private var shared: UInt64 = 0
    /// The members that this kind requires, as slots of the other kind.
    private var required: UInt64 = 0

    /// Whether a document with these members has none that this kind does not know, and all that it requires.
    func fits(_ members: UInt64) -> Bool { members & ~shared == 0 && required & ~members == 0 }

    /// Of two kinds that fit equally the smaller one wins, and of two as large the first.
    static func all(of place: Int, in catalog: Catalog) -> [KindRival] {
        let names = catalog.tables.shapes[catalog.kinds[place].shape].names
        return (0..<catalog.detectedKinds).compactMap { other in
            let otherNames = catalog.tables.shapes[catalog.kinds[other].shape].names
            guard other != place, !catalog.isRare(other), (otherNames.count, other) < (names.count, place) else { return nil }
            return KindRival(other, of: names, in: catalog)
        }
    }

    /// `nil`: the kind requires a member that the other one does not have.
    private init?(_ place: Int, of names: NameList, in catalog: Catalog) {
        let row = catalog.tables.shapes[catalog.kinds[place].shape]
        var known: UInt64 = 0
        for slot in 0..<Int(names.count) {
            let name = [UInt8](catalog.tables.name(Int(names.first) + slot).utf8)
            guard let own = catalog.tables.exactName(name, in: row.names) else { continue }
            shared |= 1 << UInt64(slot)
            known |= 1 << UInt64(own)
            if row.required & 1 << UInt64(own) != 0 { required |= 1 << UInt64(slot) }
        }
        if row.required & ~known != 0 { return nil }
    }
}

extension Catalog {
    /// The first kinds are the common ones.
    func isRare(_ place: Int) -> Bool { place >= commonKinds }
}
