import PaySheet

/// A key that no longer works.
enum IssuingExpired: OneRowRule {
    static let row = RuleRow(EphemeralKeyView.self, needs: [.expires], asks: .clock) { key, context in
        guard let expires = key.expires, let now = context.policy.now?.secondsSince1970, expires <= now else { return }
        context.report(
            .issuingExpired, at: key[.expires], help: "ask Stripe for a new key when the app needs one, and do not keep it",
            "the key expired \(now - expires, "seconds") seconds ago")
    }
}
