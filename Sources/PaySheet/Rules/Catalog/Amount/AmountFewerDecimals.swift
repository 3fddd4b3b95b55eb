/// Fewer decimals than the currency has, which may be a sign of division by 100 where 1000 belongs.
enum AmountFewerDecimals: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "amount/fewer-decimals", "Fewer decimals than the currency has", .warning, group: .advice,
            what: "An amount has some decimals, but fewer than its currency.",
            why: "Dinars have three decimals. Code that divides minor units by 100 for every currency shows ten times the price there, "
                + "and its "
                + "amounts have two decimals.",
            instead: "Write as many decimals as the currency has, and divide minor units by 1000 where it has three.",
            sources: [], page: "applepaylineitem/amount",
            bad: [
                Sample(.request, [.text("/currencyCode", "KWD"), .remove("/lineItems")], at: "/total/amount"),
                Sample(
                    .request, [.text("/currencyCode", "KWD"), .text("/total/amount", "38.10"), .remove("/lineItems")], at: "/total/amount"),
                Sample(
                    .request, [.text("/currencyCode", "CLF"), .text("/total/amount", "38.060"), .remove("/lineItems")], at: "/total/amount",
                    policy: Policy().with { $0.ignored = [.currencyNotMoney] }),
            ],
            good: [
                Sample(.request, [.text("/currencyCode", "KWD"), .text("/total/amount", "38.060"), .remove("/lineItems")]),
                Sample(.request, [.text("/currencyCode", "KWD"), .text("/total/amount", "38"), .remove("/lineItems")]),
                Sample(
                    .request, [.text("/total/amount", "38.1"), .remove("/lineItems")],
                    policy: Policy().with { $0.ignored = [.amountOneDecimal] }),
                Sample(
                    .request, [.text("/total/amount", "1234567890123456789.00"), .remove("/lineItems")],
                    policy: Policy().with { $0.ignored = [.totalLarge] }),
                Sample(
                    .request, [.text("/total/amount", "1234567890123456789"), .remove("/lineItems")],
                    policy: Policy().with { $0.ignored = [.totalLarge] }),
            ])
    }

    static var rows: [RuleRow] { [] }

    static func found(_ place: AmountPlace, _ context: inout RuleContext) -> Bool {
        let scale = place.amount.scale
        guard scale != 0, scale < place.decimals else { return false }
        context.report(
            .amountFewerDecimals, at: place.node, help: "write all " + String(place.decimals) + " decimals",
            place.decimalsInWords + place.mostDecimalsInWords)
        return true
    }
}
