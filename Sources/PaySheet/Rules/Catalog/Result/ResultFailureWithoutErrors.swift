/// A failure that says nothing.
enum ResultFailureWithoutErrors: DocumentRule {
    static var rows: [RuleRow] {
        [RuleRow(ShapeIndex.authorizationResult, needs: [AuthorizationResult.Slot.status], isAdvice: true, check)]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard cursor.writtenStatus == 1, let node = cursor.slot(AuthorizationResult.Slot.status) else { return }
        if cursor.isPresent(AuthorizationResult.Slot.errors) {
            guard let errors = cursor.slot(AuthorizationResult.Slot.errors), cursor.nodes[errors].count == 0 else { return }
        }
        context.report(
            .resultFailureWithoutErrors, at: node, help: "say in \"errors\" what the shopper can correct",
            "the payment failed without a reason")
    }
}
