/// A total that is not charged now.
enum TotalTiming: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.paymentTiming], roles: [.total], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let timing = cursor.wordView(LineItem.Slot.paymentTiming), timing.index > 0,
            let node = cursor.slot(LineItem.Slot.paymentTiming)
        else { return }
        context.report(
            .totalTiming, at: node, help: "leave the timing of the total out",
            "the total is what is charged now, and its timing says " + timing.text.quoted)
    }
}
