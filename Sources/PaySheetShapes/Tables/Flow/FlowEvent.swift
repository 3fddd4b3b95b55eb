extension Shapes {
    static let flowEvent = Shape(
        "FlowEvent", swift: "FlowEvent", group: .flow, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaysession",
        summary: "One change in the sheet together with the merchant's answer.",
        members: [
            Member("selected", .record("FlowSelection"), .optional, "The choice of the shopper."),
            Member(
                "update", .token("UpdateKind"), .required, example: #""ApplePayShippingMethodUpdate""#,
                "The dictionary of the answer."),
            Member(
                "data",
                .variant(
                    "UpdatePayload", by: "update",
                    cases: [
                        .init("ApplePayPaymentMethodUpdate", "ApplePayPaymentMethodUpdate", "paymentMethod"),
                        .init("ApplePayShippingMethodUpdate", "ApplePayShippingMethodUpdate", "shippingMethod"),
                        .init("ApplePayShippingContactUpdate", "ApplePayShippingContactUpdate", "shippingContact"),
                        .init("ApplePayCouponCodeUpdate", "ApplePayCouponCodeUpdate", "couponCode"),
                        .init("PaymentDetailsUpdate", "PaymentDetailsUpdate", "details"),
                        .init("PaymentValidationErrors", "PaymentValidationErrors", "retry"),
                    ]), .required,
                "The answer."),
        ])
}
