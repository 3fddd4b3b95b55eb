/// Describes the card behind a merchant token.
///
/// MerchantTokenMetadata: <https://developer.apple.com/documentation/merchanttokennotificationservices/merchanttokenmetadata>
public struct MerchantTokenMetadata: PaymentObject {
    /// Lists pictures of the card.
    public var cardArt: [CardArt]?
    /// Holds what is known about the card in words.
    @Boxed public var cardMetadata: CardMetadata?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension MerchantTokenMetadata {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
