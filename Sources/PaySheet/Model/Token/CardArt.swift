/// Is a picture of a card.
///
/// CardArt: <https://developer.apple.com/documentation/merchanttokennotificationservices/cardart>
public struct CardArt: PaymentObject {
    /// Names the picture.
    public var name: String {
        get { keptName.string }
        set { keptName = KeptText(newValue) }
    }
    var keptName: KeptText
    /// Holds the kind of picture.
    public var type: String {
        get { keptType.string }
        set { keptType = KeptText(newValue) }
    }
    var keptType: KeptText
    /// Is the address of the picture.
    public var url: String {
        get { keptUrl.string }
        set { keptUrl = KeptText(newValue) }
    }
    var keptUrl: KeptText
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension CardArt {
    /// Takes what must be there; everything else is set afterwards.
    public init(name: String, type: String, url: String) {
        keptName = KeptText(name)
        keptType = KeptText(type)
        keptUrl = KeptText(url)
        unknownMembers = UnknownMembers()
    }
}
