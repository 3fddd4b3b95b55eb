import PaySheet

/// A team identifier that does not look like one.
enum PassTeamIdentifier: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(WalletPassView.self, .teamIdentifier) { text, node, context in
                let team = text.string
                let isTeam = team.utf8.count == 10 && team.utf8.allSatisfy { ASCII.isDigit($0) || ASCII.isUpperCaseLetter($0) }
                guard !isTeam, !PassPlaceholder.isPlaceholder(team) else { return }
                context.report(
                    .passTeamIdentifier, at: node, help: "write the team of your developer account",
                    "the team identifier does not have 10 capital letters and digits")
            }
        ]
    }
}
