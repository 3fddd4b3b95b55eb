extension Shapes {
    static let automaticReloadPaymentRequest = Shape(
        "ApplePayAutomaticReloadPaymentRequest", swift: "AutomaticReloadPaymentRequest", group: .special, availability: .version(14),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayautomaticreloadpaymentrequest",
        summary: "The agreement about payments that top up a balance when it falls below a threshold.",
        members: [
            Member("paymentDescription", .text(.plain), .required, example: #""Transit Card""#, "The purpose of the payment in the sheet."),
            Member(
                "automaticReloadBilling", .record("ApplePayLineItem"), .required,
                "The amount of one reload, and the balance that triggers it."),
            Member(
                "billingAgreement", .text(.plain), .optional, example: #""Reloads your card whenever the balance is low.""#,
                "The text of the agreement, with at most 500 characters."),
            Member(
                "managementURL", .text(.url), .required, example: #""https://shop.example/card""#,
                "The page where the shopper changes or ends the agreement."),
            Member(
                "tokenNotificationURL", .text(.url), .optional, example: #""https://api.shop.example/apple-pay""#,
                "The base of the address for notifications about the merchant token."),
        ])
}
