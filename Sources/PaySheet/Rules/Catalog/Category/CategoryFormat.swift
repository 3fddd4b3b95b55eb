/// A merchant category that is no category code.
enum CategoryFormat: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.merchantCategoryCode], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.plainText(PaymentRequest.Slot.merchantCategoryCode),
            let node = cursor.slot(PaymentRequest.Slot.merchantCategoryCode)
        else { return }
        if text.number(ofDigits: 4...4) != nil { return }
        var fix: RawFix?
        if let number = text.number(ofDigits: 1...3) {
            let digits = String(number)
            let code = String(repeating: "0", count: 4 - digits.utf8.count) + digits
            fix = RawFix(.risky, "write \"" + code + "\"", [.replace(node: node, text: code)])
        }
        context.report(
            .categoryFormat, at: node, fix: fix, help: fix?.summary ?? "write four digits, such as \"5814\"",
            text.quoted + " is not a merchant category code: it needs four digits")
    }
}
