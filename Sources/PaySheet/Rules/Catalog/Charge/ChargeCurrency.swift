/// A token that was authorized in another currency.
enum ChargeCurrency: DocumentRule {
    static let rows = AuthorizedSheet.tokenRows { sheet, token, context in
        guard let currency = sheet.currency, let code = currency.numericCode, Int(token.numericCurrency) != code else { return }
        context.report(
            .chargeCurrency, at: sheet.currencyNode, help: "do not charge: the currencies must be the same",
            "the request is in \(currency.rawValue, "currency")"
                + " (\(code, "code")) and the token in currency \(Shown.shortened(token.numericCurrency), "tokenCurrency")")
    }
}
