// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The errors that a merchant can report.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/applepayontheweb/applepayerrorcode>
public struct PaymentErrorCode: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.paymentErrorCode) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.paymentErrorCode) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: PaymentErrorCode, right: PaymentErrorCode) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `unknown`: Any other error.
    public static var unknown: PaymentErrorCode { PaymentErrorCode(word: .known(0)) }
    package static var unknownIndex: Int { 0 }
    /// `shippingContactInvalid`: The shipping contact has an error.
    public static var shippingContactInvalid: PaymentErrorCode { PaymentErrorCode(word: .known(1)) }
    package static var shippingContactInvalidIndex: Int { 1 }
    /// `billingContactInvalid`: The billing contact has an error.
    public static var billingContactInvalid: PaymentErrorCode { PaymentErrorCode(word: .known(2)) }
    package static var billingContactInvalidIndex: Int { 2 }
    /// `addressUnserviceable`: Shipping to the address is not possible.
    public static var addressUnserviceable: PaymentErrorCode { PaymentErrorCode(word: .known(3)) }
    package static var addressUnserviceableIndex: Int { 3 }
    /// `recipientContactInvalid`: The recipient's contact has an error.
    public static var recipientContactInvalid: PaymentErrorCode { PaymentErrorCode(word: .known(4)) }
    package static var recipientContactInvalidIndex: Int { 4 }
    /// `unsupportedCard`: Sending money to the card is not possible.
    public static var unsupportedCard: PaymentErrorCode { PaymentErrorCode(word: .known(5)) }
    package static var unsupportedCardIndex: Int { 5 }
    /// `couponCodeInvalid`: The coupon code is unknown.
    public static var couponCodeInvalid: PaymentErrorCode { PaymentErrorCode(word: .known(6)) }
    package static var couponCodeInvalidIndex: Int { 6 }
    /// `couponCodeExpired`: The coupon code has expired.
    public static var couponCodeExpired: PaymentErrorCode { PaymentErrorCode(word: .known(7)) }
    package static var couponCodeExpiredIndex: Int { 7 }

    /// The known words, in the specification's order.
    public static var all: [PaymentErrorCode] { [.unknown, .shippingContactInvalid, .billingContactInvalid, .addressUnserviceable, .recipientContactInvalid, .unsupportedCard, .couponCodeInvalid, .couponCodeExpired] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension PaymentErrorCode: Codable {}
#endif
