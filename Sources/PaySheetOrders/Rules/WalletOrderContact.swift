import PaySheet

/// A merchant without a contact.
enum WalletOrderContact: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletMerchantView.self, needs: [.displayName]) { merchant, context in
                guard merchant.isMissing(.contactURL), merchant.isMissing(.emailAddress), merchant.isMissing(.phoneNumber),
                    merchant.isMissing(.businessChatURL)
                else { return }
                context.report(
                    .walletOrderContact, at: merchant.node,
                    help: "add \"contactURL\", \"emailAddress\", \"phoneNumber\" or \"businessChatURL\"",
                    "the customer has no way to contact the merchant")
            }
        ]
    }
}
