// What most amounts and lines are, told without making anything of them: the rules look closer only at the others.

extension Cursor {
    /// How the lines of a list and a total go together, at first sight.
    enum Sum {
        /// Something is not ordinary, or they do not add up.
        case unclear
        case addUp
        /// They add up, and each is less than the total.
        case addUpFromSmaller
    }

    /// Whether the lines of a list, all charged now, add up to a total.
    func sum(_ member: Int, total: Int) -> Sum {
        guard let list = slot(member), slot(total) != nil else { return .unclear }
        let count = nodes[list].count
        return sumOfLikeAmounts(firstElement(of: member), count, total: base(of: total)) ?? sumOfAmounts(member, count, total: total)
    }

    /// The same where all amounts have as many decimals and the lines are final or do not say so: as most are.
    private func sumOfLikeAmounts(_ first: Int, _ count: Int, total: Int) -> Sum? {
        typealias Slot = LineItem.Slot
        // Twenty-two bits less than a word's: so many lines cannot overflow.
        guard count > 0, count <= 4096, slots[total &+ Slot.amount] &- 1 < Bound.unreadable &- 1 else { return nil }
        let wanted = values[total &+ Slot.amount]
        let usual: UInt64 = 1 << UInt64(Slot.label) | 1 << UInt64(Slot.amount) | 1 << UInt64(Slot.type)
        guard presentMembers(at: total, Slot.count) & ~usual == 0, isFinal(lineAt: total) else { return nil }
        var (sum, largest, all) = (Int64(0), Int64(0), wanted)
        guard wanted >= 0 else { return .unclear }
        // What is unusual about the lines is collected, not asked: they differ from one to the next in what they say of themselves.
        var (members, unreadable, types, scales) = (UInt64(0), UInt32(0), Int64(0), Int64(0))
        for place in first..<first &+ count {
            guard slots[place] &- 1 < Bound.unreadable &- 1 else { return nil }
            let line = Int(values[place])
            let (amount, type) = (slots[line &+ Slot.amount], slots[line &+ Slot.type])
            let (word, typeWord) = (values[line &+ Slot.amount], values[line &+ Slot.type])
            members |= presentMembers(at: line, Slot.count)
            // Of an amount that is absent, one less is as if it could not be read. An amount that cannot be read has no word.
            unreadable |= amount &- 1 | type
            // Zero where there is no type, or the first of the words. (A product, because a choice would be a branch.)
            types |= typeWord &* Int64(truncatingIfNeeded: type)
            scales |= word ^ wanted
            // Of an amount below zero, nearly what it is above: enough to see how large it is.
            all |= word ^ word >> 63
            sum &+= word >> 6
            largest = max(largest, word)
        }
        // Lines that are not final add up to nothing that is known, whatever their amounts are.
        guard unreadable < Bound.unreadable, types == 0 else { return .unclear }
        guard members & ~usual == 0, scales & 0x3F == 0 else { return nil }
        guard all >> 46 == 0, wanted & 0x3F <= 4 else { return nil }
        return sum != wanted >> 6 ? .unclear : largest < wanted ? .addUpFromSmaller : .addUp
    }

    private func sumOfAmounts(_ member: Int, _ count: Int, total: Int) -> Sum {
        // So many amounts of so many digits cannot overflow.
        let largestCoefficient: UInt64 = count <= 256 ? 1 << 40 : 1 << 32
        guard count > 0, count <= 65_536, slot(total) != nil, let wanted = plainAmount(ofLineAt: base(of: total), below: 1 << 40),
            wanted >= 0
        else { return .unclear }
        let first = firstElement(of: member)
        var sum: Int64 = 0
        var largest: Int64 = 0
        for place in first..<first &+ count {
            let node = slots[place]
            guard node != 0, node < Bound.unreadable, let amount = plainAmount(ofLineAt: Int(values[place]), below: largestCoefficient)
            else { return .unclear }
            sum &+= amount
            largest = max(largest, amount)
        }
        guard sum == wanted else { return .unclear }
        return largest < wanted ? .addUpFromSmaller : .addUp
    }

    /// The amount of a line item in units of four decimals, where it is an ordinary one: final and charged now.
    @inline(__always)
    private func plainAmount(ofLineAt base: Int, below limit: UInt64) -> Int64? {
        let present = presentMembers(at: base, LineItem.Slot.count)
        let unusual: UInt64 = 1 << UInt64(LineItem.Slot.paymentTiming) | 1 << UInt64(LineItem.Slot.disbursementLineItemType)
        guard present & unusual == 0, present & 1 << UInt64(LineItem.Slot.type) == 0 || isFinal(lineAt: base) else { return nil }
        let node = slots[base &+ LineItem.Slot.amount]
        guard node != 0, node < Bound.unreadable else { return nil }
        let word = values[base &+ LineItem.Slot.amount]
        let (coefficient, scale) = (word >> 6, word & 0x3F)
        // The marks for amounts that fit no word are beyond all scales.
        guard coefficient.magnitude < limit, scale <= 4 else { return nil }
        return coefficient &* (scale == 2 ? 100 : scale == 0 ? 10_000 : scale == 3 ? 10 : scale == 1 ? 1_000 : 1)
    }

    private func isFinal(lineAt base: Int) -> Bool {
        let type = slots[base &+ LineItem.Slot.type]
        return type == 0 || type < Bound.unreadable && values[base &+ LineItem.Slot.type] == 0
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
