// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The common members of an Apple Pay JS request and W3C method data.
///
/// <https://developer.apple.com/documentation/applepayontheweb/applepayrequestbase>
package protocol PaymentRequestBase: PaymentObject {
    /// The features without a version number that the request uses. Apple Pay version 15.
    var features: [ApplePayFeature]? { get set }
    /// The payment protocols and card types that the merchant can process.
    var merchantCapabilities: [MerchantCapability] { get set }
    /// The card networks that the merchant accepts, the preferred one first.
    var supportedNetworks: [PaymentNetwork] { get set }
    /// The merchant's country.
    var countryCode: Country { get set }
    /// The contact fields that the shopper must provide for billing.
    var requiredBillingContactFields: [ContactField]? { get set }
    /// The billing contact shown before the shopper edits it.
    var billingContact: PaymentContact? { get set }
    /// The contact fields that the shopper must provide for shipping. W3C method data has it from version 6.
    var requiredShippingContactFields: [ContactField]? { get set }
    /// The shipping contact shown before the shopper edits it.
    var shippingContact: PaymentContact? { get set }
    /// The merchant's own data as Base64. The payment token contains its SHA-256 hash.
    var applicationData: String? { get set }
    /// The countries whose cards are accepted. Apple Pay version 3.
    var supportedCountries: [Country]? { get set }
    /// The purchase for an installment offer. In WebKit, not in Apple's reference (version 8 with installments).
    var installmentConfiguration: InstallmentConfiguration? { get set }
    /// Whether the sheet shows a field for a coupon code. Default: `false`. Apple Pay version 12.
    var supportsCouponCode: Bool? { get set }
    /// The coupon code shown before the shopper edits it. Empty text means none. Apple Pay version 12.
    var couponCode: String? { get set }
    /// Whether the shopper can change the shipping contact. Default: `"available"`. Apple Pay version 12.
    var shippingContactEditingMode: ShippingContactEditingMode? { get set }
    /// The availability of Apple Pay Later, and the reason. Default: `"available"`. Deprecated: Leave it out, Apple Pay Later has ended.
    var applePayLaterAvailability: LaterAvailability? { get set }
    /// The merchant's four-digit ISO 18245 category, which excludes unsuitable cards. In WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestMerchantCategoryCode).
    var merchantCategoryCode: String? { get set }
    /// Whether a delegate that Apple registered makes the request for a merchant. The merchant session comes from the endpoint delegatedSession. Announced by the feature `paymentRequestDelegation` (iOS 26.4, macOS 26.4).
    var isDelegatedRequest: Bool? { get set }
}

/// Reads ApplePayRequestBase in a checked document.
package struct PaymentRequestBaseView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case features, merchantCapabilities, supportedNetworks, countryCode, requiredBillingContactFields, billingContact, requiredShippingContactFields, shippingContact, applicationData, supportedCountries, installmentConfiguration, supportsCouponCode, couponCode, shippingContactEditingMode, applePayLaterAvailability, merchantCategoryCode, isDelegatedRequest
    }

    package static var shapes: [Int] { [ShapeIndex.paymentRequest, ShapeIndex.applePayRequest] }

    package let cursor: Cursor
    package let shape: Int

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
        self.shape = shape
    }

    package var features: WordList? { @_lifetime(copy self) get { cursor.words(0) } }
    package var merchantCapabilities: WordList? { @_lifetime(copy self) get { cursor.words(1) } }
    package var supportedNetworks: WordList? { @_lifetime(copy self) get { cursor.words(2) } }
    package var countryCode: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var requiredBillingContactFields: WordList? { @_lifetime(copy self) get { cursor.words(4) } }
    package var billingContact: PaymentContactView? { @_lifetime(copy self) get { cursor.view(5, shape: ShapeIndex.paymentContact) } }
    package var requiredShippingContactFields: WordList? { @_lifetime(copy self) get { cursor.words(6) } }
    package var shippingContact: PaymentContactView? { @_lifetime(copy self) get { cursor.view(7, shape: ShapeIndex.paymentContact) } }
    package var applicationData: Text? { @_lifetime(copy self) get { cursor.text(8) } }
    package var supportedCountries: WordList? { @_lifetime(copy self) get { cursor.words(9) } }
    package var installmentConfiguration: InstallmentConfigurationView? { @_lifetime(copy self) get { cursor.view(10, shape: ShapeIndex.installmentConfiguration) } }
    package var supportsCouponCode: Bool? { cursor.boolean(11) }
    package var couponCode: Text? { @_lifetime(copy self) get { cursor.text(12) } }
    package var shippingContactEditingMode: WordView? { @_lifetime(copy self) get { cursor.wordView(13) } }
    package var applePayLaterAvailability: WordView? { @_lifetime(copy self) get { cursor.wordView(14) } }
    package var merchantCategoryCode: Text? { @_lifetime(copy self) get { cursor.text(15) } }
    package var isDelegatedRequest: Bool? { cursor.boolean(16) }
}
