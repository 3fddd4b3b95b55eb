/// What must hold in a dictionary for a check to be called. The walk tests it, so the check need not.
///
/// An absent or unreadable member meets no condition.
package struct Condition<Member: RawRepresentable<Int>>: Sendable {
    let test: MemberTest

    private init(_ kind: MemberTest.Kind, _ member: Member, _ operand: Int = 0) {
        test = MemberTest(kind: kind, member: UInt8(truncatingIfNeeded: member.rawValue), operand: Int64(operand))
    }

    private init(_ kind: MemberTest.Kind) { test = MemberTest(kind: kind, member: 0, operand: 0) }

    /// The check is always called.
    package static var always: Condition { Condition(.always) }
    /// The text is blank, or what a program writes for a value that it does not have.
    package static func saysNothing(_ member: Member) -> Condition { Condition(.saysNothing, member) }
    /// The text may be what is left of another one that a program on the way has damaged.
    package static func mayBeDamaged(_ member: Member) -> Condition { Condition(.mayBeDamaged, member) }
    /// The amount is spelled in an unusual way, or has other decimals than its currency.
    package static func unusualAmount(_ member: Member) -> Condition { Condition(.unusualAmount, member) }
    package static func amount(_ member: Member, below limit: Int) -> Condition { Condition(.amountBelow, member, limit) }
    package static func amount(_ member: Member, atMost limit: Int) -> Condition { Condition(.amountAtMost, member, limit) }
    package static func amount(_ member: Member, above limit: Int) -> Condition { Condition(.amountAbove, member, limit) }
    /// The word is this one of its vocabulary.
    package static func word(_ member: Member, is word: Int) -> Condition { Condition(.wordIs, member, word) }
    package static func isEmpty(_ member: Member) -> Condition { Condition(.isEmpty, member) }
    /// The list has more elements than this.
    package static func count(of member: Member, above count: Int) -> Condition { Condition(.countAbove, member, count) }
    /// The list of words holds this one.
    package static func list(_ member: Member, holds word: Int) -> Condition { Condition(.holdsWord, member, word) }
    /// The list of words does not hold this one, and every word in it is known.
    package static func list(_ member: Member, lacks word: Int) -> Condition { Condition(.lacksWord, member, word) }
    /// The list of words holds one that is not of their vocabulary.
    package static func holdsUnknownWord(_ member: Member) -> Condition { Condition(.holdsUnknownWord, member) }
    /// The list of words holds one of them again.
    package static func repeatsWord(_ member: Member) -> Condition { Condition(.repeatsWord, member) }
    /// The page states a version.
    package static var versionIsStated: Condition { Condition(.versionIsStated) }
    /// The page states a version, and it is older than this one.
    package static func version(below version: Int) -> Condition {
        Condition(test: MemberTest(kind: .versionBelow, member: 0, operand: Int64(version)))
    }

    private init(test: MemberTest) { self.test = test }
}

/// A ``Condition`` without the type of its member.
struct MemberTest: Sendable {
    enum Kind: UInt8, Sendable {
        case always, saysNothing, mayBeDamaged, unusualAmount, amountBelow, amountAtMost, amountAbove, wordIs, isEmpty, countAbove,
            holdsWord, lacksWord, holdsUnknownWord, repeatsWord, versionIsStated, versionBelow
    }

    let kind: Kind
    let member: UInt8
    /// A limit, or the place of a word in its vocabulary.
    let operand: Int64

    /// The same for the slot of a member.
    func moved(to slot: Int) -> MemberTest { MemberTest(kind: kind, member: UInt8(truncatingIfNeeded: slot), operand: operand) }

    /// The member that must be there, as a bit.
    var needs: UInt64 {
        switch kind {
        case .always, .versionIsStated, .versionBelow: 0
        default: 1 << UInt64(member & 63)
        }
    }
}

extension Cursor {
    /// Whether a condition holds in the dictionary.
    @inline(__always)
    func meets(_ test: MemberTest, _ facts: DocumentFacts) -> Bool {
        switch test.kind {
        case .always: return true
        case .versionIsStated: return facts.version != nil
        case .versionBelow: return facts.version.map { $0 < test.operand } ?? false
        default: break
        }
        let member = Int(test.member)
        guard let slot = slot(member) else { return false }
        let value = values[base &+ member]
        switch test.kind {
        case .saysNothing: return saysNothing(node: slot)
        case .mayBeDamaged: return nodes[slot].isString && Text(bytes, nodes[slot]).mayBeDamaged
        case .unusualAmount:
            return nodes[slot].isPlainString && (value & Amount.wordMark != 0 || !Amount.isUsual(value, facts.decimals))
        case .amountBelow:
            // A packed amount has the sign of its digits.
            if test.operand == 0, value & Amount.wordMark == 0 { return value < 0 }
            return amount(member).map { $0 < Amount(unchecked: test.operand, scale: 0) } ?? false
        case .amountAtMost:
            if test.operand == 0, value & Amount.wordMark == 0 { return value >> 6 <= 0 }
            return amount(member).map { $0 <= Amount(unchecked: test.operand, scale: 0) } ?? false
        case .amountAbove:
            // Decimals make an amount no larger than its digits.
            if value & Amount.wordMark == 0, value >> 6 <= test.operand { return false }
            return amount(member).map { $0 > Amount(unchecked: test.operand, scale: 0) } ?? false
        case .wordIs: return value == test.operand
        case .isEmpty: return nodes[slot].count == 0
        case .countAbove: return nodes[slot].count > test.operand
        case .holdsWord, .lacksWord, .holdsUnknownWord, .repeatsWord:
            let node = nodes[slot]
            guard node.is(.array) else { return false }
            let words = words(notedBehind: Int(value), count: node.count)
            if test.kind == .holdsUnknownWord { return !words.areKnown }
            if test.kind == .repeatsWord { return !words.areReadable || words.bits.nonzeroBitCount != node.count }
            if test.kind == .lacksWord { return words.areKnown && !words.contains(Int(test.operand)) }
            return words.contains(Int(test.operand))
        case .always, .versionIsStated, .versionBelow: return true
        }
    }

    /// Whether a text is blank, or what a program writes for a value that it does not have.
    private func saysNothing(node: Int) -> Bool {
        guard nodes[node].isString else { return false }
        let text = Text(bytes, nodes[node])
        return text.isBlank || LabelWords.isLeftover(text)
    }
}
