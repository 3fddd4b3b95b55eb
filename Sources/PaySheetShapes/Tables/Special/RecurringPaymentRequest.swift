extension Shapes {
    static let recurringPaymentRequest = Shape(
        "ApplePayRecurringPaymentRequest", swift: "RecurringPaymentRequest", group: .special, availability: .version(14),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentrequest",
        summary: "Sets the terms of a payment that repeats at regular intervals.",
        members: [
            Member("paymentDescription", .text(.plain), .required, example: #""Wander Plus""#, "Says in the sheet what is paid for."),
            Member("regularBilling", .record("ApplePayLineItem"), .required, "Holds the amount and interval of the regular charges."),
            Member(
                "trialBilling", .record("ApplePayLineItem"), .optional,
                "Holds the amount and interval of the charges in a trial period."),
            Member(
                "billingAgreement", .text(.plain), .optional, example: #""Charged every month until you cancel.""#,
                "States the terms in at most 500 characters."),
            Member(
                "managementURL", .text(.url), .required, example: #""https://shop.example/plan""#,
                "Leads to the page where the shopper changes or ends the agreement."),
            Member(
                "tokenNotificationURL", .text(.url), .optional, example: #""https://api.shop.example/apple-pay""#,
                "Is the base of the address at which Apple announces events of the merchant token."),
        ])
}
