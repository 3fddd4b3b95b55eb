import PaySheet

/// A web service without a token.
enum WalletOrderTokenMissing: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletOrderView.self, needs: [.webServiceURL]) { order, context in
                guard order.isMissing(.authenticationToken) else { return }
                context.report(
                    .walletOrderTokenMissing, at: order.node, related: [RelatedNode(order[.webServiceURL], "the web service")],
                    help: "add \"authenticationToken\", a secret of at least 16 characters", "the web service has no authentication token")
            }
        ]
    }
}
