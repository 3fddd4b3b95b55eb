import PaySheet

/// An order without an identifier.
enum WalletOrderIdentifierEmpty: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(WalletOrderView.self, .orderIdentifier) { text, node, context in
                guard text.isBlank else { return }
                context.report(.walletOrderIdentifierEmpty, at: node, help: "write an identifier", "the order identifier is empty")
            }
        ]
    }
}
