extension Shapes {
    static let updateBase = Shape(
        "ApplePayDetailsUpdateBase", swift: "UpdateBase", group: .updates, isAbstract: true, availability: .version(3),
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayDetailsUpdateBase.idl",
        summary: "The common members of the four updates.",
        members: [
            Member("newTotal", .record("ApplePayLineItem"), .required, "The new total."),
            Member("newLineItems", .list(.record("ApplePayLineItem")), .optional, default: "[]", "The items of the new total."),
            Member(
                "newMultiTokenContexts", .list(.record("ApplePayPaymentTokenContext")), .optional, since: .version(14),
                "The new shares of the merchants. By default they stay."),
            Member(
                "newAutomaticReloadPaymentRequest", .record("ApplePayAutomaticReloadPaymentRequest"), .optional, since: .version(14),
                "The new agreement about automatic reloads."),
            Member(
                "newRecurringPaymentRequest", .record("ApplePayRecurringPaymentRequest"), .optional, since: .version(14),
                "The new agreement about recurring payments."),
            Member(
                "newDeferredPaymentRequest", .record("ApplePayDeferredPaymentRequest"), .optional,
                since: .feature("paymentRequestDeferred", systems: "macOS 13.3, iOS 16.4"),
                "The new agreement about the deferred payment."),
            Member(
                "newDisbursementRequest", .record("ApplePayDisbursementRequest"), .optional,
                since: .engineOnly("macOS 15, iOS 18, feature paymentRequestDisbursements"),
                "The new conditions of the transfer."),
        ])
}
