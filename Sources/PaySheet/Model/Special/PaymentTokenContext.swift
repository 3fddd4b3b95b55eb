/// Gives one merchant of a payment to several its own token and share.
///
/// ApplePayPaymentTokenContext: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext>
public struct PaymentTokenContext: PaymentObject {
    /// Holds that merchant's Apple identifier, or that of the shop that asks.
    public var merchantIdentifier: String {
        get { keptMerchantIdentifier.string }
        set { keptMerchantIdentifier = KeptText(newValue) }
    }
    var keptMerchantIdentifier: KeptText
    /// Holds the shop's own lasting key for that merchant.
    public var externalIdentifier: String {
        get { keptExternalIdentifier.string }
        set { keptExternalIdentifier = KeptText(newValue) }
    }
    var keptExternalIdentifier: KeptText
    /// Names the merchant in the sheet.
    public var merchantName: String {
        get { keptMerchantName.string }
        set { keptMerchantName = KeptText(newValue) }
    }
    var keptMerchantName: KeptText
    /// Holds the merchant's top-level domain.
    public var merchantDomain: String? {
        get { keptMerchantDomain?.string }
        set { keptMerchantDomain = newValue.map { KeptText($0) } }
    }
    var keptMerchantDomain: KeptText?
    /// Holds the most that the merchant may charge with its token.
    public var amount: Amount
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentTokenContext {
    /// Takes what must be there; everything else is set afterwards.
    public init(merchantIdentifier: String, externalIdentifier: String, merchantName: String, amount: Amount) {
        keptMerchantIdentifier = KeptText(merchantIdentifier)
        keptExternalIdentifier = KeptText(externalIdentifier)
        keptMerchantName = KeptText(merchantName)
        self.amount = amount
        unknownMembers = UnknownMembers()
    }
}
