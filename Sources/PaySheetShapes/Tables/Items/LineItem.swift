extension Shapes {
    static let lineItem = Shape(
        "ApplePayLineItem", swift: "LineItem", group: .items, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaylineitem",
        summary: "Is one line of the payment sheet: a label with an amount, and when the amount falls due.",
        members: [
            Member(
                "type", .token("ApplePayLineItemType"), .optional, default: #""final""#, example: #""final""#,
                "Says whether the amount is settled."),
            Member("label", .text(.plain), .expected, example: #""Subtotal""#, "Names the item in the sheet."),
            Member("amount", .amount, .expected, example: #""12.50""#, "Holds the item's amount, negative for a discount."),
            Member(
                "paymentTiming", .token("ApplePayPaymentTiming"), .optional, default: #""immediate""#, since: .version(12),
                example: #""immediate""#,
                "Says when the item is charged."),
            Member(
                "recurringPaymentStartDate", .date, .optional, since: .version(12), part: "plan", example: #""2027-03-01T00:00:00Z""#,
                "Sets the first charge of a recurring item, which is otherwise this payment."),
            Member(
                "recurringPaymentIntervalUnit", .token("ApplePayRecurringPaymentDateUnit"), .optional, default: #""month""#,
                since: .version(12),
                part: "plan", example: #""month""#,
                "Names the unit in which the interval of a recurring item is counted."),
            Member(
                "recurringPaymentIntervalCount", .unsignedLong, .optional, default: "1", since: .version(12), part: "plan", example: "1",
                "Counts the units between two charges of a recurring item."),
            Member(
                "recurringPaymentEndDate", .date, .optional, since: .version(12), part: "plan", example: #""2028-03-01T00:00:00Z""#,
                "Ends a recurring item, which otherwise goes on."),
            Member(
                "deferredPaymentDate", .date, .optional, since: .version(12), part: "plan", example: #""2027-03-01T00:00:00Z""#,
                "Sets the day on which a deferred item is charged."),
            Member(
                "automaticReloadPaymentThresholdAmount", .amount, .optional, since: .version(14), part: "plan", example: #""5.00""#,
                "Sets the balance below which an automatic reload is made."),
            Member(
                "disbursementLineItemType", .token("ApplePayDisbursementLineItemType"), .optional,
                since: .engineOnly("macOS 15, iOS 18, feature paymentRequestDisbursements"),
                part: "plan", example: #""disbursement""#,
                "Tells the money that is sent from the fee for sending it at once."),
        ])
}
