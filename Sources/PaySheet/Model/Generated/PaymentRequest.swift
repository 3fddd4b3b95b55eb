// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// A payment for the constructor of an Apple Pay JS session.
///
/// ApplePayPaymentRequest: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest>
public struct PaymentRequest: PaymentObject {
    /// The features without a version number that the request uses. Apple Pay version 15.
    public var features: [ApplePayFeature]? { get { _features.value } set { _features.value = newValue } }
    private var _features = Kept<[ApplePayFeature]?>(nil)
    /// The payment protocols and card types that the merchant can process.
    public var merchantCapabilities: [MerchantCapability] {
        get { _merchantCapabilities.value }
        set { _merchantCapabilities.value = newValue }
    }
    private var _merchantCapabilities: Kept<[MerchantCapability]>
    /// The card networks that the merchant accepts, the preferred one first.
    public var supportedNetworks: [PaymentNetwork] { get { _supportedNetworks.value } set { _supportedNetworks.value = newValue } }
    private var _supportedNetworks: Kept<[PaymentNetwork]>
    /// The merchant's country.
    public var countryCode: Country
    /// The contact fields that the shopper must provide for billing.
    public var requiredBillingContactFields: [ContactField]? {
        get { _requiredBillingContactFields.value }
        set { _requiredBillingContactFields.value = newValue }
    }
    private var _requiredBillingContactFields = Kept<[ContactField]?>(nil)
    /// The billing contact shown before the shopper edits it.
    public var billingContact: PaymentContact? { get { _billingContact.value } set { _billingContact.value = newValue } }
    private var _billingContact = Boxed<PaymentContact>()
    /// The contact fields that the shopper must provide for shipping. W3C method data has it from version 6.
    public var requiredShippingContactFields: [ContactField]? {
        get { _requiredShippingContactFields.value }
        set { _requiredShippingContactFields.value = newValue }
    }
    private var _requiredShippingContactFields = Kept<[ContactField]?>(nil)
    /// The shipping contact shown before the shopper edits it.
    public var shippingContact: PaymentContact? { get { _shippingContact.value } set { _shippingContact.value = newValue } }
    private var _shippingContact = Boxed<PaymentContact>()
    /// The merchant's own data as Base64. The payment token contains its SHA-256 hash.
    public var applicationData: String? { get { _applicationData.value } set { _applicationData.value = newValue } }
    private var _applicationData = Kept<String?>(nil)
    /// The countries whose cards are accepted. Apple Pay version 3.
    public var supportedCountries: [Country]?
    /// The purchase for an installment offer. In WebKit, not in Apple's reference (version 8 with installments).
    package var installmentConfiguration: InstallmentConfiguration? {
        get { _installmentConfiguration.value }
        set { _installmentConfiguration.value = newValue }
    }
    private var _installmentConfiguration = Boxed<InstallmentConfiguration>()
    /// Whether the sheet shows a field for a coupon code. Default: `false`. Apple Pay version 12.
    public var supportsCouponCode: Bool?
    /// The coupon code shown before the shopper edits it. Empty text means none. Apple Pay version 12.
    public var couponCode: String? { get { _couponCode.value } set { _couponCode.value = newValue } }
    private var _couponCode = Kept<String?>(nil)
    /// Whether the shopper can change the shipping contact. Default: `"available"`. Apple Pay version 12.
    public var shippingContactEditingMode: ShippingContactEditingMode?
    /// The availability of Apple Pay Later, and the reason. Default: `"available"`. Deprecated: Leave it out, Apple Pay Later has ended.
    package var applePayLaterAvailability: LaterAvailability?
    /// The merchant's four-digit ISO 18245 category, which excludes unsuitable cards. In WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestMerchantCategoryCode).
    public var merchantCategoryCode: String? { get { _merchantCategoryCode.value } set { _merchantCategoryCode.value = newValue } }
    private var _merchantCategoryCode = Kept<String?>(nil)
    /// Whether a delegate that Apple registered makes the request for a merchant. The merchant session comes from the endpoint delegatedSession. Announced by the feature `paymentRequestDelegation` (iOS 26.4, macOS 26.4).
    public var isDelegatedRequest: Bool?
    /// The business's name and the amount to charge.
    public var total: LineItem
    /// The items of the total, without the total itself.
    public var lineItems: [LineItem]?
    /// The currency of every amount in the request.
    public var currencyCode: Currency
    /// The type of delivery. Default: `"shipping"`.
    public var shippingType: ShippingType?
    /// The shipping methods that the shopper can choose.
    public var shippingMethods: [ShippingMethod]?
    /// The merchants with their own payment tokens, and their shares. Apple Pay version 14.
    public var multiTokenContexts: [PaymentTokenContext]?
    /// The request for permission to top up a balance when it is low. Apple Pay version 14.
    public var automaticReloadPaymentRequest: AutomaticReloadPaymentRequest? {
        get { _automaticReloadPaymentRequest.value }
        set { _automaticReloadPaymentRequest.value = newValue }
    }
    private var _automaticReloadPaymentRequest = Boxed<AutomaticReloadPaymentRequest>()
    /// The request for permission to charge at regular intervals. Apple Pay version 14.
    public var recurringPaymentRequest: RecurringPaymentRequest? {
        get { _recurringPaymentRequest.value }
        set { _recurringPaymentRequest.value = newValue }
    }
    private var _recurringPaymentRequest = Boxed<RecurringPaymentRequest>()
    /// The request for permission to charge once at a later date. Announced by the feature `paymentRequestDeferred` (macOS 13.3, iOS 16.4).
    public var deferredPaymentRequest: DeferredPaymentRequest? {
        get { _deferredPaymentRequest.value }
        set { _deferredPaymentRequest.value = newValue }
    }
    private var _deferredPaymentRequest = Boxed<DeferredPaymentRequest>()
    /// The request to send money to the shopper instead of charging. In WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestDisbursements).
    public var disbursementRequest: DisbursementRequest? {
        get { _disbursementRequest.value }
        set { _disbursementRequest.value = newValue }
    }
    private var _disbursementRequest = Boxed<DisbursementRequest>()
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PaymentRequest {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(merchantCapabilities: [MerchantCapability], supportedNetworks: [PaymentNetwork], countryCode: Country, total: LineItem, currencyCode: Currency) {
        _merchantCapabilities = Kept(of: merchantCapabilities)
        _supportedNetworks = Kept(of: supportedNetworks)
        self.countryCode = countryCode
        self.total = total
        self.currencyCode = currencyCode
        unknownMembers = UnknownMembers()
    }
}

extension PaymentRequest: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentRequest }

    /// The places of the members.
    package enum Slot {
        package static var features: Int { 0 }
        package static var merchantCapabilities: Int { 1 }
        package static var supportedNetworks: Int { 2 }
        package static var countryCode: Int { 3 }
        package static var requiredBillingContactFields: Int { 4 }
        package static var billingContact: Int { 5 }
        package static var requiredShippingContactFields: Int { 6 }
        package static var shippingContact: Int { 7 }
        package static var applicationData: Int { 8 }
        package static var supportedCountries: Int { 9 }
        package static var installmentConfiguration: Int { 10 }
        package static var supportsCouponCode: Int { 11 }
        package static var couponCode: Int { 12 }
        package static var shippingContactEditingMode: Int { 13 }
        package static var applePayLaterAvailability: Int { 14 }
        package static var merchantCategoryCode: Int { 15 }
        package static var isDelegatedRequest: Int { 16 }
        package static var total: Int { 17 }
        package static var lineItems: Int { 18 }
        package static var currencyCode: Int { 19 }
        package static var shippingType: Int { 20 }
        package static var shippingMethods: Int { 21 }
        package static var multiTokenContexts: Int { 22 }
        package static var automaticReloadPaymentRequest: Int { 23 }
        package static var recurringPaymentRequest: Int { 24 }
        package static var deferredPaymentRequest: Int { 25 }
        package static var disbursementRequest: Int { 26 }
        package static var count: Int { 27 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentRequest {
        PaymentRequest(
            _features: Kept(cursor.vocabulary(0)),
            _merchantCapabilities: Kept(try cursor.needed(cursor.vocabulary(1))),
            _supportedNetworks: Kept(try cursor.needed(cursor.vocabulary(2))),
            countryCode: try cursor.needed(cursor.country(3)),
            _requiredBillingContactFields: Kept(cursor.vocabulary(4)),
            _billingContact: cursor.boxedRecord(5, document),
            _requiredShippingContactFields: Kept(cursor.vocabulary(6)),
            _shippingContact: cursor.boxedRecord(7, document),
            _applicationData: Kept(cursor.text(8, document)),
            supportedCountries: cursor.countries(9),
            _installmentConfiguration: cursor.boxedRecord(10, document),
            supportsCouponCode: cursor.boolean(11),
            _couponCode: Kept(cursor.text(12, document)),
            shippingContactEditingMode: cursor.word(13),
            applePayLaterAvailability: cursor.word(14),
            _merchantCategoryCode: Kept(cursor.text(15, document)),
            isDelegatedRequest: cursor.boolean(16),
            total: try cursor.neededRecord(17, document),
            lineItems: cursor.records(18, document),
            currencyCode: try cursor.needed(cursor.currency(19)),
            shippingType: cursor.word(20),
            shippingMethods: cursor.records(21, document),
            multiTokenContexts: cursor.records(22, document),
            _automaticReloadPaymentRequest: cursor.boxedRecord(23, document),
            _recurringPaymentRequest: cursor.boxedRecord(24, document),
            _deferredPaymentRequest: cursor.boxedRecord(25, document),
            _disbursementRequest: cursor.boxedRecord(26, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "features", _features.form)
        writer.put(1, "merchantCapabilities", _merchantCapabilities.form)
        writer.put(2, "supportedNetworks", _supportedNetworks.form)
        writer.put(3, "countryCode", countryCode)
        writer.put(4, "requiredBillingContactFields", _requiredBillingContactFields.form)
        writer.put(5, "billingContact", billingContact)
        writer.put(6, "requiredShippingContactFields", _requiredShippingContactFields.form)
        writer.put(7, "shippingContact", shippingContact)
        writer.put(8, "applicationData", _applicationData.form)
        writer.put(9, "supportedCountries", supportedCountries)
        writer.put(10, "installmentConfiguration", installmentConfiguration)
        writer.put(11, "supportsCouponCode", supportsCouponCode)
        writer.put(12, "couponCode", _couponCode.form)
        writer.put(13, "shippingContactEditingMode", shippingContactEditingMode)
        writer.put(14, "applePayLaterAvailability", applePayLaterAvailability)
        writer.put(15, "merchantCategoryCode", _merchantCategoryCode.form)
        writer.put(16, "isDelegatedRequest", isDelegatedRequest)
        writer.put(17, "total", total)
        writer.put(18, "lineItems", lineItems)
        writer.put(19, "currencyCode", currencyCode)
        writer.put(20, "shippingType", shippingType)
        writer.put(21, "shippingMethods", shippingMethods)
        writer.put(22, "multiTokenContexts", multiTokenContexts)
        writer.put(23, "automaticReloadPaymentRequest", automaticReloadPaymentRequest)
        writer.put(24, "recurringPaymentRequest", recurringPaymentRequest)
        writer.put(25, "deferredPaymentRequest", deferredPaymentRequest)
        writer.put(26, "disbursementRequest", disbursementRequest)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentRequest> {
        reader.record(PaymentRequest.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentRequest: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentRequest: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "features": self.features as Any,
                "merchantCapabilities": self.merchantCapabilities as Any,
                "supportedNetworks": self.supportedNetworks as Any,
                "countryCode": self.countryCode as Any,
                "requiredBillingContactFields": self.requiredBillingContactFields as Any,
                "billingContact": self.billingContact as Any,
                "requiredShippingContactFields": self.requiredShippingContactFields as Any,
                "shippingContact": self.shippingContact as Any,
                "applicationData": self.applicationData as Any,
                "supportedCountries": self.supportedCountries as Any,
                "installmentConfiguration": self.installmentConfiguration as Any,
                "supportsCouponCode": self.supportsCouponCode as Any,
                "couponCode": self.couponCode as Any,
                "shippingContactEditingMode": self.shippingContactEditingMode as Any,
                "applePayLaterAvailability": self.applePayLaterAvailability as Any,
                "merchantCategoryCode": self.merchantCategoryCode as Any,
                "isDelegatedRequest": self.isDelegatedRequest as Any,
                "total": self.total as Any,
                "lineItems": self.lineItems as Any,
                "currencyCode": self.currencyCode as Any,
                "shippingType": self.shippingType as Any,
                "shippingMethods": self.shippingMethods as Any,
                "multiTokenContexts": self.multiTokenContexts as Any,
                "automaticReloadPaymentRequest": self.automaticReloadPaymentRequest as Any,
                "recurringPaymentRequest": self.recurringPaymentRequest as Any,
                "deferredPaymentRequest": self.deferredPaymentRequest as Any,
                "disbursementRequest": self.disbursementRequest as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

extension PaymentRequest: PaymentRequestBase {}

/// Reads ApplePayPaymentRequest in a checked document.
package struct PaymentRequestView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case features, merchantCapabilities, supportedNetworks, countryCode, requiredBillingContactFields, billingContact, requiredShippingContactFields, shippingContact, applicationData, supportedCountries, installmentConfiguration, supportsCouponCode, couponCode, shippingContactEditingMode, applePayLaterAvailability, merchantCategoryCode, isDelegatedRequest, total, lineItems, currencyCode, shippingType, shippingMethods, multiTokenContexts, automaticReloadPaymentRequest, recurringPaymentRequest, deferredPaymentRequest, disbursementRequest
    }

    package static var shapes: [Int] { [ShapeIndex.paymentRequest] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.paymentRequest }
    package var memberCount: Int { 27 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
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
    package var total: LineItemView? { @_lifetime(copy self) get { cursor.view(17, shape: ShapeIndex.lineItem) } }
    package var lineItems: Records<LineItemView>? { @_lifetime(copy self) get { cursor.list(18, shape: ShapeIndex.lineItem) } }
    package var currencyCode: Text? { @_lifetime(copy self) get { cursor.text(19) } }
    package var shippingType: WordView? { @_lifetime(copy self) get { cursor.wordView(20) } }
    package var shippingMethods: Records<ShippingMethodView>? { @_lifetime(copy self) get { cursor.list(21, shape: ShapeIndex.shippingMethod) } }
    package var multiTokenContexts: Records<PaymentTokenContextView>? { @_lifetime(copy self) get { cursor.list(22, shape: ShapeIndex.paymentTokenContext) } }
    package var automaticReloadPaymentRequest: AutomaticReloadPaymentRequestView? { @_lifetime(copy self) get { cursor.view(23, shape: ShapeIndex.automaticReloadPaymentRequest) } }
    package var recurringPaymentRequest: RecurringPaymentRequestView? { @_lifetime(copy self) get { cursor.view(24, shape: ShapeIndex.recurringPaymentRequest) } }
    package var deferredPaymentRequest: DeferredPaymentRequestView? { @_lifetime(copy self) get { cursor.view(25, shape: ShapeIndex.deferredPaymentRequest) } }
    package var disbursementRequest: DisbursementRequestView? { @_lifetime(copy self) get { cursor.view(26, shape: ShapeIndex.disbursementRequest) } }
}
