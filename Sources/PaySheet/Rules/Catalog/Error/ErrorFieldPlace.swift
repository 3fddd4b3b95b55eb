/// A field that an error of this code cannot mark at this moment.
enum ErrorFieldPlace: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentError, needs: [PaymentError.Slot.code, PaymentError.Slot.contactField], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(PaymentError.Slot.contactField) else { return }
        let field = cursor.errorField
        let isReach = field == PaymentErrorContactField.phoneNumberIndex || field == PaymentErrorContactField.emailAddressIndex
        let place = ErrorPlace(context)
        switch cursor.errorCode {
        case PaymentErrorCode.billingContactInvalidIndex:
            // In an answer to a shipping contact the error is wrong as a whole.
            guard isReach, !place.isForeign(PaymentErrorCode.billingContactInvalidIndex) else { return }
            context.report(
                .errorFieldPlace, at: node, help: "write \"shippingContactInvalid\", or name another field",
                "a billing contact has no telephone number and no email address that the sheet could mark")
        case PaymentErrorCode.shippingContactInvalidIndex:
            let isHidden =
                isReach || field == PaymentErrorContactField.nameIndex || field == PaymentErrorContactField.phoneticNameIndex
                || field == PaymentErrorContactField.addressLinesIndex
            guard place == .shippingContactUpdate, isHidden else { return }
            context.report(
                .errorFieldPlace, at: node, help: "report it in the result of the payment",
                "the page has not seen this field yet, and the sheet does not mark it before the payment is authorized")
        default: return
        }
    }
}
