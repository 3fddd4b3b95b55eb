// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate-paysheet-sources`.

extension PaymentMethodRequest: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentMethodRequest }

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
        package static let version = 17
        package static let merchantIdentifier = 18
        package static let count = 19
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: borrowing Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentMethodRequest {
        PaymentMethodRequest(
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
            version: try cursor.needed(cursor.unsignedLong(17)),
            keptMerchantIdentifier: try cursor.needed(cursor.text(18, document)),
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
        writer.put(17, "version", version)
        writer.put(18, "merchantIdentifier", keptMerchantIdentifier)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentMethodRequest> {
        reader.record(PaymentMethodRequest.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(by policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, by: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentMethodRequest: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentMethodRequest: CustomReflectable {
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
                "version": self.version as Any,
                "merchantIdentifier": self.merchantIdentifier as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

extension PaymentMethodRequest: PaymentRequestBase {}

/// Reads ApplePayRequest in a checked document, without making values.
package struct PaymentMethodRequestView: View, ~Escapable {
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
    package var version: UInt32? { cursor.unsignedLong(17) }
    package var merchantIdentifier: Text? { @_lifetime(copy self) get { cursor.text(18) } }
}
