import PaySheet

/// A token without a web service.
enum WalletOrderTokenUnused: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletOrderView.self, needs: [.authenticationToken]) { order, context in
                guard order.isMissing(.webServiceURL) else { return }
                context.report(
                    .walletOrderTokenUnused, at: order[.authenticationToken], help: "add \"webServiceURL\", or remove the token",
                    "nothing uses the token: \"webServiceURL\" is missing")
            }
        ]
    }
}
