/// One place at which a rule is checked: the dictionaries, the members that it cannot do without, and the function.
package struct RuleRow: Sendable {
    /// A function that reads a dictionary and reports what it finds.
    package typealias Check = @Sendable (_ cursor: borrowing Cursor, _ context: inout RuleContext) -> Void

    /// The dictionaries.
    let shapes: [Int]
    /// The members that must be there for the check to make sense, by slot. They may be unreadable.
    let needs: UInt64
    /// One of these members must be there; 0: none.
    let any: UInt64
    /// The parts that a line item may play; none: any.
    let roles: [ItemRole]
    /// Checked only where advice is asked for.
    let isAdvice: Bool
    let check: Check

    /// - Parameters:
    ///   - shapes: Of ``ShapeIndex``.
    ///   - needs: Slots of members; the check is skipped where one is absent.
    ///   - any: Slots of members; the check is skipped where all are absent.
    ///   - roles: The check is for line items that play one of these parts; none: any.
    package init(
        _ shapes: Int..., needs: [Int] = [], any: [Int] = [], roles: [ItemRole] = [], isAdvice: Bool = false, _ check: @escaping Check
    ) {
        self.shapes = shapes
        self.needs = RuleRow.mask(needs)
        self.any = RuleRow.mask(any)
        self.roles = roles
        self.isAdvice = isAdvice
        self.check = check
    }

    private static func mask(_ slots: [Int]) -> UInt64 {
        var mask: UInt64 = 0
        for slot in slots { mask |= 1 << UInt64(slot & 63) }
        return mask
    }
}
