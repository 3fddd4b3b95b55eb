/// An error that names a field although its code is about none.
enum ErrorFieldUnused: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentError, needs: [PaymentError.Slot.code, PaymentError.Slot.contactField], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(PaymentError.Slot.contactField) else { return }
        let code = cursor.errorCode
        if ErrorPlace(context).isForeign(code) { return }
        guard
            code == PaymentErrorCode.addressUnserviceableIndex || code == PaymentErrorCode.unknownIndex
                || code == PaymentErrorCode.couponCodeInvalidIndex || code == PaymentErrorCode.couponCodeExpiredIndex
        else { return }
        context.report(
            .errorFieldUnused, at: node,
            help: "leave \"contactField\" out, or write \"shippingContactInvalid\" or \"billingContactInvalid\" as the code",
            "the error's code goes with no contactField, and the sheet marks nothing")
    }
}
