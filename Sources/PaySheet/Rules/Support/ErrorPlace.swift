/// The place of an ApplePayError, which decides its effect in the sheet.
enum ErrorPlace {
    /// The place is unknown.
    case unknown
    case paymentMethodUpdate
    case shippingContactUpdate
    case couponCodeUpdate
    /// The result of an Apple Pay JS payment, or a retry of the W3C interface.
    case result
    case w3cUpdate

    init(_ context: borrowing RuleContext) {
        switch context.parentShape {
        case ShapeIndex.paymentMethodUpdate: self = .paymentMethodUpdate
        case ShapeIndex.shippingContactUpdate: self = .shippingContactUpdate
        case ShapeIndex.couponCodeUpdate: self = .couponCodeUpdate
        case ShapeIndex.authorizationResult, ShapeIndex.paymentValidationErrors: self = .result
        case ShapeIndex.paymentDetailsUpdate: self = .w3cUpdate
        default: self = .unknown
        }
    }

    /// What to say about an error with a code that is foreign here.
    static func rebuke(_ code: Int) -> (help: String, message: String) {
        code == PaymentErrorCode.billingContactInvalidIndex
            ? ("report it in the result of the payment", "an error about the billing contact belongs in the result of the payment")
            : ("report it in the answer to the coupon code", "an error about a coupon code belongs in the answer to a coupon code")
    }

    /// An error with this code has no business here, whatever its field.
    func isForeign(_ code: Int) -> Bool {
        let isCoupon = code == PaymentErrorCode.couponCodeInvalidIndex || code == PaymentErrorCode.couponCodeExpiredIndex
        switch self {
        case .couponCodeUpdate: return !isCoupon
        case .shippingContactUpdate: return isCoupon || code == PaymentErrorCode.billingContactInvalidIndex
        case .paymentMethodUpdate, .result: return isCoupon
        case .unknown, .w3cUpdate: return false
        }
    }
}

extension Cursor {
    /// Which of the known error codes the error in front has; -1 for none.
    var errorCode: Int {
        guard let code = PaymentErrorView(self).code else { return -1 }
        return code.index
    }

    /// Which of the known contact fields the error in front names; -1 for none.
    var errorField: Int {
        guard let field = PaymentErrorView(self).contactField else { return -1 }
        return field.index
    }
}
