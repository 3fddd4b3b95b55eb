import PaySheet

/// An item without a quantity.
enum WalletOrderQuantity: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletLineItemView.self, needs: [.quantity]) { item, context in
                guard let quantity = item.quantity, quantity <= 0 else { return }
                context.report(
                    .walletOrderQuantity, at: item[.quantity], help: "write a number above zero", "the quantity is not above zero")
            }
        ]
    }
}
