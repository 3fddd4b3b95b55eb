extension Shapes {
    static let recurringPaymentRequest = Shape(
        "ApplePayRecurringPaymentRequest", swift: "RecurringPaymentRequest", group: .special, availability: .version(14),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentrequest",
        summary: "The agreement about a payment that repeats at regular intervals.",
        members: [
            Member("paymentDescription", .text(.plain), .required, example: #""Wander Plus""#, "The purpose of the payment in the sheet."),
            Member("regularBilling", .record("ApplePayLineItem"), .required, "The amount and interval of the regular charges."),
            Member(
                "trialBilling", .record("ApplePayLineItem"), .optional,
                "The amount and interval of the charges in a trial period."),
            Member(
                "billingAgreement", .text(.plain), .optional, example: #""Charged every month until you cancel.""#,
                "The text of the agreement, with at most 500 characters."),
            Member(
                "managementURL", .text(.url), .required, example: #""https://shop.example/plan""#,
                "The page where the shopper changes or ends the agreement."),
            Member(
                "tokenNotificationURL", .text(.url), .optional, example: #""https://api.shop.example/apple-pay""#,
                "The base of the address for notifications about the merchant token."),
        ])
}
