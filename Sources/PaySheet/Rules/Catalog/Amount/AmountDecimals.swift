/// More decimals than the currency has.
enum AmountDecimals: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "amount/decimals", "More decimals than the currency has", .warning,
            what: "An amount has more decimals than its currency has.",
            why: "Safari takes any number of decimals, but nobody can pay a fraction of the smallest coin: the sheet rounds, the payment "
                + "provider rounds in its own way or refuses, and the two no longer agree. Before 2021 Safari threw at more than two "
                + "decimals.",
            instead: "Round to the decimals of the currency before the amount becomes text: two for US dollars, none for yen, three for "
                + "Kuwaiti dinars.",
            sources: ["AP-CURRENCY-MINOR"], page: "applepaylineitem/amount",
            bad: [
                Sample(
                    .request, [.text("/total/amount", "38.060")], at: "/total/amount", shows: ["AP-CURRENCY-MINOR"]),
                Sample(.request, [.text("/lineItems/1/amount", "3.060")], at: "/lineItems/1/amount"),
                Sample(
                    .reload,
                    [.text("/automaticReloadPaymentRequest/automaticReloadBilling/automaticReloadPaymentThresholdAmount", "10.000")],
                    at: "/automaticReloadPaymentRequest/automaticReloadBilling/automaticReloadPaymentThresholdAmount"),
                Sample(
                    .shipping, [.text("/currencyCode", "KWD"), .text("/shippingMethods/1/amount", "14.9505")],
                    at: "/shippingMethods/1/amount"),
                Sample(.paymentMethodUpdate, [.text("/newTotal/amount", "74.18000")], at: "/newTotal/amount"),
                Sample(
                    .w3c, [.text("/details/displayItems/1/amount/value", "3.0600")], at: "/details/displayItems/1/amount/value"),
                Sample(
                    .request, [.remove("/lineItems")], at: "/total/amount",
                    policy: Policy().with { $0.decimals = [Policy.CurrencyDecimals(.usd, 0)] }),
                Sample(.order, [.text("/items/0/amount", "120.000")], at: "/items/0/amount"),
                Sample(.request, [.text("/total/amount", "38.060"), .text("/total/type", "pending")], at: "/total/amount"),
                Sample(
                    .w3c, [.remove("/details/displayItems")], at: "/details/total/amount/value",
                    policy: Policy().with { $0.decimals = [Policy.CurrencyDecimals(.usd, 0)] }),
                Sample(.w3cUpdate, [.text("/shippingOptions/0/amount/value", "4.900")], at: "/shippingOptions/0/amount/value"),
            ],
            good: [
                Sample(.request, [.text("/lineItems/0/amount", "35")]),
                Sample(.request, [.text("/currencyCode", "KWD"), .text("/total/amount", "38.060")]),
                Sample(
                    .request, [.text("/total/amount", "38.060")],
                    policy: Policy().with { $0.decimals = [Policy.CurrencyDecimals(.usd, 3)] }),
                Sample(.paymentMethodUpdate, [.text("/newTotal/amount", "74.1800")]),
                Sample(
                    .request, [.text("/lineItems/1/type", "pending"), .text("/lineItems/1/amount", "3.060")],
                    policy: Policy().with { $0.ignored = [.itemPendingAmount] }),
                Sample(
                    .w3c, [.remove("/details/displayItems")],
                    policy: Policy().with { $0.decimals = [Policy.CurrencyDecimals(.eur, 0)] }),
                Sample(.order, [.text("/currency", "KWD"), .text("/total", "195.500")]),
                Sample(
                    .request, [.text("/total/amount", "1234567890123456789.00"), .remove("/lineItems")],
                    policy: Policy().with { $0.ignored = [.totalLarge] }),
            ])
    }

    static var rows: [RuleRow] { AmountCheck.rows }

    static func found(_ place: AmountPlace, _ context: inout RuleContext) -> Bool {
        let scale = place.amount.scale
        // No currency has more than four.
        guard scale > (place.decimals < 0 ? 4 : place.decimals) else { return false }
        let fix = place.rounding()
        context.report(
            .amountDecimals, at: place.node, fix: fix, help: fix?.summary ?? "round it to the decimals of the currency",
            place.decimalsInWords + place.mostDecimalsInWords)
        return true
    }
}
