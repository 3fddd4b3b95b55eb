import PaySheet

/// A short authentication token.
enum WalletOrderTokenShort: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(WalletOrderView.self, .authenticationToken) { text, node, context in
                guard text.isShorter(than: 16) else { return }
                context.report(
                    .walletOrderTokenShort, at: node, help: "write a random secret of at least 16 characters",
                    "the authentication token has less than 16 characters")
            }
        ]
    }
}
