extension Shapes {
    static let retailChannel = Vocabulary(
        "ApplePayInstallmentRetailChannel", swift: "RetailChannel", unknown: .throwing,
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentRetailChannel.idl",
        summary: "Says where a purchase in installments is made.",
        words: [
            Word("unknown", "Is not known."),
            Word("app", "Is an app."),
            Word("web", "Is a web page."),
            Word("inStore", "Is a shop."),
        ])
}
