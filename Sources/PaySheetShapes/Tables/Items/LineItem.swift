extension Shapes {
    static let lineItem = Shape(
        "ApplePayLineItem", swift: "LineItem", group: .items, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaylineitem",
        summary: "One line of the payment sheet: a label, an amount and its charge date.",
        members: [
            Member(
                "type", .token("ApplePayLineItemType"), .optional, default: #""final""#, example: #""final""#,
                "Whether the amount is final."),
            Member("label", .text(.plain), .expected, example: #""Subtotal""#, "The name of the item in the sheet."),
            Member("amount", .amount, .expected, example: #""12.50""#, "The amount of the item, negative for a discount."),
            Member(
                "paymentTiming", .token("ApplePayPaymentTiming"), .optional, default: #""immediate""#, since: .version(12),
                example: #""immediate""#,
                "The time of the charge."),
            Member(
                "recurringPaymentStartDate", .date, .optional, since: .version(12), part: "plan", example: #""2027-03-01T00:00:00Z""#,
                "The first charge of a recurring item. By default it is this payment."),
            Member(
                "recurringPaymentIntervalUnit", .token("ApplePayRecurringPaymentDateUnit"), .optional, default: #""month""#,
                since: .version(12),
                part: "plan", example: #""month""#,
                "The unit for the interval of a recurring item."),
            Member(
                "recurringPaymentIntervalCount", .unsignedLong, .optional, default: "1", since: .version(12), part: "plan", example: "1",
                "The number of units between two charges of a recurring item."),
            Member(
                "recurringPaymentEndDate", .date, .optional, since: .version(12), part: "plan", example: #""2028-03-01T00:00:00Z""#,
                "The end of a recurring item. By default there is no end."),
            Member(
                "deferredPaymentDate", .date, .optional, since: .version(12), part: "plan", example: #""2027-03-01T00:00:00Z""#,
                "The charge date of a deferred item."),
            Member(
                "automaticReloadPaymentThresholdAmount", .amount, .optional, since: .version(14), part: "plan", example: #""5.00""#,
                "The balance that triggers an automatic reload."),
            Member(
                "disbursementLineItemType", .token("ApplePayDisbursementLineItemType"), .optional,
                since: .engineOnly("macOS 15, iOS 18, feature paymentRequestDisbursements"),
                part: "plan", example: #""disbursement""#,
                "The type of a transfer's line: the amount that the person receives, or the fee for an instant transfer."),
        ])
}
