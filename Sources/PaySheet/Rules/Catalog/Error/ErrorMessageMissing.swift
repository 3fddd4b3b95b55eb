/// An error without words.
enum ErrorMessageMissing: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentError, isAdvice: true, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        if cursor.isPresent(PaymentError.Slot.message) {
            guard let message = cursor.written(PaymentError.Slot.message), message.isBlank,
                let node = cursor.slot(PaymentError.Slot.message)
            else { return }
            context.report(
                .errorMessageMissing, at: node, help: "say what is wrong and what to do", "the message of the error is empty")
        } else {
            context.report(.errorMessageMissing, at: cursor.node, help: "add \"message\"", "the error has no message")
        }
    }
}
