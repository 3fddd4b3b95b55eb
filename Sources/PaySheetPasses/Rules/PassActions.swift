import PaySheet

/// More actions than Wallet shows.
enum PassActions: OneRowRule {
    static let row = RuleRow(WalletPassView.self, when: .count(of: .featuredActions, above: 2)) { pass, context in
        context.report(
            .passActions, at: pass[.featuredActions], help: "keep the two most useful ones",
            "Wallet shows two actions, and there are \(pass.count(of: .featuredActions), "count")")
    }
}
