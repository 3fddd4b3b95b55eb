/// Goes through a bound document and notes what its members and words ask of a system.
enum RequirementWalk {
    /// The notes; `nil` where no browser sees such a document.
    static func run(_ root: Cursor, shape: Int, in catalog: PreparedCatalog) -> RequirementNotes? {
        var notes = RequirementNotes()
        return run(root, shape: shape, in: catalog, &notes) ? notes : nil
    }

    /// Adds to notes that are empty. False where no browser sees such a document.
    static func run(_ root: Cursor, shape: Int, in catalog: PreparedCatalog, _ notes: inout RequirementNotes) -> Bool {
        guard let tables = catalog.catalog.functions.requirements(), tables.shapes[shape].isRead else { return false }
        var cursor = root
        visit(&cursor, shape, RequirementPath.root, inherited: 1, tables, &notes)
        return true
    }

    /// (One cursor walks the whole path and returns. There are many short steps, and a call or a copy would take more than half of the
    /// time.)
    private static func visit(
        _ cursor: inout Cursor, _ shape: Int, _ way: RequirementPath, inherited: Int, _ tables: borrowing RequirementTables,
        _ notes: inout RequirementNotes
    ) {
        let row = tables.shapes[shape]
        guard row.isRead else { return }
        let own = max(inherited, Int(row.version))
        if own > inherited { notes.add(version: own, at: cursor.node, way) }
        let (base, object) = (cursor.base, cursor.node)
        // Most members need nothing, whatever they hold.
        var slots = cursor.presentMembers(Int(row.count)) & row.demanding
        while slots != 0 {
            let slot = slots.trailingZeroBitCount
            slots &= slots &- 1
            guard let node = cursor.slot(slot) else { continue }
            let member = tables.members[Int(row.first) &+ slot]
            if member.asks(beyond: own) {
                if Int(member.version) > own { notes.add(version: Int(member.version), at: node, way.member(slot)) }
                if member.feature > 0 { notes.add(feature: Int(member.feature), at: node, way.member(slot)) }
            }
            let inherited = max(own, Int(member.version))
            let inner = Int(member.inner)
            switch member.content {
            case .word: word(cursor, slot, node, inner, way, inherited, tables.tables, &notes)
            case .words: words(cursor, slot, node, inner, way, inherited, tables.tables, &notes)
            case .records:
                let first = cursor.firstElement(of: slot)
                let needs = Needs(tables.shapes[inner], inherited)
                for element in first..<first &+ cursor.nodes[node].count {
                    let node = cursor.slots[element]
                    let inside = Int(cursor.values[element])
                    guard node &- 1 < Bound.unreadable &- 1, needs.mayCount(cursor, inside) else { continue }
                    cursor.move(base: inside, node: Int(node))
                    visit(&cursor, inner, way.member(slot).element(element &- first), inherited: inherited, tables, &notes)
                    cursor.move(base: base, node: object)
                }
            case .record:
                let inside = cursor.base(of: slot)
                guard Needs(tables.shapes[inner], inherited).mayCount(cursor, inside) else { continue }
                cursor.move(base: inside, node: node)
                visit(&cursor, inner, way.member(slot), inherited: inherited, tables, &notes)
                cursor.move(base: base, node: object)
            case .variant:
                let choice = cursor.choice(slot)
                guard choice > 0 else { continue }
                cursor.move(base: cursor.base(of: slot), node: node)
                let inner = tables.tables.shape(ofChoice: choice &- 1, of: tables.tables.variants[inner])
                // Which dictionary it is belongs to the way: one slot is another member in each of them.
                visit(&cursor, inner, way.member(slot).member(choice), inherited: inherited, tables, &notes)
                cursor.move(base: base, node: object)
            case .nothing: break
            }
        }
        if row.isSpecial { tables.special(cursor, shape, way, own, &notes) }
    }

    /// What a dictionary needs that is not noted already.
    private struct Needs {
        let isNew: Bool
        let members: UInt64
        let count: Int

        @inline(__always)
        init(_ row: RequirementTables.Shape, _ inherited: Int) {
            isNew = Int(row.version) > inherited
            members = row.demanding
            count = Int(row.count)
        }

        /// It needs something itself, or one of its members may.
        @inline(__always)
        func mayCount(_ cursor: Cursor, _ base: Int) -> Bool { isNew || cursor.presentMembers(at: base, count) & members != 0 }
    }

    @inline(__always)
    private static func words(
        _ cursor: Cursor, _ slot: Int, _ list: Int, _ vocabulary: Int, _ way: RequirementPath, _ inherited: Int,
        _ tables: ShapeTables, _ notes: inout RequirementNotes
    ) {
        let demanding = tables.versions.demandingWords[vocabulary]
        let first = cursor.firstElement(of: slot)
        let count = cursor.nodes[list].count
        let noted = cursor.words(notedBehind: first, count: count)
        guard noted.bits & demanding != 0 || !noted.areKnown else { return }
        for element in first..<first &+ count {
            let node = cursor.slots[element]
            guard node &- 1 < Bound.unreadable &- 1 else { continue }
            let value = cursor.values[element] < 0 ? wordIgnoringCase(cursor, Int(node), vocabulary, tables) : cursor.values[element]
            guard isDemanding(value, demanding) else { continue }
            let word = tables.place(ofWord: Int(value), in: vocabulary)
            note(word, Int(node), way.member(slot).element(element &- first), inherited, tables, &notes)
        }
    }

    /// The word that the engine takes an unknown one for; -1 where it takes it for none.
    private static func wordIgnoringCase(_ cursor: borrowing Cursor, _ node: Int, _ vocabulary: Int, _ tables: ShapeTables) -> Int64 {
        let row = tables.vocabularies[vocabulary]
        guard row.unknown == .throwingIgnoringCase, cursor.nodes[node].isString else { return -1 }
        let text = JSONText.decode(cursor.bytes, cursor.nodes[node])
        return tables.nameIgnoringCase(text, in: row.names).map { Int64($0) } ?? -1
    }

    @inline(__always)
    private static func word(
        _ cursor: Cursor, _ slot: Int, _ node: Int, _ vocabulary: Int, _ way: RequirementPath, _ inherited: Int,
        _ tables: ShapeTables, _ notes: inout RequirementNotes
    ) {
        let value = cursor.values[cursor.base &+ slot]
        guard isDemanding(value, tables.versions.demandingWords[vocabulary]) else { return }
        note(tables.place(ofWord: Int(value), in: vocabulary), node, way.member(slot), inherited, tables, &notes)
    }

    /// A word may need something, by what is known of its vocabulary. (Below zero: no word of it, and no bit.)
    @inline(__always)
    private static func isDemanding(_ word: Int64, _ demanding: UInt64) -> Bool { demanding &>> UInt64(bitPattern: word) & 1 != 0 }

    private static func note(
        _ word: Int, _ node: Int, _ way: RequirementPath, _ inherited: Int, _ tables: ShapeTables, _ notes: inout RequirementNotes
    ) {
        let version = Int(tables.versions.words[word])
        if version > inherited { notes.add(version: version, at: node, way) }
        notes.add(feature: Int(tables.versions.wordFeatures[word]), at: node, way)
    }
}
