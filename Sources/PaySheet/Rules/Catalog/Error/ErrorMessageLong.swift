/// A message that the sheet cuts off.
enum ErrorMessageLong: DocumentRule {
    private static let limit = 128

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
