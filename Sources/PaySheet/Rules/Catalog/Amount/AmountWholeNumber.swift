/// A request whose amounts may all be in cents.
enum AmountWholeNumber: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "amount/whole-number", "Amounts that may be minor units", .warning, group: .advice,
            what: "The total is a whole number of four digits or more, without decimals, in a currency that has them.",
            why:
                "Amounts are in dollars, not in cents. \"3806\" charges three thousand eight hundred and six dollars; the same number "
                + "in minor "
                + "units means 38.06.",
            instead: "Write the decimals even where they are zero; then nobody has to wonder.",
            sources: ["AP-CURRENCY-MINOR"], page: "applepaylineitem/amount",
            bad: [
                Sample(
                    .request, [.text("/total/amount", "3806"), .remove("/lineItems")], at: "/total/amount", shows: ["AP-CURRENCY-MINOR"]),
                Sample(
                    .request,
                    [
                        .text("/total/amount", "3806"), .text("/lineItems/0/amount", "3500"), .text("/lineItems/1/amount", "306"),
                    ], at: "/total/amount"),
                Sample(.request, [.text("/total/amount", "1000"), .remove("/lineItems")], at: "/total/amount"),
                Sample(
                    .request, [.text("/total/amount", "3806"), .remove("/lineItems")], at: "/total/amount",
                    policy: Policy().with { $0.decimals = [Policy.CurrencyDecimals(.usd, 1)] }),
            ],
            good: [
                Sample(.request, [.text("/total/amount", "3806.00"), .remove("/lineItems")]),
                Sample(.request, [.text("/total/amount", "3806"), .remove("/lineItems"), .text("/currencyCode", "JPY")]),
                Sample(.request, [.text("/total/amount", "380"), .remove("/lineItems")]),
                Sample(.request, [.text("/total/amount", "999"), .remove("/lineItems")]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.amount], roles: [.total], isAdvice: true, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard context.facts.decimals > 0, let node = cursor.slot(LineItem.Slot.amount),
            cursor.nodes[node].isPlainString, let amount = cursor.amount(LineItem.Slot.amount), amount.isExact, amount.scale == 0,
            amount.coefficient >= 1000
        else { return }
        let meant = Amount(unchecked: amount.coefficient, scale: context.facts.decimals)
        context.report(
            .amountWholeNumber, at: node, help: "write the decimals, even where they are zero",
            Shown.quoted(amount.text) + " charges " + amount.text + " " + LetterCode.text(context.facts.currencyCode)
                + "; in minor units it would be " + meant.text)
    }
}
