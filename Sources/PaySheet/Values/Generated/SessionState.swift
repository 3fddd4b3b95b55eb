// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The state of a session.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/applepayontheweb/applepaysession>
public struct SessionState: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.sessionState) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.sessionState) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: SessionState, right: SessionState) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `Idle`: The page has not called begin.
    public static var idle: SessionState { SessionState(word: .known(0)) }
    package static var idleIndex: Int { 0 }
    /// `Active`: The shopper can use the sheet, or the sheet prepares itself.
    public static var active: SessionState { SessionState(word: .known(1)) }
    package static var activeIndex: Int { 1 }
    /// `Validating`: The sheet waits for the merchant session.
    public static var validating: SessionState { SessionState(word: .known(2)) }
    package static var validatingIndex: Int { 2 }
    /// `PaymentMethodSelected`: The sheet waits for the answer to a card.
    public static var paymentMethodSelected: SessionState { SessionState(word: .known(3)) }
    package static var paymentMethodSelectedIndex: Int { 3 }
    /// `ShippingContactSelected`: The sheet waits for the answer to an address.
    public static var shippingContactSelected: SessionState { SessionState(word: .known(4)) }
    package static var shippingContactSelectedIndex: Int { 4 }
    /// `ShippingMethodSelected`: The sheet waits for the answer to a shipping method.
    public static var shippingMethodSelected: SessionState { SessionState(word: .known(5)) }
    package static var shippingMethodSelectedIndex: Int { 5 }
    /// `CouponCodeChanged`: The sheet waits for the answer to a coupon code.
    public static var couponCodeChanged: SessionState { SessionState(word: .known(6)) }
    package static var couponCodeChangedIndex: Int { 6 }
    /// `Authorized`: The sheet waits for the result.
    public static var authorized: SessionState { SessionState(word: .known(7)) }
    package static var authorizedIndex: Int { 7 }
    /// `CancelRequested`: The page has canceled the payment with an answer.
    public static var cancelRequested: SessionState { SessionState(word: .known(8)) }
    package static var cancelRequestedIndex: Int { 8 }
    /// `Completed`: The payment has a result.
    public static var completed: SessionState { SessionState(word: .known(9)) }
    package static var completedIndex: Int { 9 }
    /// `Aborted`: The page called abort, or left.
    public static var aborted: SessionState { SessionState(word: .known(10)) }
    package static var abortedIndex: Int { 10 }
    /// `Canceled`: The sheet closed before a result.
    public static var canceled: SessionState { SessionState(word: .known(11)) }
    package static var canceledIndex: Int { 11 }

    /// The known words, in the specification's order.
    public static var all: [SessionState] { [.idle, .active, .validating, .paymentMethodSelected, .shippingContactSelected, .shippingMethodSelected, .couponCodeChanged, .authorized, .cancelRequested, .completed, .aborted, .canceled] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension SessionState: Codable {}
#endif
