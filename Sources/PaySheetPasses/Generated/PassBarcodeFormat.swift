// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The kind of a barcode.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/walletpasses/pass/barcodes-data.dictionary>
public struct PassBarcodeFormat: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: PassesWord.passBarcodeFormat, of: .passes) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: PassesWord.passBarcodeFormat, of: .passes) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: PassBarcodeFormat, right: PassBarcodeFormat) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `PKBarcodeFormatQR`: A QR code.
    public static var qr: PassBarcodeFormat { PassBarcodeFormat(word: .known(0)) }
    package static var qrIndex: Int { 0 }
    /// `PKBarcodeFormatPDF417`: A PDF417 code.
    public static var pdf417: PassBarcodeFormat { PassBarcodeFormat(word: .known(1)) }
    package static var pdf417Index: Int { 1 }
    /// `PKBarcodeFormatAztec`: An Aztec code.
    public static var aztec: PassBarcodeFormat { PassBarcodeFormat(word: .known(2)) }
    package static var aztecIndex: Int { 2 }
    /// `PKBarcodeFormatCode128`: A Code 128 code, from iOS 9 on.
    public static var code128: PassBarcodeFormat { PassBarcodeFormat(word: .known(3)) }
    package static var code128Index: Int { 3 }
    /// `PKBarcodeFormatCode39`: A Code 39 code, from iOS 27 on.
    public static var code39: PassBarcodeFormat { PassBarcodeFormat(word: .known(4)) }
    package static var code39Index: Int { 4 }
    /// `PKBarcodeFormatCodabar`: A Codabar code, from iOS 27 on.
    public static var codabar: PassBarcodeFormat { PassBarcodeFormat(word: .known(5)) }
    package static var codabarIndex: Int { 5 }
    /// `PKBarcodeFormatEAN13`: An EAN-13 code, from iOS 27 on.
    public static var ean13: PassBarcodeFormat { PassBarcodeFormat(word: .known(6)) }
    package static var ean13Index: Int { 6 }
    /// `PKBarcodeFormatI2of5`: An Interleaved 2 of 5 code, from iOS 27 on.
    public static var interleaved2of5: PassBarcodeFormat { PassBarcodeFormat(word: .known(7)) }
    package static var interleaved2of5Index: Int { 7 }

    /// The known words, in the specification's order.
    public static var all: [PassBarcodeFormat] { [.qr, .pdf417, .aztec, .code128, .code39, .codabar, .ean13, .interleaved2of5] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension PassBarcodeFormat: Codable {}
#endif
