// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// Whether a pass can be used.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentpassactivationstate>
public struct PaymentPassActivationState: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.paymentPassActivationState) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.paymentPassActivationState) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: PaymentPassActivationState, right: PaymentPassActivationState) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `activated`: The pass can be used.
    public static var activated: PaymentPassActivationState { PaymentPassActivationState(word: .known(0)) }
    package static var activatedIndex: Int { 0 }
    /// `requiresActivation`: The shopper must activate the pass.
    public static var requiresActivation: PaymentPassActivationState { PaymentPassActivationState(word: .known(1)) }
    package static var requiresActivationIndex: Int { 1 }
    /// `activating`: The activation is in progress.
    public static var activating: PaymentPassActivationState { PaymentPassActivationState(word: .known(2)) }
    package static var activatingIndex: Int { 2 }
    /// `suspended`: The pass is suspended.
    public static var suspended: PaymentPassActivationState { PaymentPassActivationState(word: .known(3)) }
    package static var suspendedIndex: Int { 3 }
    /// `deactivated`: The pass can no longer be used.
    public static var deactivated: PaymentPassActivationState { PaymentPassActivationState(word: .known(4)) }
    package static var deactivatedIndex: Int { 4 }

    /// The known words, in the specification's order.
    public static var all: [PaymentPassActivationState] { [.activated, .requiresActivation, .activating, .suspended, .deactivated] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension PaymentPassActivationState: Codable {}
#endif
