import PaySheet

/// A secret of the other mode.
enum IssuingMode: OneRowRule {
    static let row = RuleRow(EphemeralKeyView.self, needs: [.secret, .livemode]) { key, context in
        guard let secret = key.text(.secret), let isLive = key.livemode else { return }
        let isTestSecret = secret.starts(with: "ek_test_")
        guard isTestSecret || secret.starts(with: "ek_live_"), isTestSecret == isLive else { return }
        context.report(
            .issuingMode, at: key[.secret], related: [RelatedNode(key[.livemode], "the mode")],
            help: "make the key with the secret key of the same mode; wallets work in live mode alone",
            isLive ? "the secret is for tests, and the key is for live mode" : "the secret is for live mode, and the key is for tests")
    }
}
