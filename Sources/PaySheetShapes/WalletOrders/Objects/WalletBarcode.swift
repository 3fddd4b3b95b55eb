extension OrderShapes {
    static let barcode = Shape(
        "WalletBarcode", swift: "WalletBarcode", group: .other, availability: .always,
        link: "https://developer.apple.com/documentation/walletorders/barcode",
        summary: "A barcode.",
        members: [
            Member("format", .token("WalletBarcodeFormat"), .required, "The kind of barcode."),
            Member("message", .text(.plain), .required, personal: true, example: #""ORDER-42""#, "The content."),
            Member("messageEncoding", .text(.plain), .required, example: #""iso-8859-1""#, "The text encoding of the content."),
            Member("altText", .text(.plain), .optional, personal: true, example: #""ORDER-42""#, "Text beside the barcode for people."),
        ])
}
