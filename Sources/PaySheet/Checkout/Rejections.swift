// The errors that the shopper must correct, and their updates.

extension Checkout {
    /// Notes something that the shopper has to correct; the updates which it concerns and the result show it.
    ///
    /// The first that is noted is shown first. It stays until ``clearRejections()``.
    public mutating func reject(_ code: PaymentErrorCode, field: PaymentErrorContactField? = nil, _ message: String? = nil) {
        rejections.append(PaymentError(code, field: field, message))
    }

    /// Forgets all rejections, to be done when the shopper has changed what was rejected.
    public mutating func clearRejections() { rejections = [] }
}

extension AuthorizationResult {
    /// The payment went well; with the details of an order, Wallet follows it.
    public static func success(_ orderDetails: OrderDetails? = nil) -> AuthorizationResult {
        var result = AuthorizationResult(status: 0)
        result.orderDetails = orderDetails
        return result
    }

    /// The payment failed; the errors tell the shopper what to correct. A failure has no order.
    public static func failure(_ errors: [PaymentError]) -> AuthorizationResult {
        var result = AuthorizationResult(status: 1)
        result.errors = errors.isEmpty ? nil : errors
        return result
    }
}

extension PaymentError {
    init(_ code: PaymentErrorCode, field: PaymentErrorContactField?, _ message: String?) {
        self.init(code: code)
        contactField = field
        self.message = message
    }
}

/// Which answers show which errors: in any other a browser shows nothing.
enum Rejections {
    static func ofShippingContact(_ errors: [PaymentError]) -> [PaymentError]? {
        select(errors) { error in
            guard error.code == .shippingContactInvalid else { return error.code == .addressUnserviceable }
            switch error.contactField {
            case PaymentErrorContactField.phoneNumber, .emailAddress, .name, .phoneticName, .addressLines: return false
            default: return true
            }
        }
    }

    static func ofCoupon(_ errors: [PaymentError]) -> [PaymentError]? { select(errors) { isAboutCoupon($0) } }

    static func ofPaymentMethod(_ errors: [PaymentError]) -> [PaymentError]? {
        select(errors) { error in
            let isAboutContact =
                error.code == .shippingContactInvalid || error.code == .billingContactInvalid || error.code == .addressUnserviceable
            return !isAboutContact && !isAboutCoupon(error)
        }
    }

    static func result(_ errors: [PaymentError], _ orderDetails: OrderDetails?) -> AuthorizationResult {
        errors.isEmpty ? .success(orderDetails) : .failure(select(errors) { !isAboutCoupon($0) } ?? [])
    }

    private static func isAboutCoupon(_ error: PaymentError) -> Bool {
        error.code == .couponCodeInvalid || error.code == .couponCodeExpired
    }

    private static func select(_ errors: [PaymentError], _ belongs: (PaymentError) -> Bool) -> [PaymentError]? {
        let selected = errors.filter(belongs)
        return selected.isEmpty ? nil : selected
    }
}
