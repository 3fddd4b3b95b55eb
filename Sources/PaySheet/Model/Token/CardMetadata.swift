/// Describes a card in words.
///
/// CardMetadata: <https://developer.apple.com/documentation/merchanttokennotificationservices/cardmetadata>
public struct CardMetadata: PaymentObject {
    /// Holds the country in which the card was issued.
    public var cardCountry: String?
    /// Holds the card's expiry.
    public var expirationDate: String?
    /// Holds the last four digits of the card's number.
    public var fpanSuffix: String?
    /// Describes the card in full.
    public var longDescription: String?
    /// Describes the card in a few words.
    public var shortDescription: String?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension CardMetadata {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
