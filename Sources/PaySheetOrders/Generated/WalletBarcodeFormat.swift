// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The kind of a barcode.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/walletorders/barcode>
public struct WalletBarcodeFormat: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: WalletOrdersWord.walletBarcodeFormat, of: .walletOrders) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: WalletOrdersWord.walletBarcodeFormat, of: .walletOrders) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: WalletBarcodeFormat, right: WalletBarcodeFormat) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `qr`: A QR code.
    public static var qr: WalletBarcodeFormat { WalletBarcodeFormat(word: .known(0)) }
    package static var qrIndex: Int { 0 }
    /// `pdf417`: A PDF417 code.
    public static var pdf417: WalletBarcodeFormat { WalletBarcodeFormat(word: .known(1)) }
    package static var pdf417Index: Int { 1 }
    /// `aztec`: An Aztec code.
    public static var aztec: WalletBarcodeFormat { WalletBarcodeFormat(word: .known(2)) }
    package static var aztecIndex: Int { 2 }
    /// `code128`: A Code 128 code, for ASCII only.
    public static var code128: WalletBarcodeFormat { WalletBarcodeFormat(word: .known(3)) }
    package static var code128Index: Int { 3 }

    /// The known words, in the specification's order.
    public static var all: [WalletBarcodeFormat] { [.qr, .pdf417, .aztec, .code128] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension WalletBarcodeFormat: Codable {}
#endif
