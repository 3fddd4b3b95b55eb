/// Application data that cannot be decoded.
enum ApplicationDataBase64: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.applicationData], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.plainText(PaymentRequest.Slot.applicationData),
            let node = cursor.slot(PaymentRequest.Slot.applicationData),
            let fault = Base64.fault(text.bytes, from: Int(text.node.start), to: Int(text.node.end))
        else { return }
        context.report(
            .applicationDataBase64, at: node, help: fault.help,
            "\"applicationData\" is not Base64: " + fault.message + ", so the system silently drops it")
    }
}
