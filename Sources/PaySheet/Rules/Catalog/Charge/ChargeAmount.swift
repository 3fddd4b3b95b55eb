/// A token that was authorized for another amount.
enum ChargeAmount: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "charge/amount", "Token authorizes another amount", .error, scope: .flow,
            what: "The amount inside the decrypted token is not the total that the sheet showed.",
            why:
                "Apple asks the merchant to refuse such a payment. A common cause: the token counts in minor units, the request in "
                + "whole ones.",
            instead: "Compare the token's amount, in minor units, with the final total before charging.",
            sources: ["AP-TOK-AMOUNT"], page: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
            bad: [
                Sample(
                    .plainFlow, [Charge.sampleToken(amount: 3805)], at: "/request/total/amount", shows: ["AP-TOK-AMOUNT"]),
                Sample(
                    .flow, [Charge.sampleToken(amount: 111)], at: "/events/2/data/newTotal/amount", shows: ["AP-TOK-AMOUNT"]),
                Sample(
                    .request, [], at: "/total/amount", shows: ["AP-TOK-AMOUNT"],
                    expecting: Expectations().with { $0.tokenCharge = TokenCharge(amount: 3805, numericCurrency: "840") }),
                Sample(
                    .flow, [], at: "/events/2/data/newTotal/amount", shows: ["AP-TOK-AMOUNT"],
                    expecting: Expectations().with { $0.tokenCharge = TokenCharge(amount: 111, numericCurrency: "840") }),
            ],
            good: [
                Sample(.plainFlow, [Charge.sampleToken(amount: 3806)]), Sample(.flow, [Charge.sampleToken(amount: 11107)]),
                Sample(.request, [], expecting: Expectations().with { $0.tokenCharge = TokenCharge(amount: 3806, numericCurrency: "840") }),
                Sample(.flow, [], expecting: Expectations().with { $0.tokenCharge = TokenCharge(amount: 11107, numericCurrency: "840") }),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentFlow, ShapeIndex.paymentRequest, asks: .charge, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard Charge.isRoot(context), let token = Charge.token(cursor, context), let expected = token.amount,
            let charge = Charge(cursor, context),
            let total = charge.total, let amount = cursor.at(total).amount(LineItem.Slot.amount),
            let node = cursor.at(total).slot(LineItem.Slot.amount), let currency = Charge.currency(cursor, charge),
            let units = try? amount.minorUnits(in: currency), units != expected
        else { return }
        let authorized = Amount(minorUnits: expected, in: currency)
        context.report(
            .chargeAmount, at: node, help: "do not charge: the amounts must be equal",
            "the total is " + amount.text + " and the token was authorized for " + authorized.text + Discrepancy.guess(amount, authorized))
    }
}
