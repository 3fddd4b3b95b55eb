/// A field that an error of this code cannot mark at this moment.
enum ErrorFieldPlace: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(
            PaymentErrorView.self, needs: [.contactField], when: .word(.code, is: PaymentErrorCode.billingContactInvalidIndex),
            checkBilling)
        RuleRow(
            PaymentErrorView.self, needs: [.contactField], when: .word(.code, is: PaymentErrorCode.shippingContactInvalidIndex),
            checkShipping)
    }

    static func checkBilling(_ error: borrowing PaymentErrorView, _ context: inout RuleContext) {
        // In an answer to a shipping contact the error is wrong as a whole.
        guard error.marksReach, !error.isForeign(to: ErrorPlace(context)) else { return }
        context.report(
            .errorFieldPlace, at: error[.contactField], help: "write \"shippingContactInvalid\", or name another field",
            "a billing contact has no telephone number and no email address that the sheet could mark")
    }

    static func checkShipping(_ error: borrowing PaymentErrorView, _ context: inout RuleContext) {
        guard ErrorPlace(context) == .shippingContactUpdate, error.marksHidden else { return }
        context.report(
            .errorFieldPlace, at: error[.contactField], help: "report it in the result of the payment",
            "the page has not seen this field yet, and the sheet does not mark it before the payment is authorized")
    }
}

extension PaymentErrorView {
    /// The field is one by which the shopper can be reached from afar.
    fileprivate var marksReach: Bool {
        switch contactField?.index {
        case PaymentErrorContactField.phoneNumberIndex, PaymentErrorContactField.emailAddressIndex: true
        default: false
        }
    }

    /// The field is one that the page does not see before the payment is authorized.
    fileprivate var marksHidden: Bool {
        switch contactField?.index {
        case PaymentErrorContactField.nameIndex, PaymentErrorContactField.phoneticNameIndex, PaymentErrorContactField.addressLinesIndex:
            true
        default: marksReach
        }
    }
}
