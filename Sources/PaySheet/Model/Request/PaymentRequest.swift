/// Describes a payment to the constructor of an Apple Pay JS session.
///
/// ApplePayPaymentRequest: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest>
public struct PaymentRequest: PaymentObject {
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
    /// Holds the business's name and the amount that is charged.
    public var total: LineItem
    /// Lists what the total is made of, without the total itself.
    public var lineItems: [LineItem]?
    /// Names the currency of every amount in the request.
    public var currencyCode: Currency
    /// Says how the goods reach the shopper. Absent means `"shipping"`.
    public var shippingType: ShippingType?
    /// Lists the ways of shipping that the shopper can choose from.
    public var shippingMethods: [ShippingMethod]?
    /// Lists the merchants that each get a payment token of their own, with their shares. Apple Pay version 14.
    public var multiTokenContexts: [PaymentTokenContext]?
    /// Asks for leave to top up a balance whenever it runs low. Apple Pay version 14.
    @Boxed public var automaticReloadPaymentRequest: AutomaticReloadPaymentRequest?
    /// Asks for leave to charge at regular intervals. Apple Pay version 14.
    @Boxed public var recurringPaymentRequest: RecurringPaymentRequest?
    /// Asks for leave to charge once at a later date. Announced by the feature `paymentRequestDeferred` (macOS 13.3, iOS 16.4).
    @Boxed public var deferredPaymentRequest: DeferredPaymentRequest?
    /// Asks to send money to the shopper instead of charging. Known to WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestDisbursements).
    @Boxed public var disbursementRequest: DisbursementRequest?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentRequest {
    /// Takes what must be there; everything else is set afterwards.
    public init(
        merchantCapabilities: [MerchantCapability], supportedNetworks: [PaymentNetwork], countryCode: Country, total: LineItem,
        currencyCode: Currency
    ) {
        keptMerchantCapabilities = KeptWords(merchantCapabilities)
        keptSupportedNetworks = KeptWords(supportedNetworks)
        self.countryCode = countryCode
        self.total = total
        self.currencyCode = currencyCode
        unknownMembers = UnknownMembers()
    }
}
