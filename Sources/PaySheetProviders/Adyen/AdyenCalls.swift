import PaySheet

extension Provider {
    /// The component of Adyen Web, alone and in the configuration of Drop-in.
    static let adyenCalls =
        [
            SourceCall("ApplePay", .constructor, argument: 1, signs: component, marks: words, unshown: .any, .document(.adyenApplePay)),
            SourceCall(
                "create", selectors: ["applepay"], argument: 1, signs: component, marks: words, unshown: .any, .document(.adyenApplePay)),
            SourceCall("AdyenCheckout", .function, signs: [], path: methods, .document(.adyenApplePay)),
            SourceCall("Dropin", .constructor, argument: 1, signs: [], marks: words, path: methods, .document(.adyenApplePay)),
            SourceCall(
                "AdyenCheckout", .function, signs: ["environment", "clientKey"], .context(.adyenApplePay, member: "checkout")),
        ] + ["resolve", "reject"].map { SourceCall($0, signs: [], marks: words, receiver: .handler(events), .document(.adyenSheetUpdate)) }

    private static let methods = ["paymentMethodsConfiguration", "applepay"]
    private static let events = [
        "onShippingContactSelected", "onShippingMethodSelected", "onPaymentMethodSelected", "onCouponCodeChanged",
    ]
    /// What shows that a file is about the component.
    private static let words = ["AdyenCheckout", "@adyen/adyen-web", "@adyen/adyen-web/auto"]
    /// Members of the component.
    private static let component = ["amount", "totalPriceLabel", "totalPriceStatus", "isExpress"] + events
}
