// What most amounts and lines are, told without making anything of them: the rules look closer only at the others.

extension Cursor {
    /// The packed amount of a line item that says nothing else but its label and that it is final, as most do.
    @inline(__always)
    func ordinaryAmount(ofLineAt base: Int) -> Int64? {
        typealias Slot = LineItem.Slot
        let usual: UInt64 = 1 << UInt64(Slot.label) | 1 << UInt64(Slot.amount) | 1 << UInt64(Slot.type)
        let (type, amount, word) = (slots[base &+ Slot.type], slots[base &+ Slot.amount], values[base &+ Slot.amount])
        let isFinal = type == 0 || type < Bound.unreadable && values[base &+ Slot.type] == 0
        guard presentMembers(at: base, Slot.count) & ~usual == 0, isFinal, amount &- 1 < Bound.unreadable &- 1, word & 63 <= 18 else {
            return nil
        }
        return word
    }

    /// Whether all line items of a list have as many decimals as an amount and other digits.
    func linesDiffer(_ member: Int, from word: Int64) -> Bool {
        guard let list = slot(member) else { return true }
        let first = firstElement(of: member)
        for place in first..<first &+ nodes[list].count {
            let node = slots[place]
            guard node != 0, node < Bound.unreadable else { continue }
            let line = Int(values[place])
            let amount = slots[line &+ LineItem.Slot.amount]
            guard amount != 0, amount < Bound.unreadable, Amount.differ(values[line &+ LineItem.Slot.amount], word) else { return false }
        }
        return true
    }
}

extension Amount {
    /// Two packed amounts have as many decimals and other digits. (Amounts may be equal with more zeros in one of them.)
    static func differ(_ left: Int64, _ right: Int64) -> Bool { left != right && left & 0x3F == right & 0x3F && left & wordMark == 0 }
}
