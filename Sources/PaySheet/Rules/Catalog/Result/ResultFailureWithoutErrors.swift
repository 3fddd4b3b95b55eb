/// A failure that says nothing.
enum ResultFailureWithoutErrors: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "result/failure-without-errors", "Failure without errors", .info, group: .advice,
            what: "A result says that the payment failed and lists no error.",
            why: "The sheet then closes with a general failure. With errors it stays open, shows them, and the shopper can put things "
                + "right.",
            instead: "List what is wrong in errors, the most important first, where the shopper can do something about it.",
            sources: ["AP-AUTH-ERR-FAIL"], page: "applepaypaymentauthorizationresult",
            bad: [
                Sample(.failure, [.remove("/errors")], at: "/status", shows: ["AP-AUTH-ERR-FAIL"]),
                Sample(.failure, [.set("/errors", "[]")], at: "/status", shows: ["AP-AUTH-ERR-FAIL"]),
            ],
            good: [Sample(.failure), Sample(.result)])
    }

    static var rows: [RuleRow] {
        [RuleRow(ShapeIndex.authorizationResult, needs: [AuthorizationResult.Slot.status], isAdvice: true, check)]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard cursor.writtenStatus == 1, let node = cursor.slot(AuthorizationResult.Slot.status) else { return }
        if cursor.isPresent(AuthorizationResult.Slot.errors) {
            guard let errors = cursor.slot(AuthorizationResult.Slot.errors), cursor.nodes[errors].count == 0 else { return }
        }
        context.report(
            .resultFailureWithoutErrors, at: node, help: "say in \"errors\" what the shopper can put right",
            "the payment failed, and nothing says why")
    }
}
