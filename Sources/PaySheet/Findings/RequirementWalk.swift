/// Goes through a bound document and notes what its members and words ask of a system.
enum RequirementWalk {
    /// The notes; `nil` where no browser sees such a document.
    static func run(_ root: borrowing Cursor, shape: Int) -> RequirementNotes? {
        var notes = RequirementNotes()
        return run(root, shape: shape, &notes) ? notes : nil
    }

    /// Adds to notes that are empty. False where no browser sees such a document.
    static func run(_ root: borrowing Cursor, shape: Int, _ notes: inout RequirementNotes) -> Bool {
        guard isRead(shape) else { return false }
        visit(root, shape, RequirementWay.root, inherited: 1, &notes)
        return true
    }

    /// Only what a page hands over needs anything; what the sheet, a server or a shop has written does not.
    private static func isRead(_ shape: Int) -> Bool {
        ShapeTables.shapes[shape].isConverted || shape == ShapeIndex.paymentFlow || shape == ShapeIndex.flowEvent
    }

    private static func visit(
        _ cursor: borrowing Cursor, _ shape: Int, _ way: RequirementWay, role: ItemRole = .none, inherited: Int,
        _ notes: inout RequirementNotes
    ) {
        guard isRead(shape) else { return }
        var inherited = inherited
        let own = Int(ShapeTables.shapeVersions[shape])
        if own > inherited {
            notes.add(version: own, at: cursor.node, way)
            inherited = own
        }
        special(cursor, shape, role, way, &notes)
        let first = Int(ShapeTables.shapes[shape].names.first)
        // Most members need nothing, whatever they hold.
        var slots = cursor.presentMembers(Int(ShapeTables.shapes[shape].names.count)) & ShapeTables.demandingMembers[shape]
        while slots != 0 {
            let slot = slots.trailingZeroBitCount
            slots &= slots &- 1
            guard let node = cursor.slot(slot) else { continue }
            let version = max(Int(ShapeTables.memberVersions[first &+ slot]), shippingFields(shape, slot))
            let feature = Int(ShapeTables.memberFeatures[first &+ slot])
            if version > inherited { notes.add(version: version, at: node, way.member(slot)) }
            if feature > 0 { notes.add(feature: feature, at: node, way.member(slot)) }
            follow(cursor, shape, slot, node, ShapeTables.members[first &+ slot], way, inherited: max(inherited, version), &notes)
        }
    }

    private static func follow(
        _ cursor: borrowing Cursor, _ shape: Int, _ slot: Int, _ node: Int, _ row: MemberRow, _ way: RequirementWay, inherited: Int,
        _ notes: inout RequirementNotes
    ) {
        switch row.code {
        case .token: word(cursor, slot, node, row, way, inherited, &notes)
        case .record:
            visit(
                cursor.moved(base: cursor.base(of: slot), node: node), Int(row.argument), way.member(slot),
                role: Int(row.argument) == ShapeIndex.lineItem ? ItemRole(shape: shape, slot: slot) : .none, inherited: inherited, &notes)
        case .list where row.element == .record: dictionaries(cursor, slot, node, row, way, inherited, &notes)
        case .list where row.element == .token: words(cursor, slot, node, row, way, inherited, &notes)
        case .variant:
            let choice = cursor.choice(slot)
            guard choice > 0 else { return }
            let inner = Int(ShapeTables.choiceShapes[Int(ShapeTables.variants[Int(row.argument)].firstShape) &+ choice &- 1])
            // Which dictionary it is belongs to the way: one slot is another member in each of them.
            visit(
                cursor.moved(base: cursor.base(of: slot), node: node), inner, way.member(slot).member(choice), inherited: inherited,
                &notes)
        default: break
        }
    }

    private static func dictionaries(
        _ cursor: borrowing Cursor, _ slot: Int, _ list: Int, _ row: MemberRow, _ way: RequirementWay, _ inherited: Int,
        _ notes: inout RequirementNotes
    ) {
        let first = cursor.firstElement(of: slot)
        let shape = Int(row.argument)
        let (demanding, count) = (ShapeTables.demandingMembers[shape], Int(ShapeTables.shapes[shape].names.count))
        let isNew = Int(ShapeTables.shapeVersions[shape]) > inherited
        for element in first..<first &+ cursor.nodes[list].count {
            let node = cursor.slots[element]
            guard node != 0, node < Bound.unreadable else { continue }
            let base = Int(cursor.values[element])
            guard isNew || cursor.presentMembers(at: base, count) & demanding != 0 else { continue }
            // No list holds totals.
            visit(
                cursor.moved(base: base, node: Int(node)), shape, way.member(slot).element(element &- first), inherited: inherited, &notes)
        }
    }

    private static func words(
        _ cursor: borrowing Cursor, _ slot: Int, _ list: Int, _ row: MemberRow, _ way: RequirementWay, _ inherited: Int,
        _ notes: inout RequirementNotes
    ) {
        let vocabulary = Int(row.argument)
        let demanding = ShapeTables.demandingWords[vocabulary]
        let first = cursor.firstElement(of: slot)
        for element in first..<first &+ cursor.nodes[list].count {
            let value = cursor.values[element]
            guard isDemanding(value, demanding) else { continue }
            let node = cursor.slots[element]
            guard node != 0, node < Bound.unreadable else { continue }
            let word = ShapeTables.place(ofWord: Int(value), in: vocabulary)
            note(word, Int(node), way.member(slot).element(element &- first), inherited, &notes)
        }
    }

    private static func word(
        _ cursor: borrowing Cursor, _ slot: Int, _ node: Int, _ row: MemberRow, _ way: RequirementWay, _ inherited: Int,
        _ notes: inout RequirementNotes
    ) {
        let (vocabulary, value) = (Int(row.argument), cursor.values[cursor.base &+ slot])
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

    /// The W3C method data got this member later than Apple Pay JS.
    private static func shippingFields(_ shape: Int, _ slot: Int) -> Int {
        shape == ShapeIndex.paymentMethodRequest && slot == PaymentMethodRequest.Slot.requiredShippingContactFields ? 6 : 0
    }

    /// Values that ask for a version by themselves: a total of zero came with 4.
    private static func special(
        _ cursor: borrowing Cursor, _ shape: Int, _ role: ItemRole, _ way: RequirementWay, _ notes: inout RequirementNotes
    ) {
        switch shape {
        case ShapeIndex.lineItem:
            guard role == .total, let amount = cursor.amount(LineItem.Slot.amount), amount.isZero else { return }
            notes.add(version: 4, at: cursor.slot(LineItem.Slot.amount) ?? cursor.node, way.member(LineItem.Slot.amount))
        case ShapeIndex.paymentDetails: zeroTotal(cursor, PaymentDetails.Slot.total, way, &notes)
        case ShapeIndex.paymentDetailsUpdate: zeroTotal(cursor, PaymentDetailsUpdate.Slot.total, way, &notes)
        default: break
        }
    }

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
