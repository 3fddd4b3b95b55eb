/// An app without its team.
enum SessionTeam: DocumentRule {
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
