extension Shapes {
    static let deferredPaymentRequest = Shape(
        "ApplePayDeferredPaymentRequest", swift: "DeferredPaymentRequest", group: .special,
        availability: .feature("paymentRequestDeferred", systems: "macOS 13.3, iOS 16.4"),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaydeferredpaymentrequest",
        summary: "Sets the terms of a payment that is charged once at a later date.",
        members: [
            Member(
                "billingAgreement", .text(.plain), .optional, example: #""Free to cancel until the end of February.""#,
                "States the terms, above all those of cancellation."),
            Member("deferredBilling", .record("ApplePayLineItem"), .required, "Holds the amount and the date of the charge."),
            Member(
                "freeCancellationDate", .date, .optional, example: #""2027-02-27T18:00:00Z""#,
                "Sets the moment until which cancelling costs nothing."),
            Member(
                "freeCancellationDateTimeZone", .text(.timeZone), .optional, example: #""America/New_York""#,
                "Names the time zone in which the cancellation date is meant."),
            Member(
                "managementURL", .text(.url), .required, example: #""https://shop.example/booking""#,
                "Leads to the page where the shopper changes or ends the agreement."),
            Member("paymentDescription", .text(.plain), .required, example: #""Hotel Booking""#, "Says in the sheet what is paid for."),
            Member(
                "tokenNotificationURL", .text(.url), .optional, example: #""https://api.shop.example/apple-pay""#,
                "Is the base of the address at which Apple announces events of the merchant token."),
        ])
}
