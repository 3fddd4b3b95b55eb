/// One decimal where the documentation wants none or two.
enum AmountOneDecimal: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "amount/one-decimal", "Amount with one decimal", .warning, group: .compatible,
            what: "An amount has one decimal.",
            why: "Apple documents amounts with no decimals or with exactly two. Safari takes one decimal as well, so the two sources "
                + "disagree, and payment providers go by the documentation.",
            instead: "Write the second decimal, too.",
            sources: ["AP-AMT-FORMAT"], page: "applepaylineitem/amount",
            bad: [
                Sample(
                    .request, [.text("/total/amount", "38.1"), .text("/lineItems/1/amount", "3.10")], at: "/total/amount",
                    shows: ["AP-AMT-FORMAT"]),
                Sample(.multiMerchant, [.text("/multiTokenContexts/1/amount", "80.5")], at: "/multiTokenContexts/1/amount"),
                Sample(.shipping, [.text("/shippingMethods/1/amount", "15.0")], at: "/shippingMethods/1/amount"),
            ],
            good: [
                Sample(.request, [.text("/total/amount", "38.10"), .text("/lineItems/1/amount", "3.10")]),
                Sample(.shipping, [.text("/shippingMethods/1/amount", "15")]),
                Sample(
                    .request, [.text("/total/amount", "38.1"), .remove("/lineItems")],
                    policy: Policy().with { $0.decimals = [Policy.CurrencyDecimals(.usd, 1)] }),
            ])
    }

    static var rows: [RuleRow] { [] }

    static func found(_ place: AmountPlace, _ context: inout RuleContext) -> Bool {
        guard place.amount.scale == 1, place.decimals >= 2, let padded = place.amount.withTwoDecimals?.text else { return false }
        let help = "write " + Shown.quoted(padded)
        context.report(
            .amountOneDecimal, at: place.node, fix: RawFix(.safe, help, [.replace(node: place.node, text: padded)]), help: help,
            Shown.quoted(place.amount.text) + " has one decimal; the documentation allows none or two")
        return true
    }
}
