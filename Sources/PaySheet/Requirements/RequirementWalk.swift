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
            case .word: word(cursor, slot, node, inner, way, inherited, &notes)
            case .words: words(cursor, slot, node, inner, way, inherited, &notes)
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
                if inner == ShapeIndex.lineItem { zeroTotal(cursor, shape, slot, node, way, &notes) }
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
        if row.isSpecial { special(cursor, shape, way, inherited: own, &notes) }
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
        _ notes: inout RequirementNotes
    ) {
        let demanding = ShapeTables.applePay.versions.demandingWords[vocabulary]
        let first = cursor.firstElement(of: slot)
        let count = cursor.nodes[list].count
        let noted = cursor.words(notedBehind: first, count: count)
        guard noted.bits & demanding != 0 || !noted.areKnown else { return }
        for element in first..<first &+ count {
            let node = cursor.slots[element]
            guard node &- 1 < Bound.unreadable &- 1 else { continue }
            let value = cursor.values[element] < 0 ? wordIgnoringCase(cursor, Int(node), vocabulary) : cursor.values[element]
            guard isDemanding(value, demanding) else { continue }
            let word = ShapeTables.applePay.place(ofWord: Int(value), in: vocabulary)
            note(word, Int(node), way.member(slot).element(element &- first), inherited, &notes)
        }
    }

    /// The word that the engine takes an unknown one for; -1 where it takes it for none.
    private static func wordIgnoringCase(_ cursor: borrowing Cursor, _ node: Int, _ vocabulary: Int) -> Int64 {
        let row = ShapeTables.applePay.vocabularies[vocabulary]
        guard row.unknown == .throwingIgnoringCase, cursor.nodes[node].isString else { return -1 }
        let text = JSONText.decode(cursor.bytes, cursor.nodes[node])
        return ShapeTables.applePay.nameIgnoringCase(text, in: row.names).map { Int64($0) } ?? -1
    }

    @inline(__always)
    private static func word(
        _ cursor: Cursor, _ slot: Int, _ node: Int, _ vocabulary: Int, _ way: RequirementPath, _ inherited: Int,
        _ notes: inout RequirementNotes
    ) {
        let value = cursor.values[cursor.base &+ slot]
        guard isDemanding(value, ShapeTables.applePay.versions.demandingWords[vocabulary]) else { return }
        note(ShapeTables.applePay.place(ofWord: Int(value), in: vocabulary), node, way.member(slot), inherited, &notes)
    }

    /// A word may need something, by what is known of its vocabulary. (Below zero: no word of it, and no bit.)
    @inline(__always)
    private static func isDemanding(_ word: Int64, _ demanding: UInt64) -> Bool { demanding &>> UInt64(bitPattern: word) & 1 != 0 }

    private static func note(_ word: Int, _ node: Int, _ way: RequirementPath, _ inherited: Int, _ notes: inout RequirementNotes) {
        let version = Int(ShapeTables.applePay.versions.words[word])
        if version > inherited { notes.add(version: version, at: node, way) }
        notes.add(feature: Int(ShapeTables.applePay.versions.wordFeatures[word]), at: node, way)
    }

    /// What no table says of members and words, for the dictionaries that are marked so.
    private static func special(
        _ cursor: Cursor, _ shape: Int, _ way: RequirementPath, inherited: Int, _ notes: inout RequirementNotes
    ) {
        switch shape {
        case ShapeIndex.paymentMethodRequest:
            // The W3C method data got this member later than Apple Pay JS.
            let slot = PaymentMethodRequest.Slot.requiredShippingContactFields
            if let node = cursor.slot(slot), inherited < 6 { notes.add(version: 6, at: node, way.member(slot)) }
        case ShapeIndex.paymentDetails: zeroTotal(cursor, PaymentDetails.Slot.total, way, &notes)
        case ShapeIndex.paymentDetailsUpdate: zeroTotal(cursor, PaymentDetailsUpdate.Slot.total, way, &notes)
        default: break
        }
    }

    /// A total of zero came with 4.
    @inline(__always)
    private static func zeroTotal(
        _ cursor: Cursor, _ shape: Int, _ slot: Int, _ node: Int, _ way: RequirementPath, _ notes: inout RequirementNotes
    ) {
        // Nearly all are something: at first sight, without making anything of it.
        let word = cursor.values[cursor.base(of: slot) &+ LineItem.Slot.amount]
        guard word & Amount.wordMark != 0 || word >> 6 == 0 else { return }
        let line = cursor.moved(base: cursor.base(of: slot), node: node)
        guard let amount = line.amount(LineItem.Slot.amount), amount.isZero, ItemRole(shape: shape, slot: slot) == .total else { return }
        notes.add(version: 4, at: line.slot(LineItem.Slot.amount) ?? node, way.member(slot).member(LineItem.Slot.amount))
    }

    /// The same of the W3C form, where an amount is a dictionary.
    private static func zeroTotal(_ details: Cursor, _ slot: Int, _ way: RequirementPath, _ notes: inout RequirementNotes) {
        guard let node = details.slot(slot) else { return }
        let item = details.moved(base: details.base(of: slot), node: node)
        guard let money = item.slot(PaymentItem.Slot.amount) else { return }
        let amount = item.moved(base: item.base(of: PaymentItem.Slot.amount), node: money)
        guard let value = amount.amount(CurrencyAmount.Slot.value), value.isZero else { return }
        let way = way.member(slot).member(PaymentItem.Slot.amount).member(CurrencyAmount.Slot.value)
        notes.add(version: 4, at: amount.slot(CurrencyAmount.Slot.value) ?? money, way)
    }
}
