public import PaySheet

/// The kinds of examples.
public enum ExampleKind: String, Sendable, Hashable, CaseIterable {
    /// A sale of several items.
    case basic
    /// A sale with shipping methods.
    case shipping
    /// A sale with an applied coupon code.
    case coupon
    /// A sale by several merchants, each with its own token.
    case multiMerchant = "multi-merchant"
    /// A subscription.
    case recurring
    /// A subscription that begins with a trial.
    case trial
    /// A balance that is topped up when it runs low.
    case reload
    /// A booking that is paid later.
    case deferred
    /// A sale whose final amount is not known yet: a ride, or a metered contract. Its pending lines have no amount.
    case pending
    /// Money sent to a person.
    case disbursement
    /// A sale through the W3C interface: the three arguments of the constructor.
    case w3c
    /// The update after the choice of another card.
    case updatePaymentMethod = "update-payment-method"
    /// The update after the choice of another shipping method.
    case updateShippingMethod = "update-shipping-method"
    /// The update after the choice of another shipping contact.
    case updateShippingContact = "update-shipping-contact"
    /// The update after the entry of a coupon code.
    case updateCouponCode = "update-coupon-code"
    /// The result of a payment.
    case result
    /// A payment that the shopper has authorized.
    case payment
    /// The token of a payment.
    case token
    /// The request for a merchant session.
    case sessionRequest = "session-request"
    /// A merchant session.
    case session
    /// A request with its updates, its result and the order.
    case flow

    /// The name of the document's kind in reports.
    public var documentKind: DocumentKind {
        switch self {
        case .basic, .shipping, .coupon, .multiMerchant, .recurring, .trial, .reload, .deferred, .pending, .disbursement: .paymentRequest
        case .w3c: .w3cPaymentRequest
        case .updatePaymentMethod: .paymentMethodUpdate
        case .updateShippingMethod: .shippingMethodUpdate
        case .updateShippingContact: .shippingContactUpdate
        case .updateCouponCode: .couponCodeUpdate
        case .result: .authorizationResult
        case .payment: .payment
        case .token: .paymentToken
        case .sessionRequest: .paymentSessionRequest
        case .session: .merchantSession
        case .flow: .paymentFlow
        }
    }

    /// Whether the document can name more than one merchant.
    public var takesMerchants: Bool {
        switch self {
        case .basic, .shipping, .coupon, .multiMerchant, .w3c, .flow: true
        case .updatePaymentMethod, .updateShippingMethod, .updateShippingContact, .updateCouponCode: true
        case .recurring, .trial, .reload, .deferred, .pending, .disbursement: false
        case .result, .payment, .token, .sessionRequest, .session: false
        }
    }
}
