/// Reports what has happened to a merchant token.
///
/// MerchantTokenEventResponse: <https://developer.apple.com/documentation/merchanttokennotificationservices/merchanttokeneventresponse>
public struct MerchantTokenEvent: PaymentObject {
    /// Says what has happened.
    public var eventType: String {
        get { keptEventType.string }
        set { keptEventType = KeptText(newValue) }
    }
    var keptEventType: KeptText
    /// Names the merchant token.
    public var merchantTokenIdentifier: String {
        get { keptMerchantTokenIdentifier.string }
        set { keptMerchantTokenIdentifier = KeptText(newValue) }
    }
    var keptMerchantTokenIdentifier: KeptText
    /// Says who caused it and why.
    public var reason: String {
        get { keptReason.string }
        set { keptReason = KeptText(newValue) }
    }
    var keptReason: KeptText
    /// Describes the card as it is now.
    @Boxed public var merchantTokenMetadata: MerchantTokenMetadata?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension MerchantTokenEvent {
    /// Takes what must be there; everything else is set afterwards.
    public init(eventType: String, merchantTokenIdentifier: String, reason: String) {
        keptEventType = KeptText(eventType)
        keptMerchantTokenIdentifier = KeptText(merchantTokenIdentifier)
        keptReason = KeptText(reason)
        unknownMembers = UnknownMembers()
    }
}
