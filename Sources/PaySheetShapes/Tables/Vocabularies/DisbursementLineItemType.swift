extension Shapes {
    static let disbursementLineItemType = Vocabulary(
        "ApplePayDisbursementLineItemType", swift: "DisbursementLineItemType", unknown: .throwing,
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayLineItem.idl",
        summary: "Tells the lines of a transfer apart.",
        words: [
            Word("disbursement", "Is the amount that the person receives."),
            Word("instantFundsOutFee", "Is the fee for sending the money at once."),
        ])
}
