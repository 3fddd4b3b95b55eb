/// An indicator that is none.
enum DecryptedEci: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.decryptedPaymentDetails, needs: [DecryptedPaymentDetails.Slot.eciIndicator], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.written(DecryptedPaymentDetails.Slot.eciIndicator), text.number(ofDigits: 1...2) == nil,
            let node = cursor.slot(DecryptedPaymentDetails.Slot.eciIndicator)
        else { return }
        context.report(
            .decryptedEci, at: node, help: "keep the text from the token",
            text.isEmpty ? "the indicator is empty" : "the indicator is not one or two digits")
    }
}
