import PaySheet

/// A merchant as its own provider.
enum WalletOrderProvider: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletOrderView.self, needs: [.orderProvider, .merchant]) { order, context in
                guard let provider = order.orderProvider, let merchant = order.merchant, let name = provider.text(.displayName),
                    let own = merchant.text(.displayName), name.equals(own)
                else { return }
                context.report(
                    .walletOrderProvider, at: provider[.displayName], related: [RelatedNode(merchant[.displayName], "the merchant")],
                    help: "leave \"orderProvider\" out", "\"orderProvider\" is for a third party, and this is the merchant")
            }
        ]
    }
}
