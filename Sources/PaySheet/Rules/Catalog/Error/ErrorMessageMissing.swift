/// An error without words.
enum ErrorMessageMissing: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentErrorView.self, isAdvice: true) { error, context in
            if error.isPresent(.message) { return }
            context.report(.errorMessageMissing, at: error.node, help: "add \"message\"", "the error has no message")
        }
        RuleRow.text(PaymentErrorView.self, .message, isAdvice: true) { message, node, context in
            guard message.isBlank else { return }
            context.report(
                .errorMessageMissing, at: node, help: "say what is wrong and what to do", "the message of the error is empty")
        }
    }
}
