/// Goes through a bound document and notes what its members and words ask of a system.
enum RequirementWalk {
    /// The notes; `nil` where no browser sees such a document.
    static func run(_ root: borrowing Cursor, shape: Int) -> RequirementNotes? {
        var notes = RequirementNotes()
        var cursor = copy root
        return run(&cursor, shape: shape, &notes) ? notes : nil
    }

    /// Adds to notes that are empty. False where no browser sees such a document.
    static func run(_ root: inout Cursor, shape: Int, _ notes: inout RequirementNotes) -> Bool {
        guard isRead(shape) else { return false }
        visit(&root, shape, RequirementWay.root, inherited: 1, &notes)
        return true
    }

    /// Only what a page hands over needs anything; what the sheet, a server or a shop has written does not.
    private static func isRead(_ shape: Int) -> Bool {
        ShapeTables.shapes[shape].isConverted || shape == ShapeIndex.paymentFlow || shape == ShapeIndex.flowEvent
    }

    /// (One cursor goes all the way, and comes back: there are many short steps, of which a call or a copy would take more than half.)
    private static func visit(
        _ cursor: inout Cursor, _ shape: Int, _ way: RequirementWay, inherited: Int, _ notes: inout RequirementNotes
    ) {
        guard isRead(shape) else { return }
        var own = inherited
        let version = Int(ShapeTables.shapeVersions[shape])
        if version > own {
            notes.add(version: version, at: cursor.node, way)
            own = version
        }
        let names = ShapeTables.shapes[shape].names
        let (base, object) = (cursor.base, cursor.node)
        // Most members need nothing, whatever they hold.
        var slots = cursor.presentMembers(Int(names.count)) & ShapeTables.demandingMembers[shape]
        while slots != 0 {
            let slot = slots.trailingZeroBitCount
            slots &= slots &- 1
            guard let node = cursor.slot(slot) else { continue }
            let place = Int(names.first) &+ slot
            let version = Int(ShapeTables.memberVersions[place])
            let feature = Int(ShapeTables.memberFeatures[place])
            if version > own { notes.add(version: version, at: node, way.member(slot)) }
            if feature > 0 { notes.add(feature: feature, at: node, way.member(slot)) }
            let inherited = max(own, version)
            let row = ShapeTables.members[place]
            let inner = Int(row.argument)
            switch row.code {
            case .token: word(cursor, slot, node, inner, way, inherited, &notes)
            case .list where row.element == .token: words(cursor, slot, node, inner, way, inherited, &notes)
            case .list where row.element == .record:
                let first = cursor.firstElement(of: slot)
                let needs = Needs(of: inner, inherited)
                for element in first..<first &+ cursor.nodes[node].count {
                    let node = cursor.slots[element]
                    let inside = Int(cursor.values[element])
                    guard node &- 1 < Bound.unreadable &- 1, needs.mayCount(cursor, inside) else { continue }
                    cursor.move(base: inside, node: Int(node))
                    visit(&cursor, inner, way.member(slot).element(element &- first), inherited: inherited, &notes)
                    cursor.move(base: base, node: object)
                }
            case .record:
                if inner == ShapeIndex.lineItem { zeroTotal(cursor, shape, slot, node, way.member(slot), &notes) }
                let inside = cursor.base(of: slot)
                guard Needs(of: inner, inherited).mayCount(cursor, inside) else { continue }
                cursor.move(base: inside, node: node)
                visit(&cursor, inner, way.member(slot), inherited: inherited, &notes)
                cursor.move(base: base, node: object)
            case .variant:
                let choice = cursor.choice(slot)
                guard choice > 0 else { continue }
                cursor.move(base: cursor.base(of: slot), node: node)
                let inner = Int(ShapeTables.choiceShapes[Int(ShapeTables.variants[inner].firstShape) &+ choice &- 1])
                // Which dictionary it is belongs to the way: one slot is another member in each of them.
                visit(&cursor, inner, way.member(slot).member(choice), inherited: inherited, &notes)
                cursor.move(base: base, node: object)
            default: break
            }
        }
        special(cursor, shape, way, inherited: own, &notes)
    }

    /// What a dictionary needs that is not noted already.
    private struct Needs {
        let isNew: Bool
        let members: UInt64
        let count: Int

