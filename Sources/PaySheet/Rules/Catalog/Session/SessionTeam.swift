/// An app without its team.
enum SessionTeam: OneRowRule {
    static let row = RuleRow.text(PaymentSessionRequestView.self, .initiativeContext, when: .word(.initiative, is: Initiative.inAppIndex)) {
        team, node, context in
        if isTeam(team) { return }
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
