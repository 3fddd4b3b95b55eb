/// Where an ApplePayError stands, which decides what the sheet makes of it.
enum ErrorPlace {
    /// Nobody says.
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
