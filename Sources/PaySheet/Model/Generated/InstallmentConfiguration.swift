// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// A purchase for an installment offer.
///
/// ApplePayInstallmentConfiguration: <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentConfiguration.idl>
package struct InstallmentConfiguration: PaymentObject {
    /// The product that makes the offer. Default: `"appleCard"`.
    package var featureType: InstallmentFeatureType?
    /// A picture for the offer.
    public var merchandisingImageData: String? { get { _merchandisingImageData.value } set { _merchandisingImageData.value = newValue } }
    private var _merchandisingImageData = Kept<String?>(nil)
    /// The credit that the offer needs.
    public var openToBuyThresholdAmount: Amount? {
        get { _openToBuyThresholdAmount.value }
        set { _openToBuyThresholdAmount.value = newValue }
    }
    private var _openToBuyThresholdAmount = Boxed<Amount>()
    /// The total of the offer.
    public var bindingTotalAmount: Amount? { get { _bindingTotalAmount.value } set { _bindingTotalAmount.value = newValue } }
    private var _bindingTotalAmount = Boxed<Amount>()
    /// The currency of the amounts.
    public var currencyCode: Currency?
    /// Whether the purchase is in a shop. Default: `false`.
    public var isInStorePurchase: Bool?
    /// The merchant's identifier.
    public var merchantIdentifier: String? { get { _merchantIdentifier.value } set { _merchantIdentifier.value = newValue } }
    private var _merchantIdentifier = Kept<String?>(nil)
    /// The referrer of the shopper.
    public var referrerIdentifier: String? { get { _referrerIdentifier.value } set { _referrerIdentifier.value = newValue } }
    private var _referrerIdentifier = Kept<String?>(nil)
    /// The goods. In WebKit, not in Apple's reference (version 9 with installments).
    package var items: [InstallmentItem]?
    /// Data of the merchant. In WebKit, not in Apple's reference (version 9 with installments).
    public var applicationMetadata: RawJSON?
    /// The place of the purchase. Default: `"unknown"`. In WebKit, not in Apple's reference (version 9 with installments).
    package var retailChannel: RetailChannel?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension InstallmentConfiguration {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension InstallmentConfiguration: Record {
    package static var shapeIndex: Int { ShapeIndex.installmentConfiguration }

    /// The places of the members.
    package enum Slot {
        package static var featureType: Int { 0 }
        package static var merchandisingImageData: Int { 1 }
        package static var openToBuyThresholdAmount: Int { 2 }
        package static var bindingTotalAmount: Int { 3 }
        package static var currencyCode: Int { 4 }
        package static var isInStorePurchase: Int { 5 }
        package static var merchantIdentifier: Int { 6 }
        package static var referrerIdentifier: Int { 7 }
        package static var items: Int { 8 }
        package static var applicationMetadata: Int { 9 }
        package static var retailChannel: Int { 10 }
        package static var count: Int { 11 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> InstallmentConfiguration {
        InstallmentConfiguration(
            featureType: cursor.word(0),
            _merchandisingImageData: Kept(cursor.text(1, document)),
            _openToBuyThresholdAmount: cursor.boxed(2) { cursor in cursor.amount(2) },
            _bindingTotalAmount: cursor.boxed(3) { cursor in cursor.amount(3) },
            currencyCode: cursor.currency(4),
            isInStorePurchase: cursor.boolean(5),
            _merchantIdentifier: Kept(cursor.text(6, document)),
            _referrerIdentifier: Kept(cursor.text(7, document)),
            items: cursor.records(8, document),
            applicationMetadata: cursor.raw(9),
            retailChannel: cursor.word(10),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "featureType", featureType)
        writer.put(1, "merchandisingImageData", _merchandisingImageData.form)
        writer.put(2, "openToBuyThresholdAmount", openToBuyThresholdAmount)
        writer.put(3, "bindingTotalAmount", bindingTotalAmount)
        writer.put(4, "currencyCode", currencyCode)
        writer.put(5, "isInStorePurchase", isInStorePurchase)
        writer.put(6, "merchantIdentifier", _merchantIdentifier.form)
        writer.put(7, "referrerIdentifier", _referrerIdentifier.form)
        writer.put(8, "items", items)
        writer.put(9, "applicationMetadata", applicationMetadata)
        writer.put(10, "retailChannel", retailChannel)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<InstallmentConfiguration> {
        reader.record(InstallmentConfiguration.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension InstallmentConfiguration: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension InstallmentConfiguration: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "featureType": self.featureType as Any,
                "merchandisingImageData": self.merchandisingImageData as Any,
                "openToBuyThresholdAmount": self.openToBuyThresholdAmount as Any,
                "bindingTotalAmount": self.bindingTotalAmount as Any,
                "currencyCode": self.currencyCode as Any,
                "isInStorePurchase": self.isInStorePurchase as Any,
                "merchantIdentifier": self.merchantIdentifier as Any,
                "referrerIdentifier": self.referrerIdentifier as Any,
                "items": self.items as Any,
                "applicationMetadata": self.applicationMetadata as Any,
                "retailChannel": self.retailChannel as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayInstallmentConfiguration in a checked document.
package struct InstallmentConfigurationView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case featureType, merchandisingImageData, openToBuyThresholdAmount, bindingTotalAmount, currencyCode, isInStorePurchase, merchantIdentifier, referrerIdentifier, items, applicationMetadata, retailChannel
    }

    package static var shapes: [Int] { [ShapeIndex.installmentConfiguration] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.installmentConfiguration }
    package var memberCount: Int { 11 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var featureType: WordView? { @_lifetime(copy self) get { cursor.wordView(0) } }
    package var merchandisingImageData: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var openToBuyThresholdAmount: Amount? { cursor.amount(2) }
    package var bindingTotalAmount: Amount? { cursor.amount(3) }
    package var currencyCode: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var isInStorePurchase: Bool? { cursor.boolean(5) }
    package var merchantIdentifier: Text? { @_lifetime(copy self) get { cursor.text(6) } }
    package var referrerIdentifier: Text? { @_lifetime(copy self) get { cursor.text(7) } }
    package var items: Records<InstallmentItemView>? { @_lifetime(copy self) get { cursor.list(8, shape: ShapeIndex.installmentItem) } }
    package var applicationMetadata: Text? { @_lifetime(copy self) get { cursor.text(9) } }
    package var retailChannel: WordView? { @_lifetime(copy self) get { cursor.wordView(10) } }
}
