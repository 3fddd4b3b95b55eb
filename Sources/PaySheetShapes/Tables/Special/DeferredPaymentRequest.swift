extension Shapes {
    static let deferredPaymentRequest = Shape(
        "ApplePayDeferredPaymentRequest", swift: "DeferredPaymentRequest", group: .special,
        availability: .feature("paymentRequestDeferred", systems: "macOS 13.3, iOS 16.4"),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaydeferredpaymentrequest",
        summary: "The agreement about one charge at a later date.",
        members: [
            Member(
                "billingAgreement", .text(.plain), .optional, example: #""Free to cancel until the end of February.""#,
                "The text of the agreement, above all about cancellation."),
            Member("deferredBilling", .record("ApplePayLineItem"), .required, "The amount and the date of the charge."),
            Member(
                "freeCancellationDate", .date, .optional, example: #""2027-02-27T18:00:00Z""#,
                "The end of free cancellation."),
            Member(
                "freeCancellationDateTimeZone", .text(.timeZone), .optional, example: #""America/New_York""#,
                "The time zone of the cancellation date."),
            Member(
                "managementURL", .text(.url), .required, example: #""https://shop.example/booking""#,
                "The page where the shopper changes or ends the agreement."),
            Member(
                "paymentDescription", .text(.plain), .required, example: #""Hotel Booking""#, "The purpose of the payment in the sheet."),
            Member(
                "tokenNotificationURL", .text(.url), .optional, example: #""https://api.shop.example/apple-pay""#,
                "The base of the address for notifications about the merchant token."),
        ])
}
