extension Shapes {
    static let updateBase = Shape(
        "ApplePayDetailsUpdateBase", swift: "UpdateBase", group: .updates, isAbstract: true, availability: .version(3),
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayDetailsUpdateBase.idl",
        summary: "Holds the members that the four answers to a change in the sheet have in common.",
        members: [
            Member("newTotal", .record("ApplePayLineItem"), .required, "Holds the total that is charged from now on."),
            Member("newLineItems", .list(.record("ApplePayLineItem")), .optional, default: "[]", "Lists what the new total is made of."),
            Member(
                "newMultiTokenContexts", .list(.record("ApplePayPaymentTokenContext")), .optional, since: .version(14),
                "Replaces the shares of the merchants, which otherwise stay."),
            Member(
                "newAutomaticReloadPaymentRequest", .record("ApplePayAutomaticReloadPaymentRequest"), .optional, since: .version(14),
                "Replaces the terms of the automatic reload."),
            Member(
                "newRecurringPaymentRequest", .record("ApplePayRecurringPaymentRequest"), .optional, since: .version(14),
                "Replaces the terms of the recurring payment."),
            Member(
                "newDeferredPaymentRequest", .record("ApplePayDeferredPaymentRequest"), .optional,
                since: .feature("paymentRequestDeferred", systems: "macOS 13.3, iOS 16.4"),
                "Replaces the terms of the deferred payment."),
            Member(
                "newDisbursementRequest", .record("ApplePayDisbursementRequest"), .optional,
                since: .engineOnly("macOS 15, iOS 18, feature paymentRequestDisbursements"),
                "Replaces the terms of the transfer."),
        ])
}
