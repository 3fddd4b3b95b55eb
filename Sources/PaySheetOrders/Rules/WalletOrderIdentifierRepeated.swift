import PaySheet

/// One identifier for two orders.
enum WalletOrderIdentifierRepeated: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletOrderView.self, needs: [.orderTypeIdentifier, .orderIdentifier], asks: .input(.otherOrder)) { order, context in
                guard let other = OtherOrder(context), other.hasIdentity(of: order),
                    other.differs(in: .createdAt, from: order) || other.differs(in: .orderNumber, from: order)
                else { return }
                context.report(
                    .walletOrderIdentifierRepeated, at: order[.orderIdentifier], help: "give each order its own identifier",
                    "\(words: other.words) has the same identifier, and it is not an earlier or later state of this order")
            }
        ]
    }
}
