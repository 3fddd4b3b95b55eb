/// A shipping method that does not say when.
enum ShippingEstimate: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.shippingMethod, needs: [ShippingMethod.Slot.detail], isAdvice: true, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let detail = cursor.text(ShippingMethod.Slot.detail), detail.isBlank,
            !cursor.isPresent(ShippingMethod.Slot.dateComponentsRange)
        else { return }
        context.report(
            .shippingEstimate, at: cursor.node, help: "say when the goods arrive",
            "this shipping method does not say when the goods arrive")
    }
}
