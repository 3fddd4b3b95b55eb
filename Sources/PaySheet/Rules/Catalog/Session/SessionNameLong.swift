/// A store name that Apple's server refuses.
enum SessionNameLong: OneRowRule {
    static let row = RuleRow.text(PaymentSessionRequestView.self, .displayName) { name, node, context in
        guard name.isLonger(than: limit) else { return }
        context.report(
            .sessionNameLong, at: node, help: "write at most " + String(limit) + " characters",
            "the display name has \(name.characterCount, "characters")" + " characters, and Apple's server takes at most \(limit, "limit")"
        )
    }

    private static let limit = 64
}
