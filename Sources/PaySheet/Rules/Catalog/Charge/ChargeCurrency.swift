/// A token that was authorized in another currency.
enum ChargeCurrency: DocumentRule {
    static var rows: [RuleRow] { Charge.rows(withToken: check) }

    static func check(_ charge: borrowing Charge, _ token: TokenCharge, _ context: inout RuleContext) {
        guard let currency = charge.currency, let code = currency.numericCode, Int(token.numericCurrency) != code else { return }
        context.report(
            .chargeCurrency, at: charge.currencyNode, help: "do not charge: the currencies must be the same",
            "the request is in " + currency.rawValue + " (" + String(code) + ") and the token in currency "
                + Shown.shortened(token.numericCurrency))
    }
}
