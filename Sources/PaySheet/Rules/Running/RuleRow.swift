/// One place at which a rule is checked: the dictionaries, the members that it cannot do without, and the function.
package struct RuleRow: Sendable {
    /// A function that reads a dictionary and reports what it finds.
    package typealias Check = @Sendable (_ cursor: Cursor, _ context: inout RuleContext) -> Void

    /// What a check must know besides the document. Without it there is nothing to compare with.
    package struct Asks: OptionSet, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The version that the policy names.
        package static let version = Asks(rawValue: 1 << 0)
        package static let clock = Asks(rawValue: 1 << 1)
        package static let expectedCountry = Asks(rawValue: 1 << 2)
        package static let expectedCurrency = Asks(rawValue: 1 << 3)
        package static let merchantIdentifiers = Asks(rawValue: 1 << 4)
        package static let directory = Asks(rawValue: 1 << 5)
        /// What the token authorizes: a flow may hold that itself.
        package static let charge = Asks(rawValue: 1 << 6)
        /// What the shop means to charge: a flow may hold that itself.
        package static let order = Asks(rawValue: 1 << 7)
        /// What documents before have said about their merchants.
        package static let otherDocuments = Asks(rawValue: 1 << 8)
        /// Not knowledge but a wish: rules of style and guesses.
        package static let advice = Asks(rawValue: 1 << 9)
        /// The contact fields that must be asked for.
        package static let contactFields = Asks(rawValue: 1 << 10)
        /// The networks that may be listed.
        package static let networks = Asks(rawValue: 1 << 11)
        /// The capabilities that may be listed.
        package static let capabilities = Asks(rawValue: 1 << 12)
        /// The oldest system that must work.
        package static let system = Asks(rawValue: 1 << 13)
        /// A document that the caller adds. Each input of all catalogs has a bit of its own.
        package static func input(_ input: ExtraInput) -> Asks { Asks(rawValue: 1 << (16 + UInt32(input.number) & 15)) }
    }

    /// The dictionaries. (No list here: rows are made whenever a process checks its first document.)
    let shapes: SmallSet
    /// The members that must be there for the check to make sense, each a bit. They may be unreadable.
    private let needs: UInt64
    /// So many of these members must be there.
    private let any: UInt64
    let anyCount: Int
    /// The parts that an item may play, each a bit; none: any.
    let roles: UInt8
    package let asks: Asks
    private let test: MemberTest
    /// The slot of a member in a dictionary; below zero where it has no such member.
    private let place: @Sendable (_ member: Int, _ shape: Int) -> Int
    let check: Check

    /// - Parameters:
    ///   - view: What the check reads; see ``View``.
    ///   - shapes: The dictionaries, if not all that the view reads.
    ///   - needs: The check is skipped where one of these members is absent.
    ///   - any: The check is skipped where all of these members are absent.
    ///   - several: The check is skipped where not at least two of these members are there.
    ///   - roles: The check is for dictionaries that play one of these parts; none: any.
    ///   - isAdvice: The check is skipped unless advice is asked for.
    ///   - asks: The check is skipped where this is not known.
    ///   - condition: The check is skipped unless this holds. The check can rely on it.
    package init<V: View & ~Escapable>(
        _ view: V.Type, in shapes: [Int] = V.shapes, needs: Members<V.Member> = [], any: Members<V.Member> = [],
        several: Members<V.Member> = [],
        roles: [MemberRole] = [], isAdvice: Bool = false, asks: Asks = [], when condition: Condition<V.Member> = .always,
        _ check: @escaping @Sendable (_ dictionary: borrowing V, _ context: inout RuleContext) -> Void
    ) {
        self.shapes = SmallSet(shapes)
        self.needs = needs.bits | condition.test.needs
        self.any = any.bits | several.bits
        anyCount = several.bits != 0 ? 2 : any.bits != 0 ? 1 : 0
        self.roles = roles.reduce(0) { $0 | 1 << $1.rawValue }
        self.asks = isAdvice ? asks.union(.advice) : asks
        test = condition.test
        place = { member, shape in V.place(member, in: shape) }
        self.check = { cursor, context in check(V(cursor, shape: context.shape), &context) }
    }

    /// What the check needs in one dictionary; `nil` if it is not checked there, because a member that it needs does not exist.
    func requirements(in shape: Int) -> (needs: UInt64, any: UInt64, test: MemberTest)? {
        let ownNeeds = mask(needs, in: shape)
        guard ownNeeds.nonzeroBitCount == needs.nonzeroBitCount else { return nil }
        return (ownNeeds, mask(any, in: shape), test.moved(to: place(Int(test.member), shape)))
    }

    /// Bits of members as bits of slots. Members that the dictionary does not have are left out.
    private func mask(_ members: UInt64, in shape: Int) -> UInt64 {
        var (rest, mask) = (members, UInt64(0))
        while rest != 0 {
            let slot = place(rest.trailingZeroBitCount, shape)
            rest &= rest &- 1
            if slot >= 0 { mask |= 1 << UInt64(slot & 63) }
        }
        return mask
    }
}

/// Members of a dictionary, each a bit.
package struct Members<Member: RawRepresentable<Int>>: Sendable, ExpressibleByArrayLiteral {
    let bits: UInt64

    /// (Inlined, so that no array is made: a process would look up its type at run time, for each dictionary.)
    @inline(__always)
    package init(arrayLiteral members: Member...) { self.init(members) }

    init(_ member: Member) { bits = 1 << UInt64(member.rawValue & 63) }

    @inline(__always)
    init(_ members: some Sequence<Member>) {
        var bits: UInt64 = 0
        for member in members { bits |= 1 << UInt64(member.rawValue & 63) }
        self.bits = bits
    }
}

/// A rule that looks at the members of dictionaries. Its card is in `Sources/PaySheetGuide/Cards`.
package protocol DocumentRule {
    /// Where it is checked.
    @RuleRows static var rows: [RuleRow] { get }
}

/// A rule that is checked at one place.
package protocol OneRowRule: DocumentRule {
    /// Where, and the check.
    static var row: RuleRow { get }
}

extension OneRowRule {
    /// (Not optimized, because the compiler would copy it for each rule. The table of rules takes the row itself.)
    @_optimize(none) package static var rows: [RuleRow] { [row] }
}

/// Makes a list of rows: one below the other, or a list that is there already.
@resultBuilder
package enum RuleRows {
    package static func buildExpression(_ row: RuleRow) -> RuleRow { row }
    package static func buildExpression(_ rows: [RuleRow]) -> [RuleRow] { rows }
    package static func buildBlock(_ rows: RuleRow...) -> [RuleRow] { rows }
    package static func buildBlock(_ rows: [RuleRow]) -> [RuleRow] { rows }
}
