/// Describes Apple Pay as a payment method to the W3C Payment Request API.
///
/// ApplePayRequest: <https://developer.apple.com/documentation/applepayontheweb/applepayrequest>
public struct PaymentMethodRequest: PaymentObject {
    /// Names the abilities without a version number that the request relies on. Apple Pay version 15.
    public var features: [Feature]? {
        get { keptFeatures?.words }
        set { keptFeatures = newValue.map { KeptWords($0) } }
    }
    var keptFeatures: KeptWords<Feature>?
    /// Lists the payment protocols and kinds of card that the merchant can process.
    public var merchantCapabilities: [MerchantCapability] {
        get { keptMerchantCapabilities.words }
        set { keptMerchantCapabilities = KeptWords(newValue) }
    }
    var keptMerchantCapabilities: KeptWords<MerchantCapability>
    /// Lists the card networks that the merchant takes, the preferred one first.
    public var supportedNetworks: [PaymentNetwork] {
        get { keptSupportedNetworks.words }
        set { keptSupportedNetworks = KeptWords(newValue) }
    }
    var keptSupportedNetworks: KeptWords<PaymentNetwork>
    /// Names the country in which the merchant does business.
    public var countryCode: Country
    /// Lists what the shopper must give for billing.
    public var requiredBillingContactFields: [ContactField]? {
        get { keptRequiredBillingContactFields?.words }
        set { keptRequiredBillingContactFields = newValue.map { KeptWords($0) } }
    }
    var keptRequiredBillingContactFields: KeptWords<ContactField>?
    /// Fills in the billing contact before the sheet appears.
    @Boxed public var billingContact: PaymentContact?
    /// Lists what the shopper must give for shipping; the W3C method data has it from version 6.
    public var requiredShippingContactFields: [ContactField]? {
        get { keptRequiredShippingContactFields?.words }
        set { keptRequiredShippingContactFields = newValue.map { KeptWords($0) } }
    }
    var keptRequiredShippingContactFields: KeptWords<ContactField>?
    /// Fills in the shipping contact before the sheet appears.
    @Boxed public var shippingContact: PaymentContact?
    /// Carries data of the merchant as Base64, of which the payment token gets the SHA-256 hash.
    public var applicationData: String? {
        get { keptApplicationData?.string }
        set { keptApplicationData = newValue.map { KeptText($0) } }
    }
    var keptApplicationData: KeptText?
    /// Limits the payment to cards issued in these countries. Apple Pay version 3.
    public var supportedCountries: [Country]?
    /// Describes the purchase for an offer of installments. Known to WebKit, not in Apple's reference (version 8 with installments).
    @Boxed public var installmentConfiguration: InstallmentConfiguration?
    /// Shows a field for a coupon code in the sheet. Absent means `false`. Apple Pay version 12.
    public var supportsCouponCode: Bool?
    /// Fills in the coupon code before the sheet appears, where empty text means none. Apple Pay version 12.
    public var couponCode: String? {
        get { keptCouponCode?.string }
        set { keptCouponCode = newValue.map { KeptText($0) } }
    }
    var keptCouponCode: KeptText?
    /// Tells whether the shopper may change the shipping contact. Absent means `"available"`. Apple Pay version 12.
    public var shippingContactEditingMode: ShippingContactEditingMode?
    /// Told whether Apple Pay Later could be offered and why not. Absent means `"available"`. Deprecated: Leave it out, Apple Pay Later has ended..
    public var applePayLaterAvailability: LaterAvailability?
    /// Holds the four-digit ISO 18245 category of the merchant, by which unsuitable cards are left out. Known to WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestMerchantCategoryCode).
    public var merchantCategoryCode: String? {
        get { keptMerchantCategoryCode?.string }
        set { keptMerchantCategoryCode = newValue.map { KeptText($0) } }
    }
    var keptMerchantCategoryCode: KeptText?
    /// Marks a request that is made on behalf of someone else. Known to WebKit, not in Apple's reference (2025, feature paymentRequestDelegation).
    public var isDelegatedRequest: Bool?
    /// Names the Apple Pay version that the request is written for.
    public var version: UInt32
    /// Holds the identifier that the merchant has registered with Apple.
    public var merchantIdentifier: String {
        get { keptMerchantIdentifier.string }
        set { keptMerchantIdentifier = KeptText(newValue) }
    }
    var keptMerchantIdentifier: KeptText
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentMethodRequest {
    /// Takes what must be there; everything else is set afterwards.
    public init(
        merchantCapabilities: [MerchantCapability], supportedNetworks: [PaymentNetwork], countryCode: Country, version: UInt32,
        merchantIdentifier: String
    ) {
        keptMerchantCapabilities = KeptWords(merchantCapabilities)
        keptSupportedNetworks = KeptWords(supportedNetworks)
        self.countryCode = countryCode
        self.version = version
        keptMerchantIdentifier = KeptText(merchantIdentifier)
        unknownMembers = UnknownMembers()
    }
}
