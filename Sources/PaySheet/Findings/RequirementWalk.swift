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
        visit(root, shape, inherited: 1, &notes)
        return true
    }

    /// Only what a page hands over needs anything; what the sheet, a server or a shop has written does not.
    private static func isRead(_ shape: Int) -> Bool {
        ShapeTables.shapes[shape].isConverted || shape == ShapeIndex.paymentFlow || shape == ShapeIndex.flowEvent
    }

    private static func visit(
        _ cursor: borrowing Cursor, _ shape: Int, role: ItemRole = .none, inherited: Int, _ notes: inout RequirementNotes
    ) {
        guard isRead(shape) else { return }
        var inherited = inherited
        let own = Int(ShapeTables.shapeVersions[shape])
        if own > inherited {
            notes.add(version: own, at: cursor.node)
            inherited = own
        }
        special(cursor, shape, role, &notes)
        let first = Int(ShapeTables.shapes[shape].names.first)
        // Most members need nothing, whatever they hold.
        var slots = cursor.presentMembers(Int(ShapeTables.shapes[shape].names.count)) & demanding[shape]
        while slots != 0 {
            let slot = slots.trailingZeroBitCount
            slots &= slots &- 1
            guard let node = cursor.slot(slot) else { continue }
            let version = max(Int(ShapeTables.memberVersions[first &+ slot]), shippingFields(shape, slot))
            if version > inherited { notes.add(version: version, at: node) }
            notes.add(feature: Int(ShapeTables.memberFeatures[first &+ slot]), at: node)
            follow(cursor, shape, slot, node, ShapeTables.members[first &+ slot], inherited: max(inherited, version), &notes)
        }
    }

    /// For each dictionary the members that may need something: by themselves, by the words that they may have, or by what is inside.
    private static let demanding: [UInt64] = ShapeTables.shapes.indices.map { shape in
        let list = ShapeTables.shapes[shape].names
        var mask: UInt64 = 0
        for slot in 0..<Int(list.count) where isDemanding(Int(list.first) + slot) || shippingFields(shape, slot) > 0 {
            mask |= 1 << UInt64(slot)
        }
        return mask
    }

    /// For each vocabulary those of the first 64 words that need something.
    private static let demandingWords: [UInt64] = ShapeTables.vocabularies.indices.map { vocabulary in
        var mask: UInt64 = 0
        for word in 0..<min(64, Int(ShapeTables.vocabularies[vocabulary].names.count))
        where ShapeTables.version(ofWord: word, in: vocabulary) > 1 || ShapeTables.feature(ofWord: word, in: vocabulary) > 0 {
            mask |= 1 << UInt64(word)
        }
        return mask
    }

    private static func isDemanding(_ member: Int) -> Bool {
        if ShapeTables.memberVersions[member] > 1 || ShapeTables.memberFeatures[member] > 0 { return true }
        let row = ShapeTables.members[member]
        switch row.code == .list ? row.element : row.code {
        case .record, .variant: return true
        case .token:
            let vocabulary = Int(row.argument)
            return demandingWords[vocabulary] != 0 || ShapeTables.vocabularies[vocabulary].names.count > 64
        default: return false
        }
    }

    private static func follow(
        _ cursor: borrowing Cursor, _ shape: Int, _ slot: Int, _ node: Int, _ row: MemberRow, inherited: Int,
        _ notes: inout RequirementNotes
    ) {
        switch row.code {
        case .token: word(Int(cursor.values[cursor.base &+ slot]), node, row, inherited, &notes)
        case .record:
            visit(
                cursor.moved(base: cursor.base(of: slot), node: node), Int(row.argument), role: ItemRole(shape: shape, slot: slot),
                inherited: inherited, &notes)
        case .list:
            guard row.element == .record || row.element == .token else { return }
            let first = cursor.firstElement(of: slot)
            for element in first..<first &+ cursor.nodes[node].count {
                let elementNode = cursor.slots[element]
                guard elementNode != 0, elementNode < Bound.unreadable else { continue }
                if row.element == .token {
                    word(Int(cursor.values[element]), Int(elementNode), row, inherited, &notes)
                } else {
                    // No list holds totals.
                    visit(
                        cursor.moved(base: Int(cursor.values[element]), node: Int(elementNode)), Int(row.argument), inherited: inherited,
                        &notes)
                }
            }
        case .variant:
            let choice = cursor.choice(slot)
            guard choice > 0 else { return }
            let inner = Int(ShapeTables.choiceShapes[Int(ShapeTables.variants[Int(row.argument)].firstShape) &+ choice &- 1])
            visit(cursor.moved(base: cursor.base(of: slot), node: node), inner, inherited: inherited, &notes)
        default: break
        }
    }

    private static func word(_ word: Int, _ node: Int, _ row: MemberRow, _ inherited: Int, _ notes: inout RequirementNotes) {
        guard word >= 0, word >= 64 || demandingWords[Int(row.argument)] &>> UInt64(truncatingIfNeeded: word) & 1 != 0 else { return }
        let version = ShapeTables.version(ofWord: word, in: Int(row.argument))
        if version > inherited { notes.add(version: version, at: node) }
        notes.add(feature: ShapeTables.feature(ofWord: word, in: Int(row.argument)), at: node)
    }

    /// The W3C method data got this member later than Apple Pay JS.
    private static func shippingFields(_ shape: Int, _ slot: Int) -> Int {
        shape == ShapeIndex.paymentMethodRequest && slot == PaymentMethodRequest.Slot.requiredShippingContactFields ? 6 : 0
    }

    /// Values that ask for a version by themselves: a total of zero came with 4.
    private static func special(_ cursor: borrowing Cursor, _ shape: Int, _ role: ItemRole, _ notes: inout RequirementNotes) {
        switch shape {
        case ShapeIndex.lineItem:
            guard role == .total, let amount = cursor.amount(LineItem.Slot.amount), amount.isZero else { return }
            notes.add(version: 4, at: cursor.slot(LineItem.Slot.amount) ?? cursor.node)
        case ShapeIndex.paymentDetails: zeroTotal(cursor, PaymentDetails.Slot.total, &notes)
        case ShapeIndex.paymentDetailsUpdate: zeroTotal(cursor, PaymentDetailsUpdate.Slot.total, &notes)
        default: break
        }
    }

    private static func zeroTotal(_ details: borrowing Cursor, _ slot: Int, _ notes: inout RequirementNotes) {
        guard let node = details.slot(slot) else { return }
        let item = details.moved(base: details.base(of: slot), node: node)
        guard let money = item.slot(PaymentItem.Slot.amount) else { return }
        let amount = item.moved(base: item.base(of: PaymentItem.Slot.amount), node: money)
        guard let value = amount.amount(CurrencyAmount.Slot.value), value.isZero else { return }
        notes.add(version: 4, at: amount.slot(CurrencyAmount.Slot.value) ?? money)
    }
}
