/// A message with a full stop.
enum ErrorMessagePunctuation: DocumentRule {
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
