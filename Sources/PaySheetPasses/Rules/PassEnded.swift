import PaySheet

/// A pass that no longer works.
enum PassEnded: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletPassView.self, needs: [.voided]) { pass, context in
                guard pass.voided == true else { return }
                context.report(
                    .passEnded, at: pass[.voided], .info, help: "leave it out, unless the pass was used or withdrawn",
                    "the pass is voided, and Wallet shows it in grey")
            },
            .text(WalletPassView.self, .expirationDate, asks: .clock) { text, node, context in
                guard let end = DateTimeText(rawValue: text.string).secondsSince1970, let now = context.policy.now?.secondsSince1970,
                    end <= now
                else { return }
                context.report(.passEnded, at: node, help: "write a later date, unless the pass shall end", "the pass has expired")
            },
        ]
    }
}
