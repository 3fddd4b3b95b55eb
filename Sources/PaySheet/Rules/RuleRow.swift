/// One place at which a rule is checked: the dictionaries, the members that it cannot do without, and the function.
package struct RuleRow: Sendable {
    /// A function that reads a dictionary and reports what it finds.
    package typealias Check = @Sendable (_ cursor: borrowing Cursor, _ context: inout RuleContext) -> Void

    /// The dictionaries.
    let shapes: [Int]
    /// The members that must be there for the check to make sense, by slot. They may be unreadable.
    let needs: UInt64
    /// Checked only where advice is asked for.
    let isAdvice: Bool
    let check: Check

    /// - Parameters:
    ///   - shapes: Of ``ShapeIndex``.
    ///   - needs: Slots of members; the check is skipped where one is absent.
    package init(_ shapes: Int..., needs: [Int] = [], isAdvice: Bool = false, _ check: @escaping Check) {
        self.shapes = shapes
        var mask: UInt64 = 0
        for slot in needs { mask |= 1 << UInt64(slot & 63) }
        self.needs = mask
        self.isAdvice = isAdvice
        self.check = check
    }
}
