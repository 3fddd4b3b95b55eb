/// A message that the sheet cuts off.
enum ErrorMessageLong: DocumentRule {
    private static let limit = 128

    @_optimize(none) static var card: Rule {
        Rule(
            "error/message-long", "Long error message", .warning, group: .compatible,
            what: "The message of an error has more than 128 characters.",
            why: "Apple's guidelines give 128 characters as the limit; the sheet has one short line and cuts off what does not fit.",
            instead: "Say it in fewer words: what is wrong, and what to do.",
            sources: ["AP-ERR-MSG"], page: "https://developer.apple.com/design/human-interface-guidelines/apple-pay",
            bad: [
                Sample(.error, [.text("/message", String(repeating: "a", count: 129))], at: "/message", shows: ["AP-ERR-MSG"]),
                Sample(
                    .failure, [.text("/errors/0/message", String(repeating: "長", count: 129))], at: "/errors/0/message",
                    shows: ["AP-ERR-MSG"]),
            ],
            good: [
                Sample(.error, [.text("/message", String(repeating: "a", count: 128))]),
                Sample(.failure, [.text("/errors/0/message", String(repeating: "長", count: 128))]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentError, needs: [PaymentError.Slot.message], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let message = cursor.written(PaymentError.Slot.message), message.isLonger(than: limit),
            let node = cursor.slot(PaymentError.Slot.message)
        else { return }
        context.report(
            .errorMessageLong, at: node, help: "write at most 128 characters",
            "the message has " + String(message.characterCount) + " characters, and the sheet shows at most 128")
    }
}
