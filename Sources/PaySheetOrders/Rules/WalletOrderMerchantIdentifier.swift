import PaySheet

/// A merchant identifier that does not look like one.
enum WalletOrderMerchantIdentifier: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(WalletMerchantView.self, .merchantIdentifier) { text, node, context in
                guard !text.starts(with: "merchant.") else { return }
                context.report(
                    .walletOrderMerchantIdentifier, at: node,
                    help: "write the identifier of your account, such as \"merchant.com.example.shop\"",
                    "the merchant identifier does not begin with \"merchant.\"")
            }
        ]
    }
}
