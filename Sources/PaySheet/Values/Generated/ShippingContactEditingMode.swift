// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// Whether the shopper can change the shipping contact.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontacteditingmode>
public struct ShippingContactEditingMode: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.shippingContactEditingMode) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.shippingContactEditingMode) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: ShippingContactEditingMode, right: ShippingContactEditingMode) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `available`: The shopper can change the contact.
    public static var available: ShippingContactEditingMode { ShippingContactEditingMode(word: .known(0)) }
    package static var availableIndex: Int { 0 }
    /// `storePickup`: The contact is a pickup address that the shopper cannot change.
    public static var storePickup: ShippingContactEditingMode { ShippingContactEditingMode(word: .known(1)) }
    package static var storePickupIndex: Int { 1 }
    /// `enabled`: The shopper can change the contact, in the old spelling.
    public static var enabled: ShippingContactEditingMode { ShippingContactEditingMode(word: .known(2)) }
    package static var enabledIndex: Int { 2 }

    /// The known words, in the specification's order.
    public static var all: [ShippingContactEditingMode] { [.available, .storePickup, .enabled] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension ShippingContactEditingMode: Codable {}
#endif
