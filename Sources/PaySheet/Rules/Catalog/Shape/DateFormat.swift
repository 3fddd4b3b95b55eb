/// The text is not an ISO 8601 date-time.
enum DateFormat: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "date/format", "Date format", .warning,
            what: "The text is not an ISO 8601 date-time.",
            why: "What a browser cannot read as a date counts as absent, without a word: a subscription then begins at once or never ends.",
            instead: "Write year, month and day, the letter T, a time, and Z or an offset, such as 2027-03-01T00:00:00Z.",
            sources: ShapeSamples.ids(ShapeSamples.dateFormat), page: "applepaylineitem/recurringpaymentstartdate",
            bad: [
                Sample(
                    .deferred, [.text("/deferredPaymentRequest/deferredBilling/deferredPaymentDate", "10 July 2027")],
                    at: "/deferredPaymentRequest/deferredBilling/deferredPaymentDate"),
                Sample(
                    .recurring, [.text("/lineItems/1/recurringPaymentStartDate", "2027-02-30T00:00:00Z")],
                    at: "/lineItems/1/recurringPaymentStartDate"),
            ] + ShapeSamples.dateFormat,
            good: [
                Sample(.deferred),
                Sample(.recurring),
            ])
    }

    /// The binder sees to it.
    static var rows: [RuleRow] { [] }
}
