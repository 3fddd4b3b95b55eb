// Generated from Sources/PaySheetIssuing/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// Why a card cannot be in a wallet.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://docs.stripe.com/api/issuing/cards/object>
public struct IssuingIneligibleReason: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: IssuingWord.issuingIneligibleReason, of: .issuing) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: IssuingWord.issuingIneligibleReason, of: .issuing) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: IssuingIneligibleReason, right: IssuingIneligibleReason) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `missing_agreement`: The terms of the wallet are not accepted.
    public static var missingAgreement: IssuingIneligibleReason { IssuingIneligibleReason(word: .known(0)) }
    package static var missingAgreementIndex: Int { 0 }
    /// `missing_cardholder_contact`: The cardholder has no phone number and no email address.
    public static var missingCardholderContact: IssuingIneligibleReason { IssuingIneligibleReason(word: .known(1)) }
    package static var missingCardholderContactIndex: Int { 1 }
    /// `unsupported_region`: The country of the card is not supported.
    public static var unsupportedRegion: IssuingIneligibleReason { IssuingIneligibleReason(word: .known(2)) }
    package static var unsupportedRegionIndex: Int { 2 }

    /// The known words, in the specification's order.
    public static var all: [IssuingIneligibleReason] { [.missingAgreement, .missingCardholderContact, .unsupportedRegion] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension IssuingIneligibleReason: Codable {}
#endif
