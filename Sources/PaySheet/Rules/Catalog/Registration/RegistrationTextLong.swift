/// A text that Apple's server cuts off.
enum RegistrationTextLong: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow.text(RegisterMerchantRequestView.self, .partnerMerchantName, check)
        RuleRow.text(UnregisterMerchantRequestView.self, .reason, check)
    }

    private static let limit = 1024

    static func check(_ text: borrowing Text, _ node: Int, _ context: inout RuleContext) {
        guard text.isLonger(than: limit) else { return }
        context.report(
            .registrationTextLong, at: node, help: "write at most " + String(limit) + " characters",
            "the text has \(text.characterCount, "characters") characters, and Apple's server takes at most \(limit, "limit")")
    }
}
