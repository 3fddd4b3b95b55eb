/// A message with a full stop.
enum ErrorMessagePunctuation: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "error/message-punctuation", "Punctuation at the end of an error message", .info, group: .advice,
            what: "The message of an error ends in a punctuation mark.",
            why: "Apple's guidelines ask for a sentence without one; the sheet sets its own messages that way.",
            instead: "Leave the mark out.",
            sources: ["AP-ERR-MSG"], page: "https://developer.apple.com/design/human-interface-guidelines/apple-pay",
            bad: [
                Sample(.error, [.text("/message", "The postal code has five digits.")], at: "/message", shows: ["AP-ERR-MSG"]),
                Sample(.failure, [.text("/errors/0/message", "郵便番号を確認してください。")], at: "/errors/0/message", shows: ["AP-ERR-MSG"]),
                Sample(.error, [.text("/message", "Check the postal code!")], at: "/message", shows: ["AP-ERR-MSG"]),
            ],
            good: [
                Sample(.error, [.text("/message", "The postal code has five digits")]),
                Sample(.failure, [.text("/errors/0/message", "郵便番号を確認してください")]),
                Sample(.error, [.text("/message", "Check the postal code (five digits)")]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentError, needs: [PaymentError.Slot.message], isAdvice: true, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let message = cursor.written(PaymentError.Slot.message), let node = cursor.slot(PaymentError.Slot.message),
            let last = message.string.unicodeScalars.last
        else { return }
        switch last {
        case ".", "!", ",", ";", ":", "…", "。", "！", "，", "、":
            context.report(
                .errorMessagePunctuation, at: node, help: "leave the mark out", "the message ends in a punctuation mark")
        default: return
        }
    }
}
