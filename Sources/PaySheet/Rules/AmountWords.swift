// Amounts of a document compared and added as the words that the binder has packed.

extension Cursor {
    /// The packed amount of a member; `nil` where it is absent, unreadable or too long for a word.
    func amountWord(_ member: Int) -> Int64? {
        guard slot(member) != nil else { return nil }
        let word = values[base &+ member]
        return word == Amount.wideWord || word == Amount.noWord ? nil : word
    }

    /// Whether the lines of a list, all charged now, add up to a total. False where there is anything else about any of them.
    func linesAddUp(_ member: Int, to total: Int) -> Bool {
        // So many amounts of so many digits cannot overflow.
        let count = elementCount(member)
        guard count > 0, count <= 256, let line = inner(total), !line.isPresent(LineItem.Slot.type), let wanted = line.plainCoefficient,
            wanted >= 0
        else { return false }
        let first = firstElement(of: member)
        var sum: Int64 = 0
        for place in first..<first &+ count {
            let node = slots[place]
            guard node != 0, node < Bound.unreadable else { return false }
            let line = moved(base: Int(values[place]), node: Int(node))
            guard let amount = line.plainCoefficient, !line.isPresent(LineItem.Slot.disbursementLineItemType),
                !line.isPresent(LineItem.Slot.paymentTiming),
                !line.isPresent(LineItem.Slot.type) || line.wordIndex(LineItem.Slot.type) == 0
            else { return false }
            sum &+= amount
        }
        return sum == wanted
    }

    /// The amount of a line item in units of four decimals, where it is an ordinary one.
    private var plainCoefficient: Int64? {
        guard let word = amountWord(LineItem.Slot.amount) else { return nil }
        let (coefficient, scale) = (word >> 6, word & 31)
        guard coefficient.magnitude < 1 << 40 else { return nil }
        switch scale {
        case 0: return coefficient &* 10_000
        case 1: return coefficient &* 1_000
        case 2: return coefficient &* 100
        case 3: return coefficient &* 10
        case 4: return coefficient
        default: return nil
        }
    }
}

extension Amount {
    /// Two packed amounts have as many decimals and other digits. (Amounts may be equal with more zeros in one of them.)
    static func differ(_ left: Int64, _ right: Int64) -> Bool { left != right && left & 31 == right & 31 }
}
