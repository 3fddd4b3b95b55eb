/// Zero with a minus.
enum AmountNegativeZero: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "amount/negative-zero", "Negative zero", .warning, group: .compatible,
            what: "An amount is zero and has a minus.",
            why: "The format allows it and Safari reads zero, but the W3C interface refuses every total that begins with a minus, and "
                + "other "
                + "readers show \"-0.00\" to the shopper.",
            instead: "Write zero without the minus.",
            sources: ["AP-AMT-NEG-ZERO"], page: "applepaylineitem/amount",
            bad: [
                Sample(
                    .request, [.text("/total/amount", "-0.00"), .remove("/lineItems")], at: "/total/amount", shows: ["AP-AMT-NEG-ZERO"]),
                Sample(.shipping, [.text("/shippingMethods/1/amount", "-0")], at: "/shippingMethods/1/amount"),
                Sample(
                    .w3c,
                    [.set("/details/displayItems/-", #"{"label":"Gift Wrap","amount":{"currency":"USD","value":"-0.00"}}"#)],
                    at: "/details/displayItems/2/amount/value"),
            ],
            good: [
                Sample(.request, [.text("/total/amount", "0.00"), .remove("/lineItems")]),
                Sample(.couponCodeUpdate, [.text("/newLineItems/1/amount", "-0.01"), .text("/newTotal/amount", "106.39")]),
            ])
    }

    static var rows: [RuleRow] { [] }

    static func found(_ place: AmountPlace, _ context: inout RuleContext) -> Bool {
        guard place.amount.isWrittenAsNegativeZero else { return false }
        // That the W3C interface throws is said elsewhere.
        if place.isW3CTotal { return true }
        let text = Amount(unchecked: 0, scale: max(min(place.amount.scale, max(place.decimals, 0)), 0)).text
        let help = "write " + Shown.quoted(text)
        context.report(
            .amountNegativeZero, at: place.node, fix: RawFix(.safe, help, [.replace(node: place.node, text: text)]), help: help,
            Shown.quoted(place.amount.text) + " is zero with a minus")
        return true
    }
}
