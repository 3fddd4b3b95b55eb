/// A token that was authorized for another amount.
enum ChargeAmount: DocumentRule {
    static let rows = AuthorizedSheet.tokenRows { sheet, token, context in
        guard let expected = token.amount, let total = sheet.total, let amount = total.price?.amount, let currency = sheet.currency,
            let units = try? amount.units(in: currency), units != expected
        else { return }
        let authorized = Amount(units: expected, in: currency)
        context.report(
            .chargeAmount, at: total.price?.node ?? total[.amount], help: "do not charge: the amounts must be equal",
            "the total is \(amount) and the token was authorized for "
                + "\(authorized, "authorized")\(words: Discrepancy.guess(amount, authorized))")
    }
}
