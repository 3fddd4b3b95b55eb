// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The features of Apple Pay that a request can announce by name.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayFeature.idl>
public struct ApplePayFeature: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.applePayFeature) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.applePayFeature) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: ApplePayFeature, right: ApplePayFeature) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `applePayLater`: Apple Pay Later.
    public static var applePayLater: ApplePayFeature { ApplePayFeature(word: .known(0)) }
    package static var applePayLaterIndex: Int { 0 }
    /// `applePayLaterAvailability`: The availability of Apple Pay Later.
    public static var applePayLaterAvailability: ApplePayFeature { ApplePayFeature(word: .known(1)) }
    package static var applePayLaterAvailabilityIndex: Int { 1 }
    /// `authorizationResultOrderDetails`: Order details in the result.
    public static var authorizationResultOrderDetails: ApplePayFeature { ApplePayFeature(word: .known(2)) }
    package static var authorizationResultOrderDetailsIndex: Int { 2 }
    /// `lineItemPaymentTiming`: The timing of line items.
    public static var lineItemPaymentTiming: ApplePayFeature { ApplePayFeature(word: .known(3)) }
    package static var lineItemPaymentTimingIndex: Int { 3 }
    /// `paymentRequestAutomaticReload`: Automatic reloads.
    public static var paymentRequestAutomaticReload: ApplePayFeature { ApplePayFeature(word: .known(4)) }
    package static var paymentRequestAutomaticReloadIndex: Int { 4 }
    /// `paymentRequestCouponCode`: Coupon codes.
    public static var paymentRequestCouponCode: ApplePayFeature { ApplePayFeature(word: .known(5)) }
    package static var paymentRequestCouponCodeIndex: Int { 5 }
    /// `paymentRequestMerchantCategoryCode`: The merchant's category code.
    public static var paymentRequestMerchantCategoryCode: ApplePayFeature { ApplePayFeature(word: .known(6)) }
    package static var paymentRequestMerchantCategoryCodeIndex: Int { 6 }
    /// `paymentRequestMultiTokenContexts`: Payments to several merchants.
    public static var paymentRequestMultiTokenContexts: ApplePayFeature { ApplePayFeature(word: .known(7)) }
    package static var paymentRequestMultiTokenContextsIndex: Int { 7 }
    /// `paymentRequestRecurring`: Recurring payments.
    public static var paymentRequestRecurring: ApplePayFeature { ApplePayFeature(word: .known(8)) }
    package static var paymentRequestRecurringIndex: Int { 8 }
    /// `paymentRequestShippingContactEditingMode`: The editing mode of the shipping contact.
    public static var paymentRequestShippingContactEditingMode: ApplePayFeature { ApplePayFeature(word: .known(9)) }
    package static var paymentRequestShippingContactEditingModeIndex: Int { 9 }
    /// `paymentTimingAutomaticReload`: Line items for automatic reloads.
    public static var paymentTimingAutomaticReload: ApplePayFeature { ApplePayFeature(word: .known(10)) }
    package static var paymentTimingAutomaticReloadIndex: Int { 10 }
    /// `paymentRequestDeferred`: Deferred payments.
    public static var paymentRequestDeferred: ApplePayFeature { ApplePayFeature(word: .known(11)) }
    package static var paymentRequestDeferredIndex: Int { 11 }
    /// `paymentTimingDeferred`: Line items for deferred payments.
    public static var paymentTimingDeferred: ApplePayFeature { ApplePayFeature(word: .known(12)) }
    package static var paymentTimingDeferredIndex: Int { 12 }
    /// `paymentTimingImmediate`: Line items that are charged immediately.
    public static var paymentTimingImmediate: ApplePayFeature { ApplePayFeature(word: .known(13)) }
    package static var paymentTimingImmediateIndex: Int { 13 }
    /// `paymentTimingRecurring`: Line items for recurring payments.
    public static var paymentTimingRecurring: ApplePayFeature { ApplePayFeature(word: .known(14)) }
    package static var paymentTimingRecurringIndex: Int { 14 }
    /// `shippingContactEditingModeEnabled`: The editing mode that lets the shopper change the contact.
    public static var shippingContactEditingModeEnabled: ApplePayFeature { ApplePayFeature(word: .known(15)) }
    package static var shippingContactEditingModeEnabledIndex: Int { 15 }
    /// `shippingContactEditingModeStorePickup`: The editing mode for store pickup.
    public static var shippingContactEditingModeStorePickup: ApplePayFeature { ApplePayFeature(word: .known(16)) }
    package static var shippingContactEditingModeStorePickupIndex: Int { 16 }
    /// `shippingMethodDateComponentsRange`: Expected delivery dates.
    public static var shippingMethodDateComponentsRange: ApplePayFeature { ApplePayFeature(word: .known(17)) }
    package static var shippingMethodDateComponentsRangeIndex: Int { 17 }
    /// `paymentRequestDisbursements`: Transfers of money to the shopper.
    public static var paymentRequestDisbursements: ApplePayFeature { ApplePayFeature(word: .known(18)) }
    package static var paymentRequestDisbursementsIndex: Int { 18 }
    /// `paymentRequestDelegation`: Requests that a delegate makes for a merchant.
    public static var paymentRequestDelegation: ApplePayFeature { ApplePayFeature(word: .known(19)) }
    package static var paymentRequestDelegationIndex: Int { 19 }

    /// The known words, in the specification's order.
    public static var all: [ApplePayFeature] { [.applePayLater, .applePayLaterAvailability, .authorizationResultOrderDetails, .lineItemPaymentTiming, .paymentRequestAutomaticReload, .paymentRequestCouponCode, .paymentRequestMerchantCategoryCode, .paymentRequestMultiTokenContexts, .paymentRequestRecurring, .paymentRequestShippingContactEditingMode, .paymentTimingAutomaticReload, .paymentRequestDeferred, .paymentTimingDeferred, .paymentTimingImmediate, .paymentTimingRecurring, .shippingContactEditingModeEnabled, .shippingContactEditingModeStorePickup, .shippingMethodDateComponentsRange, .paymentRequestDisbursements, .paymentRequestDelegation] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension ApplePayFeature: Codable {}
#endif
