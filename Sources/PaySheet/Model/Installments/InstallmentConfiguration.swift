/// Describes a purchase for an offer of installments.
///
/// ApplePayInstallmentConfiguration: <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentConfiguration.idl>
public struct InstallmentConfiguration: PaymentObject {
    /// Says which product makes the offer. Absent means `"appleCard"`.
    public var featureType: InstallmentFeatureType?
    /// Holds a picture that goes with the offer.
    public var merchandisingImageData: String? {
        get { keptMerchandisingImageData?.string }
        set { keptMerchandisingImageData = newValue.map { KeptText($0) } }
    }
    var keptMerchandisingImageData: KeptText?
    /// Holds the credit that must be open for the offer.
    @Boxed public var openToBuyThresholdAmount: Amount?
    /// Holds the total that the offer binds.
    @Boxed public var bindingTotalAmount: Amount?
    /// Names the currency of the amounts.
    public var currencyCode: Currency?
    /// Marks a purchase that is made in a shop. Absent means `false`.
    public var isInStorePurchase: Bool?
    /// Holds the merchant's identifier.
    public var merchantIdentifier: String? {
        get { keptMerchantIdentifier?.string }
        set { keptMerchantIdentifier = newValue.map { KeptText($0) } }
    }
    var keptMerchantIdentifier: KeptText?
    /// Names who sent the shopper.
    public var referrerIdentifier: String? {
        get { keptReferrerIdentifier?.string }
        set { keptReferrerIdentifier = newValue.map { KeptText($0) } }
    }
    var keptReferrerIdentifier: KeptText?
    /// Lists the goods. Known to WebKit, not in Apple's reference (version 9 with installments).
    public var items: [InstallmentItem]?
    /// Holds data of the merchant. Known to WebKit, not in Apple's reference (version 9 with installments).
    public var applicationMetadata: RawJSON?
    /// Says where the purchase is made. Absent means `"unknown"`. Known to WebKit, not in Apple's reference (version 9 with installments).
    public var retailChannel: RetailChannel?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension InstallmentConfiguration {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
