// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// How a page of the W3C interface ends a payment.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://www.w3.org/TR/payment-request/#paymentcomplete-enum>
public struct PaymentComplete: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.paymentComplete) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.paymentComplete) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: PaymentComplete, right: PaymentComplete) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `fail`: The payment failed.
    public static var fail: PaymentComplete { PaymentComplete(word: .known(0)) }
    package static var failIndex: Int { 0 }
    /// `success`: The payment succeeded.
    public static var success: PaymentComplete { PaymentComplete(word: .known(1)) }
    package static var successIndex: Int { 1 }
    /// `unknown`: The page does not say. Safari reports it as a failure.
    public static var unknown: PaymentComplete { PaymentComplete(word: .known(2)) }
    package static var unknownIndex: Int { 2 }

    /// The known words, in the specification's order.
    public static var all: [PaymentComplete] { [.fail, .success, .unknown] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension PaymentComplete: Codable {}
#endif
