extension Shapes {
    static let installmentItemType = Vocabulary(
        "ApplePayInstallmentItemType", swift: "InstallmentItemType", unknown: .throwing,
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentItemType.idl",
        summary: "The kinds of goods in an installment purchase.",
        words: [
            Word("generic", "Anything else."),
            Word("phone", "Is a telephone."),
            Word("pad", "Is a tablet."),
            Word("watch", "Is a watch."),
            Word("mac", "Is a computer."),
        ])
}
