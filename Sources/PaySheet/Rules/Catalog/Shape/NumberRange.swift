/// The number has a fraction, is negative, or is too large for the member.
enum NumberRange: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "number/range", "Number out of range", .warning,
            what: "The number has a fraction, is negative, or is too large for the member.",
            why: "A browser cuts the number to what fits and goes on with that: 1.5 becomes 1, and -1 becomes 4294967295.",
            instead: "Write a whole number that fits.",
            sources: ShapeSamples.ids(ShapeSamples.numberRange), page: "applepaylineitem/recurringpaymentintervalcount",
            bad: [
                Sample(
                    .shipping, [.set("/shippingMethods/0/dateComponentsRange/startDateComponents/days", "8.5")],
                    at: "/shippingMethods/0/dateComponentsRange/startDateComponents/days"),
                Sample(.result, [.set("/status", "65536")], at: "/status"),
            ] + ShapeSamples.numberRange,
            good: [
                Sample(.shipping, [.set("/shippingMethods/0/dateComponentsRange/startDateComponents/days", "7")]),
                Sample(.result, [.set("/status", "0")]),
            ])
    }

    /// The binder sees to it.
    static var rows: [RuleRow] { [] }
}
