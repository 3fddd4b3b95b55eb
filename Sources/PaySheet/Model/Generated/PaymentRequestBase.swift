// Generated from Sources/PaySheetShapes. Do not edit; `swift run generate-paysheet-sources` writes it anew.

/// Holds the members that a request of Apple Pay JS and the method data of the W3C API have in common.
///
/// <https://developer.apple.com/documentation/applepayontheweb/applepayrequestbase>
public protocol PaymentRequestBase: PaymentObject {
    /// Names the abilities without a version number that the request relies on. Apple Pay version 15.
    var features: [Feature]? { get set }
    /// Lists the payment protocols and kinds of card that the merchant can process.
    var merchantCapabilities: [MerchantCapability] { get set }
    /// Lists the card networks that the merchant takes, the preferred one first.
    var supportedNetworks: [PaymentNetwork] { get set }
    /// Names the country in which the merchant does business.
    var countryCode: Country { get set }
    /// Lists what the shopper must give for billing.
    var requiredBillingContactFields: [ContactField]? { get set }
    /// Fills in the billing contact before the sheet appears.
    var billingContact: PaymentContact? { get set }
    /// Lists what the shopper must give for shipping; the W3C method data has it from version 6.
    var requiredShippingContactFields: [ContactField]? { get set }
    /// Fills in the shipping contact before the sheet appears.
    var shippingContact: PaymentContact? { get set }
    /// Carries data of the merchant as Base64, of which the payment token gets the SHA-256 hash.
    var applicationData: String? { get set }
    /// Limits the payment to cards issued in these countries. Apple Pay version 3.
    var supportedCountries: [Country]? { get set }
    /// Describes the purchase for an offer of installments. Known to WebKit, not in Apple's reference (version 8 with installments).
    var installmentConfiguration: InstallmentConfiguration? { get set }
    /// Shows a field for a coupon code in the sheet. Default: `false`. Apple Pay version 12.
    var supportsCouponCode: Bool? { get set }
    /// Fills in the coupon code before the sheet appears, where empty text means none. Apple Pay version 12.
    var couponCode: String? { get set }
    /// Tells whether the shopper may change the shipping contact. Default: `"available"`. Apple Pay version 12.
    var shippingContactEditingMode: ShippingContactEditingMode? { get set }
    /// Told whether Apple Pay Later could be offered and why not. Default: `"available"`. Deprecated: Leave it out, Apple Pay Later has ended.
    var applePayLaterAvailability: LaterAvailability? { get set }
    /// Holds the four-digit ISO 18245 category of the merchant, by which unsuitable cards are left out. Known to WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestMerchantCategoryCode).
    var merchantCategoryCode: String? { get set }
    /// Marks a request that is made on behalf of someone else. Known to WebKit, not in Apple's reference (2025, feature paymentRequestDelegation).
    var isDelegatedRequest: Bool? { get set }
}

/// Reads ApplePayRequestBase in a checked document, without making values.
package struct PaymentRequestBaseView: View, ~Escapable {
    package let cursor: Cursor

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor) { self.cursor = cursor }

    package var features: Elements? { @_lifetime(copy self) get { cursor.elements(0) } }
    package var merchantCapabilities: Elements? { @_lifetime(copy self) get { cursor.elements(1) } }
    package var supportedNetworks: Elements? { @_lifetime(copy self) get { cursor.elements(2) } }
    package var countryCode: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var requiredBillingContactFields: Elements? { @_lifetime(copy self) get { cursor.elements(4) } }
    package var billingContact: PaymentContactView? { @_lifetime(copy self) get { cursor.view(5) } }
    package var requiredShippingContactFields: Elements? { @_lifetime(copy self) get { cursor.elements(6) } }
    package var shippingContact: PaymentContactView? { @_lifetime(copy self) get { cursor.view(7) } }
    package var applicationData: Text? { @_lifetime(copy self) get { cursor.text(8) } }
    package var supportedCountries: Elements? { @_lifetime(copy self) get { cursor.elements(9) } }
    package var installmentConfiguration: InstallmentConfigurationView? { @_lifetime(copy self) get { cursor.view(10) } }
    package var supportsCouponCode: Bool? { cursor.boolean(11) }
    package var couponCode: Text? { @_lifetime(copy self) get { cursor.text(12) } }
    package var shippingContactEditingMode: WordView? { @_lifetime(copy self) get { cursor.wordView(13) } }
    package var applePayLaterAvailability: WordView? { @_lifetime(copy self) get { cursor.wordView(14) } }
    package var merchantCategoryCode: Text? { @_lifetime(copy self) get { cursor.text(15) } }
    package var isDelegatedRequest: Bool? { cursor.boolean(16) }
}
