public import PaySheet

/// The examples as Swift values.
extension Example {
    /// The kinds whose document is a request of Apple Pay JS.
    public enum RequestKind: Sendable, Hashable, CaseIterable {
        /// A sale of several items.
        case basic
        /// A sale with shipping methods.
        case shipping
        /// A sale with an applied coupon code.
        case coupon
        /// A sale by several merchants.
        case multiMerchant
        /// A subscription.
        case recurring
        /// A subscription that begins with a trial.
        case trial
        /// A balance that is topped up when it runs low.
        case reload
        /// A booking that is paid later.
        case deferred
        /// A sale whose final amount is not known yet: a ride, or a metered contract.
        case pending
        /// Money sent to a person.
        case disbursement

        /// Returns the same kind among all kinds.
        public var kind: ExampleKind {
            switch self {
            case .basic: .basic
            case .shipping: .shipping
            case .coupon: .coupon
            case .multiMerchant: .multiMerchant
            case .recurring: .recurring
            case .trial: .trial
            case .reload: .reload
            case .deferred: .deferred
            case .pending: .pending
            case .disbursement: .disbursement
            }
        }
    }

    /// A request of Apple Pay JS.
    public static func request(_ kind: RequestKind, seed: UInt64 = 1) -> PaymentRequest {
        var scene = Scene(kind.kind, seed: seed, ExampleSettings())
        return scene.request()
    }

    /// Creates a request of Apple Pay JS. Throws if the settings ask for several merchants and the kind allows only one.
    public static func request(
        _ kind: RequestKind, seed: UInt64 = 1, _ settings: ExampleSettings
    ) throws(ExampleError) -> PaymentRequest {
        if let merchants = settings.merchants, merchants > 1, !kind.kind.takesMerchants { throw .oneMerchant(kind.kind) }
        var scene = Scene(kind.kind, seed: seed, settings)
        return scene.request()
    }

    /// The three arguments of the W3C constructor.
    public static func w3cPaymentRequest(
        seed: UInt64 = 1, _ settings: ExampleSettings = ExampleSettings()
    ) -> W3CPaymentRequest {
        var scene = Scene(.w3c, seed: seed, settings)
        return scene.w3cPaymentRequest()
    }

    /// The update after the choice of another card.
    public static func paymentMethodUpdate(seed: UInt64 = 1, _ settings: ExampleSettings = ExampleSettings()) -> PaymentMethodUpdate {
        var scene = Scene(.updatePaymentMethod, seed: seed, settings)
        return scene.paymentMethodUpdate()
    }

    /// The update after the choice of another shipping method.
    public static func shippingMethodUpdate(seed: UInt64 = 1, _ settings: ExampleSettings = ExampleSettings()) -> ShippingMethodUpdate {
        var scene = Scene(.updateShippingMethod, seed: seed, settings)
        return scene.shippingMethodUpdate()
    }

    /// The update after the choice of another shipping contact.
    public static func shippingContactUpdate(
        seed: UInt64 = 1, _ settings: ExampleSettings = ExampleSettings()
    ) -> ShippingContactUpdate {
        var scene = Scene(.updateShippingContact, seed: seed, settings)
        return scene.shippingContactUpdate()
    }

    /// The update after the entry of a coupon code.
    public static func couponCodeUpdate(seed: UInt64 = 1, _ settings: ExampleSettings = ExampleSettings()) -> CouponCodeUpdate {
        var scene = Scene(.updateCouponCode, seed: seed, settings)
        return scene.couponCodeUpdate()
    }

    /// A complete sale from the first sheet to the result, with the shop's order.
    public static func flow(seed: UInt64 = 1, _ settings: ExampleSettings = ExampleSettings()) -> PaymentFlow {
        var scene = Scene(.flow, seed: seed, settings)
        return scene.flow()
    }

    /// The result of a payment.
    public static func result(seed: UInt64 = 1) -> AuthorizationResult {
        var scene = Scene(.result, seed: seed, ExampleSettings())
        return scene.result()
    }

    /// A payment that the shopper has authorized; nothing in its token can be decrypted.
    public static func payment(seed: UInt64 = 1) -> AuthorizedPayment {
        var scene = Scene(.payment, seed: seed, ExampleSettings())
        return scene.payment()
    }

    /// A token that cannot be decrypted.
    public static func token(seed: UInt64 = 1) -> PaymentToken {
        var scene = Scene(.token, seed: seed, ExampleSettings())
        return scene.token()
    }

    /// The request for a merchant session.
    public static func sessionRequest(seed: UInt64 = 1) -> PaymentSessionRequest {
        var scene = Scene(.sessionRequest, seed: seed, ExampleSettings())
        return scene.sessionRequest()
    }

    /// A merchant session.
    public static func session(seed: UInt64 = 1) -> MerchantSession {
        var scene = Scene(.session, seed: seed, ExampleSettings())
        return scene.session()
    }
}
