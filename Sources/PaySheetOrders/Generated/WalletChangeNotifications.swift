// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// Whether Wallet tells the customer about changes.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/walletorders/order>
public struct WalletChangeNotifications: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: WalletOrdersWord.walletChangeNotifications, of: .walletOrders) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: WalletOrdersWord.walletChangeNotifications, of: .walletOrders) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: WalletChangeNotifications, right: WalletChangeNotifications) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `enabled`: Always.
    public static var enabled: WalletChangeNotifications { WalletChangeNotifications(word: .known(0)) }
    package static var enabledIndex: Int { 0 }
    /// `disabledIfAppInstalled`: Only without one of the associated apps.
    public static var disabledIfAppInstalled: WalletChangeNotifications { WalletChangeNotifications(word: .known(1)) }
    package static var disabledIfAppInstalledIndex: Int { 1 }

    /// The known words, in the specification's order.
    public static var all: [WalletChangeNotifications] { [.enabled, .disabledIfAppInstalled] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension WalletChangeNotifications: Codable {}
#endif
