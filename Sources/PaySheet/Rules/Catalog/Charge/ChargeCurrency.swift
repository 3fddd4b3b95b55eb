/// A token that was authorized in another currency.
enum ChargeCurrency: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "charge/currency", "Token authorizes another currency", .error, scope: .flow,
            what: "The numeric currency code inside the decrypted token is not that of the request.",
            why: "Apple asks the merchant to refuse such a payment: the shopper agreed to another currency.",
            instead: "Compare the token's numeric ISO 4217 code with the request's currency before charging.",
            sources: ["AP-TOK-CURRENCY"], page: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
            bad: [
                Sample(
                    .plainFlow, [Charge.sampleToken(amount: 3806, currency: "978")], at: "/request/currencyCode",
                    shows: ["AP-TOK-CURRENCY"]),
                Sample(
                    .flow, [Charge.sampleToken(amount: 11107, currency: "036")], at: "/request/currencyCode", shows: ["AP-TOK-CURRENCY"]),
                Sample(
                    .request, [], at: "/currencyCode", shows: ["AP-TOK-CURRENCY"],
                    expecting: Expectations().with { $0.tokenCharge = TokenCharge(amount: 3806, numericCurrency: "978") }),
                Sample(
                    .flow, [], at: "/request/currencyCode", shows: ["AP-TOK-CURRENCY"],
                    expecting: Expectations().with { $0.tokenCharge = TokenCharge(amount: 11107, numericCurrency: "36") }),
            ],
            good: [
                Sample(.plainFlow, [Charge.sampleToken(amount: 3806)]), Sample(.flow, [Charge.sampleToken(amount: 11107)]),
                Sample(.request, [], expecting: Expectations().with { $0.tokenCharge = TokenCharge(amount: 3806, numericCurrency: "840") }),
                Sample(.flow, [], expecting: Expectations().with { $0.tokenCharge = TokenCharge(amount: 11107, numericCurrency: "840") }),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentFlow, ShapeIndex.paymentRequest, asks: .charge, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard Charge.isRoot(context), let token = Charge.token(cursor, context), let charge = Charge(cursor, context),
            let node = charge.currencyNode, let currency = Charge.currency(cursor, charge), let code = currency.numericCode,
            Int(token.numericCurrency) != code
        else { return }
        context.report(
            .chargeCurrency, at: node, help: "do not charge: the currencies must be the same",
            "the request is in " + currency.rawValue + " (" + String(code) + ") and the token in currency "
                + Shown.shortened(token.numericCurrency))
    }
}

extension Charge {
    /// The currency of the request, where it is a known one.
    static func currency(_ cursor: borrowing Cursor, _ charge: borrowing Charge) -> Currency? {
        guard let node = charge.currencyNode else { return nil }
        let currency = Currency(rawValue: Text(cursor.bytes, cursor.nodes[node]).string)
        return currency.isAcceptedByEngine ? currency : nil
    }
}
