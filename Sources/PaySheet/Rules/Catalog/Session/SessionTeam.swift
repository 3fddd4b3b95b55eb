/// An app without its team.
enum SessionTeam: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "session/team", "Team of an app", .error,
            what: "initiative is in_app and initiativeContext is not a team identifier.",
            why:
                "For a payment in an app Apple's server wants the developer's team there, ten capital letters and digits, and refuses "
                + "anything else.",
            instead: "Write the team identifier from the developer account.",
            sources: ["AP-MS-CONTEXT-APP"], page: "requesting-an-apple-pay-payment-session",
            bad: [
                Sample(.sessionRequest, [.text("/initiative", "in_app")], at: "/initiativeContext", shows: ["AP-MS-CONTEXT-APP"]),
                Sample(
                    .sessionRequest, [.text("/initiative", "in_app"), .text("/initiativeContext", "AB12CD34E")], at: "/initiativeContext",
                    shows: ["AP-MS-CONTEXT-APP"]),
                Sample(
                    .sessionRequest, [.text("/initiative", "in_app"), .text("/initiativeContext", "AB12cd34EF")], at: "/initiativeContext",
                    shows: ["AP-MS-CONTEXT-APP"]),
            ],
            good: [
                Sample(.sessionRequest, [.text("/initiative", "web")]),
                Sample(.sessionRequest, [.text("/initiative", "in_app"), .text("/initiativeContext", "AB12CD34EF")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentSessionRequest,
                needs: [PaymentSessionRequest.Slot.initiative, PaymentSessionRequest.Slot.initiativeContext], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let initiative = PaymentSessionRequestView(copy cursor).initiative, initiative.index == Initiative.inAppIndex,
            let text = cursor.written(PaymentSessionRequest.Slot.initiativeContext), !isTeam(text),
            let node = cursor.slot(PaymentSessionRequest.Slot.initiativeContext)
        else { return }
        context.report(
            .sessionTeam, at: node, help: "write the team identifier from the developer account",
            "an app needs the developer's team here, ten capital letters and digits")
    }

    private static func isTeam(_ text: borrowing Text) -> Bool {
        guard text.byteCount == 10 else { return false }
        for index in 0..<10 where !ASCII.isDigit(text.byte(index)) && !ASCII.isUpperCaseLetter(text.byte(index)) { return false }
        return true
    }
}