        @inline(__always)
        init(of shape: Int, _ inherited: Int) {
            isNew = Int(ShapeTables.shapeVersions[shape]) > inherited
            members = ShapeTables.demandingMembers[shape]
            count = Int(ShapeTables.shapes[shape].names.count)
        }

        /// It needs something itself, or one of its members may.
        @inline(__always)
        func mayCount(_ cursor: borrowing Cursor, _ base: Int) -> Bool { isNew || cursor.presentMembers(at: base, count) & members != 0 }
    }

    @inline(__always)
    private static func words(
        _ cursor: borrowing Cursor, _ slot: Int, _ list: Int, _ vocabulary: Int, _ way: RequirementWay, _ inherited: Int,
        _ notes: inout RequirementNotes
    ) {
        let demanding = ShapeTables.demandingWords[vocabulary]
        let first = cursor.firstElement(of: slot)
        for element in first..<first &+ cursor.nodes[list].count {
            let value = cursor.values[element]
            guard isDemanding(value, demanding) else { continue }
            let node = cursor.slots[element]
            guard node &- 1 < Bound.unreadable &- 1 else { continue }
            let word = ShapeTables.place(ofWord: Int(value), in: vocabulary)
            note(word, Int(node), way.member(slot).element(element &- first), inherited, &notes)
        }
    }

    @inline(__always)
    private static func word(
        _ cursor: borrowing Cursor, _ slot: Int, _ node: Int, _ vocabulary: Int, _ way: RequirementWay, _ inherited: Int,
        _ notes: inout RequirementNotes
    ) {
        let value = cursor.values[cursor.base &+ slot]
        guard isDemanding(value, ShapeTables.demandingWords[vocabulary]) else { return }
        note(ShapeTables.place(ofWord: Int(value), in: vocabulary), node, way.member(slot), inherited, &notes)
    }

    /// A word may need something, by what is known of the first 64 of its vocabulary. (Below zero: no word of it.)
    @inline(__always)
    private static func isDemanding(_ word: Int64, _ demanding: UInt64) -> Bool {
        word < 64 ? word >= 0 && demanding &>> UInt64(bitPattern: word) & 1 != 0 : true
    }

    private static func note(_ word: Int, _ node: Int, _ way: RequirementWay, _ inherited: Int, _ notes: inout RequirementNotes) {
        let version = Int(ShapeTables.wordVersions[word])
        if version > inherited { notes.add(version: version, at: node, way) }
        notes.add(feature: Int(ShapeTables.wordFeatures[word]), at: node, way)
    }

    /// What no table says of members and words.
    private static func special(
        _ cursor: borrowing Cursor, _ shape: Int, _ way: RequirementWay, inherited: Int, _ notes: inout RequirementNotes
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
        _ cursor: borrowing Cursor, _ shape: Int, _ slot: Int, _ node: Int, _ way: RequirementWay, _ notes: inout RequirementNotes
    ) {
        // Nearly all are something: at first sight, without making anything of it.
        let word = cursor.values[cursor.base(of: slot) &+ LineItem.Slot.amount]
        guard word & Amount.wordMark != 0 || word >> 6 == 0 else { return }
        let line = cursor.moved(base: cursor.base(of: slot), node: node)
        guard let amount = line.amount(LineItem.Slot.amount), amount.isZero, ItemRole(shape: shape, slot: slot) == .total else { return }
        notes.add(version: 4, at: line.slot(LineItem.Slot.amount) ?? node, way.member(LineItem.Slot.amount))
    }

    /// The same of the W3C form, where an amount is a dictionary.
    private static func zeroTotal(_ details: borrowing Cursor, _ slot: Int, _ way: RequirementWay, _ notes: inout RequirementNotes) {
        guard let node = details.slot(slot) else { return }
        let item = details.moved(base: details.base(of: slot), node: node)
        guard let money = item.slot(PaymentItem.Slot.amount) else { return }
        let amount = item.moved(base: item.base(of: PaymentItem.Slot.amount), node: money)
        guard let value = amount.amount(CurrencyAmount.Slot.value), value.isZero else { return }
        let way = way.member(slot).member(PaymentItem.Slot.amount).member(CurrencyAmount.Slot.value)
        notes.add(version: 4, at: amount.slot(CurrencyAmount.Slot.value) ?? money, way)
    }
}
