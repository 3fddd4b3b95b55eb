import PaySheet

/// One secret for two orders.
enum WalletOrderTokenShared: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletOrderView.self, needs: [.authenticationToken], asks: .input(.otherOrder)) { order, context in
                guard let other = OtherOrder(context), other.hasSame(.authenticationToken, as: order), !other.hasIdentity(of: order)
                else { return }
                context.report(
                    .walletOrderTokenShared, at: order[.authenticationToken], help: "give each order its own random secret",
                    "\(words: other.words) has the same authentication token")
            }
        ]
    }
}
