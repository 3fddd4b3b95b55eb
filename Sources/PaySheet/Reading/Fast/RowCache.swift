/// The rows of rules that can find something in a dictionary, by everything that decides about it. The dictionaries of a list mostly agree
/// in it, and so do the documents of one program.
struct RowCache: Sendable {
    private var rows = Cache<RuleSituation, SmallSet>(bits: 10)
    /// False, for tests: every condition is tested, whatever is ordinary about a dictionary.
    var trustsNotes = true

    mutating func removeAll() { rows.removeAll() }

    /// The rows for a dictionary at a base, with the members that are `present`.
    @inline(__always)
    mutating func rows(
        of shape: Int, _ present: UInt64, _ role: UInt64, note: UInt32, _ filter: OrdinaryFilter, _ index: RuleIndex,
        _ known: RuleRow.Asks
    ) -> SmallSet {
        let kind = UInt64(truncatingIfNeeded: shape) << 10 | role << 7 | UInt64(filter.ordinary(note))
        let situation = RuleSituation(kind: kind, present: present)
        return rows[situation] ?? workedOut(situation, index, known)
    }

    @inline(never)
    private mutating func workedOut(_ situation: RuleSituation, _ index: RuleIndex, _ known: RuleRow.Asks) -> SmallSet {
        let kind = situation.kind
        let found = index.rows(
            of: Int(kind >> 10), situation.present, MemberRole(rawValue: UInt8(truncatingIfNeeded: kind >> 7 & 7)),
            ordinary: UInt32(truncatingIfNeeded: kind & 127), known)
        rows.keep(found, for: situation)
        return found
    }
}

/// What decides which rows can find something in a dictionary.
private struct RuleSituation: CacheKey {
    /// The dictionary, the role of a line item, and what is ordinary about it.
    let kind: UInt64
    let present: UInt64

    @inline(__always)
    var hash: UInt64 { present ^ kind << 48 }
}

/// What counts of that which the fast reader notes about the dictionaries of a document.
struct OrdinaryFilter: Sendable {
    private var mask: UInt32 = 0
    private var everywhere: UInt32 = 0

    /// Amounts are usual only with the decimals of their currency.
    ///
    /// - Parameter scales: The numbers of decimals that ordinary amounts have, each a bit.
    init(scales: UInt32, _ facts: borrowing DocumentFacts, trustsNotes: Bool) {
        guard trustsNotes else { return }
        let usual: UInt32 = facts.decimals < 0 ? 0x1F : 1 | 1 &<< UInt32(truncatingIfNeeded: facts.decimals)
        mask = scales & ~usual == 0 ? OrdinaryValues.all : OrdinaryValues.all & ~OrdinaryValues.amounts
        everywhere = facts.version == nil ? OrdinaryValues.noVersion : 0
    }

    @inline(__always)
    fileprivate func ordinary(_ note: UInt32) -> UInt32 { note & mask | everywhere }
}

extension MemberTest {
    /// If one of these ``OrdinaryValues`` is noted about a whole dictionary, the condition does not hold.
    var ordinary: UInt32 {
        switch kind {
        case .saysNothing: OrdinaryValues.texts
        case .mayBeDamaged: OrdinaryValues.plainTexts
        case .unusualAmount: OrdinaryValues.amounts
        case .amountBelow, .amountAtMost: operand <= 0 ? OrdinaryValues.amounts : 0
        case .amountAbove: operand >= OrdinaryValues.largestAmount ? OrdinaryValues.amounts : 0
        case .wordIs: operand != 0 ? OrdinaryValues.words : 0
        case .isEmpty: OrdinaryValues.lists
        case .repeatsWord, .holdsUnknownWord: OrdinaryValues.differentWords
        case .versionIsStated, .versionBelow: OrdinaryValues.noVersion
        case .always, .countAbove, .holdsWord, .lacksWord: 0
        }
    }
}
