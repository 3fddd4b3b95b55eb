// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The status of the shopper's cards.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/applepayontheweb/paymentcredentialstatus>
public struct PaymentCredentialStatus: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.paymentCredentialStatus) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.paymentCredentialStatus) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: PaymentCredentialStatus, right: PaymentCredentialStatus) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `paymentCredentialsAvailable`: There is a card that can pay.
    public static var paymentCredentialsAvailable: PaymentCredentialStatus { PaymentCredentialStatus(word: .known(0)) }
    package static var paymentCredentialsAvailableIndex: Int { 0 }
    /// `paymentCredentialStatusUnknown`: It is unknown whether there is a card.
    public static var paymentCredentialStatusUnknown: PaymentCredentialStatus { PaymentCredentialStatus(word: .known(1)) }
    package static var paymentCredentialStatusUnknownIndex: Int { 1 }
    /// `paymentCredentialsUnavailable`: No card can pay.
    public static var paymentCredentialsUnavailable: PaymentCredentialStatus { PaymentCredentialStatus(word: .known(2)) }
    package static var paymentCredentialsUnavailableIndex: Int { 2 }
    /// `applePayUnsupported`: Apple Pay is not available.
    public static var applePayUnsupported: PaymentCredentialStatus { PaymentCredentialStatus(word: .known(3)) }
    package static var applePayUnsupportedIndex: Int { 3 }

    /// The known words, in the specification's order.
    public static var all: [PaymentCredentialStatus] { [.paymentCredentialsAvailable, .paymentCredentialStatusUnknown, .paymentCredentialsUnavailable, .applePayUnsupported] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension PaymentCredentialStatus: Codable {}
#endif
