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
        if context.isInside(PaymentMethodUpdateView.self) {
            self = .paymentMethodUpdate
        } else if context.isInside(ShippingContactUpdateView.self) {
            self = .shippingContactUpdate
        } else if context.isInside(CouponCodeUpdateView.self) {
            self = .couponCodeUpdate
        } else if context.isInside(AuthorizationResultView.self) || context.isInside(PaymentValidationErrorsView.self) {
            self = .result
        } else {
            self = context.isInside(PaymentDetailsUpdateView.self) ? .w3cUpdate : .unknown
        }
    }
}

extension PaymentErrorView {
    /// The error is about a coupon code.
    var isAboutCoupon: Bool { has(PaymentErrorCode.couponCodeInvalidIndex) || has(PaymentErrorCode.couponCodeExpiredIndex) }

    /// The error is about a field of a contact.
    var isAboutContact: Bool { has(PaymentErrorCode.shippingContactInvalidIndex) || has(PaymentErrorCode.billingContactInvalidIndex) }

    /// The error is about nothing that is a field of a contact.
    var isAboutNoField: Bool {
        isAboutCoupon || has(PaymentErrorCode.addressUnserviceableIndex) || has(PaymentErrorCode.unknownIndex)
    }

    /// An error with this code has no business at a place, whatever its field.
    func isForeign(to place: ErrorPlace) -> Bool {
        switch place {
        case .couponCodeUpdate: !isAboutCoupon
        case .shippingContactUpdate: isAboutCoupon || has(PaymentErrorCode.billingContactInvalidIndex)
        case .paymentMethodUpdate, .result: isAboutCoupon
        case .unknown, .w3cUpdate: false
        }
    }

    private func has(_ code: Int) -> Bool { word(.code) == code }
}
