/// One place at which a rule is checked: the dictionaries, the members that it cannot do without, and the function.
package struct RuleRow: Sendable {
    /// A function that reads a dictionary and reports what it finds.
    package typealias Check = @Sendable (_ cursor: borrowing Cursor, _ context: inout RuleContext) -> Void

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
        /// A document that the caller adds. Each input of all catalogs has a bit of its own.
        package static func input(_ input: ExtraInput) -> Asks { Asks(rawValue: 1 << (16 + UInt32(input.number) & 15)) }
    }

    /// The dictionaries. (No list here: rows are made whenever a process checks its first document.)
    let shapes: SmallSet
    /// The members that must be there for the check to make sense, by slot. They may be unreadable.
    let needs: UInt64
    /// So many of these members must be there.
    let any: UInt64
    let anyCount: Int
    /// The parts that a line item may play, each a bit; none: any.
    private let roles: UInt8
    let asks: Asks
    let prefilter: Prefilter
    let check: Check

    /// - Parameters:
    ///   - shapes: Of ``ShapeIndex``.
    ///   - needs: Slots of members; the check is skipped where one is absent.
    ///   - any: Slots of members; the check is skipped where all are absent.
    ///   - several: Slots of members; the check is skipped where not at least two are there.
    ///   - roles: The check is for line items that play one of these parts; none: any.
    ///   - asks: The check is skipped where this is not known.
    ///   - prefilter: The prefilter; the check is skipped if the dictionary is ordinary for it.
    package init(
        _ shapes: Int..., needs: [Int] = [], any: [Int] = [], several: [Int] = [], roles: [ItemRole] = [], isAdvice: Bool = false,
        asks: Asks = [], unless prefilter: Prefilter = .none, _ check: @escaping Check
    ) {
        self.shapes = SmallSet(shapes)
        self.needs = RuleRow.mask(needs)
        self.any = RuleRow.mask(several.isEmpty ? any : several)
        anyCount = several.isEmpty ? (any.isEmpty ? 0 : 1) : 2
        self.roles = roles.reduce(0) { $0 | 1 << $1.rawValue }
        self.asks = isAdvice ? asks.union(.advice) : asks
        self.prefilter = prefilter
        self.check = check
    }

    /// The check is for line items that play a part.
    func isChecked(in role: ItemRole) -> Bool { roles == 0 || roles & 1 << role.rawValue != 0 }

    private static func mask(_ slots: [Int]) -> UInt64 {
        var mask: UInt64 = 0
        for slot in slots { mask |= 1 << UInt64(slot & 63) }
        return mask
    }
}
