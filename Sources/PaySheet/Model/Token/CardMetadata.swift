/// Describes a card in words.
///
/// CardMetadata: <https://developer.apple.com/documentation/merchanttokennotificationservices/cardmetadata>
public struct CardMetadata: PaymentObject {
    /// Holds the country in which the card was issued.
    public var cardCountry: String? {
        get { keptCardCountry?.string }
        set { keptCardCountry = newValue.map { KeptText($0) } }
    }
    var keptCardCountry: KeptText?
    /// Holds the card's expiry.
    public var expirationDate: String? {
        get { keptExpirationDate?.string }
        set { keptExpirationDate = newValue.map { KeptText($0) } }
    }
    var keptExpirationDate: KeptText?
    /// Holds the last four digits of the card's number.
    public var fpanSuffix: String? {
        get { keptFpanSuffix?.string }
        set { keptFpanSuffix = newValue.map { KeptText($0) } }
    }
    var keptFpanSuffix: KeptText?
    /// Describes the card in full.
    public var longDescription: String? {
        get { keptLongDescription?.string }
        set { keptLongDescription = newValue.map { KeptText($0) } }
    }
    var keptLongDescription: KeptText?
    /// Describes the card in a few words.
    public var shortDescription: String? {
        get { keptShortDescription?.string }
        set { keptShortDescription = newValue.map { KeptText($0) } }
    }
    var keptShortDescription: KeptText?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension CardMetadata {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
