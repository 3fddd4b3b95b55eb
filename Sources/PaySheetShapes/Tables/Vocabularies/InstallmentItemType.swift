extension Shapes {
    static let installmentItemType = Vocabulary(
        "ApplePayInstallmentItemType", swift: "InstallmentItemType", unknown: .throwing,
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentItemType.idl",
        summary: "Lists the kinds of goods that are paid in installments.",
        words: [
            Word("generic", "Is anything else."),
            Word("phone", "Is a telephone."),
            Word("pad", "Is a tablet."),
            Word("watch", "Is a watch."),
            Word("mac", "Is a computer."),
        ])
}
