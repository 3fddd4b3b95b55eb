/// A token whose shares are not those of the contexts.
enum ChargeShares: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentFlow, ShapeIndex.paymentRequest, asks: .charge, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard Charge.isRoot(context), let token = Charge.token(cursor, context), !token.shares.isEmpty,
            let charge = Charge(cursor, context),
            let contexts = charge.contexts, let currency = Charge.currency(cursor, charge)
        else { return }
        var wanted: [Int] = []
        for index in 0..<contexts.count {
            guard let share = cursor.element(index, of: contexts),
                let amount = cursor.at(share).amount(PaymentTokenContext.Slot.amount), let units = try? amount.minorUnits(in: currency)
            else { return }
            wanted.append(units)
        }
        var authorized: [Int] = []
        for share in token.shares {
            // Written without a point the amounts are minor units.
            let hasPoint = share.utf8.contains(UInt8(ascii: "."))
            if !hasPoint, let units = Int(share) {
                authorized.append(units)
            } else if let amount = try? Amount(share), let units = try? amount.minorUnits(in: currency) {
                authorized.append(units)
            } else {
                return
            }
        }
        guard wanted.sorted() != authorized.sorted() else { return }
        context.report(
            .chargeShares, at: contexts.node, help: "do not charge: each share must be authorized",
            "the " + String(wanted.count) + " shares here are not the " + String(authorized.count) + " amounts that the token authorizes")
    }
}
