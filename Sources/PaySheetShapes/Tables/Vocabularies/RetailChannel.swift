extension Shapes {
    static let retailChannel = Vocabulary(
        "ApplePayInstallmentRetailChannel", swift: "RetailChannel", unknown: .throwing,
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentRetailChannel.idl",
        summary: "The place of an installment purchase.",
        words: [
            Word("unknown", "An unknown place."),
            Word("app", "An app."),
            Word("web", "A web page."),
            Word("inStore", "Is a shop."),
        ])
}
