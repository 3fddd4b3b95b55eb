import PaySheet

/// A countdown without a deadline.
enum WalletOrderCountdown: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletReturnInfoView.self, needs: [.displayCountdown]) { info, context in
                guard info.displayCountdown == true, info.isMissing(.returnDeadline) else { return }
                context.report(
                    .walletOrderCountdown, at: info[.displayCountdown], help: "add \"returnDeadline\", or leave \"displayCountdown\" out",
                    "there is no \"returnDeadline\" to count to")
            }
        ]
    }
}
