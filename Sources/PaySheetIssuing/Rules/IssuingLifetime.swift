import PaySheet

/// A key that ends before it begins.
enum IssuingLifetime: OneRowRule {
    static let row = RuleRow(EphemeralKeyView.self, needs: [.created, .expires]) { key, context in
        guard let created = key.created, let expires = key.expires, expires <= created else { return }
        context.report(
            .issuingLifetime, at: key[.expires], related: [RelatedNode(key[.created], "when it was made")],
            help: "pass the times on as Stripe returned them", "the key expires before it was made")
    }
}
