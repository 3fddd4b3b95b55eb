/// A token that was authorized in another currency.
enum ChargeCurrency: DocumentRule {
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
