public import PaySheet

/// What a payment does, as far as the text on the button depends on it.
public enum PaymentPurpose: String, Sendable, Hashable, CaseIterable {
    /// A single payment.
    case purchase
    /// A subscription, or installments.
    case recurring
    /// Money that is added to an account when its balance falls below a threshold.
    case reload
    /// A payment at a later date.
    case deferred
    /// A gift.
    case donation

    /// The purpose that a request states. A request never says that it is a donation.
    public init(_ request: PaymentRequest) {
        if request.recurringPaymentRequest.hasValue {
            self = .recurring
        } else if request.automaticReloadPaymentRequest.hasValue {
            self = .reload
        } else {
            self = request.deferredPaymentRequest.hasValue ? .deferred : .purchase
        }
    }

    /// The label that says best what the payment does.
    public var label: PaymentButtonLabel {
        switch self {
        case .purchase: .buy
        case .recurring: .subscribe
        case .reload: .reload
        // Apple has no label for payments at a later date.
        case .deferred: .plain
        case .donation: .donate
        }
    }
}
