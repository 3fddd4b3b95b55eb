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
        text.byteCount == 10
            && (0..<10).allSatisfy { ASCII.isDigit(text.byte($0)) || ASCII.isUpperCaseLetter(text.byte($0)) }
    }
}
