/// An error without words.
enum ErrorMessageMissing: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "error/message-missing", "Error without a message", .info, group: .advice,
            what: "An error has no message, or an empty one.",
            why: "The shopper then sees only that something is wrong, and not what to do about it.",
            instead: "Say in a few words what is wrong and how to put it right, in the shopper's language.",
            sources: ["AP-ERR-MSG"], page: "applepayerror/message",
            bad: [
                Sample(.error, [.remove("/message")], shows: ["AP-ERR-MSG"]),
                Sample(.error, [.text("/message", " ")], at: "/message", shows: ["AP-ERR-MSG"]),
                Sample(.failure, [.text("/errors/1/message", "")], at: "/errors/1/message", shows: ["AP-ERR-MSG"]),
            ],
            good: [Sample(.error, [.text("/message", "?")]), Sample(.failure)])
    }

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
