// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate-paysheet-sources`.

extension PaymentRequest: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentRequest }

    /// The places of the members.
    package enum Slot {
        package static let features = 0
        package static let merchantCapabilities = 1
        package static let supportedNetworks = 2
        package static let countryCode = 3
        package static let requiredBillingContactFields = 4
        package static let billingContact = 5
        package static let requiredShippingContactFields = 6
        package static let shippingContact = 7
        package static let applicationData = 8
        package static let supportedCountries = 9
        package static let installmentConfiguration = 10
        package static let supportsCouponCode = 11
        package static let couponCode = 12
        package static let shippingContactEditingMode = 13
        package static let applePayLaterAvailability = 14
        package static let merchantCategoryCode = 15
        package static let isDelegatedRequest = 16
        package static let total = 17
        package static let lineItems = 18
        package static let currencyCode = 19
        package static let shippingType = 20
        package static let shippingMethods = 21
        package static let multiTokenContexts = 22
        package static let automaticReloadPaymentRequest = 23
        package static let recurringPaymentRequest = 24
        package static let deferredPaymentRequest = 25
        package static let disbursementRequest = 26
        package static let count = 27
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: borrowing Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentRequest {
        PaymentRequest(
            keptFeatures: cursor.vocabulary(0),
            keptMerchantCapabilities: try cursor.needed(cursor.vocabulary(1)),
            keptSupportedNetworks: try cursor.needed(cursor.vocabulary(2)),
            countryCode: try cursor.needed(cursor.country(3)),
            keptRequiredBillingContactFields: cursor.vocabulary(4),
            billingContact: cursor.boxedRecord(5, document),
            keptRequiredShippingContactFields: cursor.vocabulary(6),
            shippingContact: cursor.boxedRecord(7, document),
            keptApplicationData: cursor.text(8, document),
            supportedCountries: cursor.countries(9),
            installmentConfiguration: cursor.boxedRecord(10, document),
            supportsCouponCode: cursor.boolean(11),
            keptCouponCode: cursor.text(12, document),
            shippingContactEditingMode: cursor.word(13),
            applePayLaterAvailability: cursor.word(14),
            keptMerchantCategoryCode: cursor.text(15, document),
            isDelegatedRequest: cursor.boolean(16),
            total: try cursor.neededRecord(17, document),
            lineItems: cursor.records(18, document),
            currencyCode: try cursor.needed(cursor.currency(19)),
            shippingType: cursor.word(20),
            shippingMethods: cursor.records(21, document),
            multiTokenContexts: cursor.records(22, document),
            automaticReloadPaymentRequest: cursor.boxedRecord(23, document),
            recurringPaymentRequest: cursor.boxedRecord(24, document),
            deferredPaymentRequest: cursor.boxedRecord(25, document),
            disbursementRequest: cursor.boxedRecord(26, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "features", keptFeatures)
        writer.put(1, "merchantCapabilities", keptMerchantCapabilities)
        writer.put(2, "supportedNetworks", keptSupportedNetworks)
        writer.put(3, "countryCode", countryCode)
        writer.put(4, "requiredBillingContactFields", keptRequiredBillingContactFields)
        writer.put(5, "billingContact", billingContact)
        writer.put(6, "requiredShippingContactFields", keptRequiredShippingContactFields)
        writer.put(7, "shippingContact", shippingContact)
        writer.put(8, "applicationData", keptApplicationData)
        writer.put(9, "supportedCountries", supportedCountries)
        writer.put(10, "installmentConfiguration", installmentConfiguration)
        writer.put(11, "supportsCouponCode", supportsCouponCode)
        writer.put(12, "couponCode", keptCouponCode)
        writer.put(13, "shippingContactEditingMode", shippingContactEditingMode)
        writer.put(14, "applePayLaterAvailability", applePayLaterAvailability)
        writer.put(15, "merchantCategoryCode", keptMerchantCategoryCode)
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
    public func findings(by policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, by: policy, expecting: expectations)
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
    /// What printing shows: the members, however they are kept.
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

/// Reads ApplePayPaymentRequest in a checked document, without making values.
package struct PaymentRequestView: View, ~Escapable {
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
    package var total: LineItemView? { @_lifetime(copy self) get { cursor.view(17) } }
    package var lineItems: Records<LineItemView>? { @_lifetime(copy self) get { cursor.list(18) } }
    package var currencyCode: Text? { @_lifetime(copy self) get { cursor.text(19) } }
    package var shippingType: WordView? { @_lifetime(copy self) get { cursor.wordView(20) } }
    package var shippingMethods: Records<ShippingMethodView>? { @_lifetime(copy self) get { cursor.list(21) } }
    package var multiTokenContexts: Records<PaymentTokenContextView>? { @_lifetime(copy self) get { cursor.list(22) } }
    package var automaticReloadPaymentRequest: AutomaticReloadPaymentRequestView? { @_lifetime(copy self) get { cursor.view(23) } }
    package var recurringPaymentRequest: RecurringPaymentRequestView? { @_lifetime(copy self) get { cursor.view(24) } }
    package var deferredPaymentRequest: DeferredPaymentRequestView? { @_lifetime(copy self) get { cursor.view(25) } }
    package var disbursementRequest: DisbursementRequestView? { @_lifetime(copy self) get { cursor.view(26) } }
}
