/// Success and errors at once.
enum ResultSuccessWithErrors: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "result/success-with-errors", "Success with errors", .warning,
            what: "A result says that the payment succeeded and lists errors.",
            why: "Safari takes success with errors for a payment that goes on: the sheet stays open although the money may be charged "
                + "already.",
            instead: "Write status 1 with the errors, or leave the errors out.",
            sources: ["AP-AUTH-ERR-FAIL"], page: "applepaypaymentauthorizationresult",
            bad: [
                Sample(.failure, [.set("/status", "0")], at: "/errors", shows: ["AP-AUTH-ERR-FAIL"]),
                Sample(.result, [.set("/errors", #"[{"code":"unknown","message":"Try again later"}]"#)], at: "/errors"),
            ],
            good: [Sample(.failure, [.set("/status", "1")]), Sample(.result, [.set("/errors", "[]")])])
    }

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
