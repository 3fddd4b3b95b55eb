/// A message that the sheet cuts off.
enum ErrorMessageLong: OneRowRule {
    static let row = RuleRow.text(PaymentErrorView.self, .message) { message, node, context in
        guard message.isLonger(than: limit) else { return }
        context.report(
            .errorMessageLong, at: node, help: "write at most " + String(limit) + " characters",
            "the message has \(message.characterCount, "characters") characters, and the sheet shows at most \(limit, "limit")")
    }

    private static let limit = 128
}
