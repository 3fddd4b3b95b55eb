// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The dictionary of the answer to a change in the sheet.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/applepayontheweb/applepaysession>
public struct UpdateKind: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.updateKind) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.updateKind) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: UpdateKind, right: UpdateKind) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `ApplePayPaymentMethodUpdate`: The update after the choice of a card.
    public static var paymentMethod: UpdateKind { UpdateKind(word: .known(0)) }
    package static var paymentMethodIndex: Int { 0 }
    /// `ApplePayShippingMethodUpdate`: The update after the choice of a shipping method.
    public static var shippingMethod: UpdateKind { UpdateKind(word: .known(1)) }
    package static var shippingMethodIndex: Int { 1 }
    /// `ApplePayShippingContactUpdate`: The update after the choice of a contact.
    public static var shippingContact: UpdateKind { UpdateKind(word: .known(2)) }
    package static var shippingContactIndex: Int { 2 }
    /// `ApplePayCouponCodeUpdate`: The update after the entry of a coupon code.
    public static var couponCode: UpdateKind { UpdateKind(word: .known(3)) }
    package static var couponCodeIndex: Int { 3 }
    /// `PaymentDetailsUpdate`: The argument of updateWith(), for the W3C interface.
    public static var details: UpdateKind { UpdateKind(word: .known(4)) }
    package static var detailsIndex: Int { 4 }
    /// `PaymentValidationErrors`: The argument of retry(), for the W3C interface.
    public static var retry: UpdateKind { UpdateKind(word: .known(5)) }
    package static var retryIndex: Int { 5 }

    /// The known words, in the specification's order.
    public static var all: [UpdateKind] { [.paymentMethod, .shippingMethod, .shippingContact, .couponCode, .details, .retry] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension UpdateKind: Codable {}
#endif
