/// An indicator that is none.
enum DecryptedEci: OneRowRule {
    static let row = RuleRow.text(DecryptedPaymentDetailsView.self, .eciIndicator) { indicator, node, context in
        guard indicator.number(ofDigits: 1...2) == nil else { return }
        context.report(
            .decryptedEci, at: node, help: "keep the text from the token",
            indicator.isEmpty ? "the indicator is empty" : "the indicator is not one or two digits")
    }
}
