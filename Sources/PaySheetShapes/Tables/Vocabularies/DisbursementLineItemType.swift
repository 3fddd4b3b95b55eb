extension Shapes {
    static let disbursementLineItemType = Vocabulary(
        "ApplePayDisbursementLineItemType", swift: "DisbursementLineItemType", unknown: .throwing,
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayLineItem.idl",
        summary: "The lines of a transfer.",
        words: [
            Word("disbursement", "The amount that the person receives."),
            Word("instantFundsOutFee", "The fee for an instant transfer."),
        ])
}
