/// A message with a full stop.
enum ErrorMessagePunctuation: OneRowRule {
    static let row = RuleRow.text(PaymentErrorView.self, .message, isAdvice: true) { message, node, context in
        switch message.string.unicodeScalars.last {
        case ".", "!", ",", ";", ":", "…", "。", "！", "，", "、":
            context.report(
                .errorMessagePunctuation, at: node, help: "leave the mark out", "the message ends in a punctuation mark")
        default: return
        }
    }
}
