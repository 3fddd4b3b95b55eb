public import PaySheet

/// What is known when a page or an app decides whether to show an Apple Pay button.
public struct ButtonSituation: Sendable, Hashable {
    /// Whether a card of the networks is ready to pay.
    public enum Card: String, Sendable, Hashable, CaseIterable {
        /// There is a card.
        case present = "yes"
        /// There is no card, as on a new phone.
        case missing = "no"
        /// The app did not ask.
        case unknown
    }

    /// What the device or the browser says.
    public enum Availability: Sendable, Hashable {
        /// The results of PassKit's `canMakePayments()` and `canMakePayments(usingNetworks:)`.
        case app(canPay: Bool, card: Card)
        /// The `paymentCredentialStatus` of `applePayCapabilities(merchantIdentifier)`.
        case web(PaymentCredentialStatus)
    }

    /// What the device or the browser says.
    public var availability: Availability
    /// The system of the shopper, or the oldest one that must work.
    public var system: SystemRelease?
    /// The country of the shop.
    public var country: Country?
    /// What the payment does.
    public var purpose: PaymentPurpose
    /// The label that the page or app wants. Without one, the purpose decides.
    public var label: PaymentButtonLabel?
    /// The networks that the app asked the device about.
    public var askedNetworks: [PaymentNetwork]?
    /// The networks of the request.
    public var requestNetworks: [PaymentNetwork]?

    /// Creates a situation.
    public init(
        _ availability: Availability, system: SystemRelease? = nil, country: Country? = nil, purpose: PaymentPurpose = .purchase,
        label: PaymentButtonLabel? = nil, askedNetworks: [PaymentNetwork]? = nil, requestNetworks: [PaymentNetwork]? = nil
    ) {
        self.availability = availability
        self.system = system
        self.country = country
        self.purpose = purpose
        self.label = label
        self.askedNetworks = askedNetworks
        self.requestNetworks = requestNetworks
    }

    /// Takes country, purpose and networks from a request.
    public mutating func add(_ request: PaymentRequest) {
        country = request.countryCode
        purpose = PaymentPurpose(request)
        requestNetworks = request.supportedNetworks
    }
}
