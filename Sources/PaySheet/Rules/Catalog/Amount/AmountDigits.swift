/// More digits than anybody counts with.
enum AmountDigits: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "amount/digits", "More than 18 digits", .warning,
            what: "An amount has more than 18 digits.",
            why: "Safari takes any number of digits, but the payment system behind it keeps 38 and most programs fewer: 64 bits end at 18. "
                + "So many digits are an identifier or a mistake.",
            instead: "Check where the number comes from.",
            sources: [], page: "applepaylineitem/amount",
            bad: [
                Sample(
                    .request, [.set("/lineItems/-", #"{"label":"Box","amount":"1000000000000000000"}"#)], at: "/lineItems/2/amount"),
                Sample(.shipping, [.text("/shippingMethods/1/amount", "1234567890123456789.00")], at: "/shippingMethods/1/amount"),
                Sample(
                    .request, [.text("/total/amount", "-1000000000000000000"), .remove("/lineItems")], at: "/total/amount",
                    policy: Policy().with { $0.ignored = [.totalNegative] }),
            ],
            good: [
                Sample(.shipping, [.text("/shippingMethods/1/amount", "1234567890123456.00")]),
                Sample(
                    .request,
                    [
                        .set("/lineItems/-", #"{"label":"Box","amount":"999999999999999999"}"#),
                        .set("/lineItems/-", #"{"label":"Discount","amount":"-999999999999999999"}"#),
                    ]),
                Sample(
                    .request, [.text("/total/amount", "1000000000000000000"), .remove("/lineItems")],
                    policy: Policy().with { $0.ignored = [.totalLarge] }),
            ])
    }

    static var rows: [RuleRow] { [] }

    static func found(_ place: AmountPlace, _ text: borrowing Text, _ context: inout RuleContext) -> Bool {
        // Of a total the rule about large ones speaks.
        guard !place.amount.isExact, !place.isTotal || place.amount.isNegative else { return false }
        context.report(
            .amountDigits, at: place.node, help: "check where the number comes from",
            "an amount of " + String(text.byteCount) + " characters has more digits than programs count with")
        return true
    }
}
