extension Shapes {
    static let automaticReloadPaymentRequest = Shape(
        "ApplePayAutomaticReloadPaymentRequest", swift: "AutomaticReloadPaymentRequest", group: .special, availability: .version(14),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayautomaticreloadpaymentrequest",
        summary: "Sets the terms of payments that top up a balance whenever it falls below a threshold.",
        members: [
            Member("paymentDescription", .text(.plain), .required, example: #""Transit Card""#, "Says in the sheet what is paid for."),
            Member(
                "automaticReloadBilling", .record("ApplePayLineItem"), .required,
                "Holds the amount of one reload and the balance that sets it off."),
            Member(
                "billingAgreement", .text(.plain), .optional, example: #""Reloads your card whenever the balance is low.""#,
                "States the terms in at most 500 characters."),
            Member(
                "managementURL", .text(.url), .required, example: #""https://shop.example/card""#,
                "Leads to the page where the shopper changes or ends the agreement."),
            Member(
                "tokenNotificationURL", .text(.url), .optional, example: #""https://api.shop.example/apple-pay""#,
                "Is the base of the address at which Apple announces events of the merchant token."),
        ])
}
