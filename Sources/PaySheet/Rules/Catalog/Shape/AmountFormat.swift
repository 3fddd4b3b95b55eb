/// The text is not an amount.
enum AmountFormat: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "amount/format", "Amount format", .error,
            what: "The text is not an amount.",
            why:
                "Amounts are plain digits with a point; anything else stops the payment sheet from opening. A minus sign may stand in "
                + "front, and a browser throws a TypeError at all the rest.",
            instead: "Write digits with a point, such as 12.50, in double quotes.",
            sources: ShapeSamples.ids(ShapeSamples.amountFormat), page: "applepaylineitem/amount",
            bad: [
                Sample(.request, [.text("/total/amount", "38,06")], at: "/total/amount"),
                Sample(.request, [.text("/total/amount", "$38.06")], at: "/total/amount"),
                Sample(.shipping, [.text("/shippingMethods/0/amount", "")], at: "/shippingMethods/0/amount"),
            ] + ShapeSamples.amountFormat,
            good: [
                Sample(.request, [.text("/total/amount", "38.06")]),
                Sample(.request, [.text("/total/amount", "0.00"), .remove("/lineItems")]),
            ])
    }

    /// The binder sees to it.
    static var rows: [RuleRow] { [] }
}
