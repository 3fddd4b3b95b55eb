/// An error about a contact that does not say which field.
enum ErrorFieldMissing: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentError, needs: [PaymentError.Slot.code], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard !cursor.isPresent(PaymentError.Slot.contactField) else { return }
        let code = cursor.errorCode
        guard code == PaymentErrorCode.shippingContactInvalidIndex || code == PaymentErrorCode.billingContactInvalidIndex,
            !ErrorPlace(context).isForeign(code)
        else { return }
        context.report(
            .errorFieldMissing, at: cursor.node, help: "add \"contactField\"",
            "the error says that the contact is invalid and not in which field")
    }
}
