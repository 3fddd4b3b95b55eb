import PaySheet

/// An order type identifier that does not look like one.
enum WalletOrderTypeIdentifier: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(WalletOrderView.self, .orderTypeIdentifier) { text, node, context in
                guard !text.starts(with: "order.") else { return }
                context.report(
                    .walletOrderTypeIdentifier, at: node, help: "write the identifier of your account, such as \"order.com.example.shop\"",
                    "the order type identifier does not begin with \"order.\"")
            }
        ]
    }
}
