extension OrderShapes {
    static let barcodeFormat = Vocabulary(
        "WalletBarcodeFormat", swift: "WalletBarcodeFormat", unknown: .refused,
        link: "https://developer.apple.com/documentation/walletorders/barcode",
        summary: "The kind of a barcode.",
        words: [
            Word("qr", "A QR code."),
            Word("pdf417", "A PDF417 code."),
            Word("aztec", "An Aztec code."),
            Word("code128", "A Code 128 code, for ASCII only."),
        ])
}
