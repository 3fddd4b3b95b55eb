/// Success and errors at once.
enum ResultSuccessWithErrors: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.authorizationResult, needs: [AuthorizationResult.Slot.status, AuthorizationResult.Slot.errors], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard cursor.writtenStatus == 0, let errors = cursor.slot(AuthorizationResult.Slot.errors), cursor.nodes[errors].count > 0
        else { return }
        context.report(
            .resultSuccessWithErrors, at: errors, help: "write status 1, or leave the errors out",
            "the status says success, and errors are listed")
    }
}
