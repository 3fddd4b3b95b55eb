/// Shares of merchants that are not the order's.
enum OrderShares: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentFlow, ShapeIndex.paymentRequest, asks: .order, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard Charge.isRoot(context),
            let order = Charge.order(cursor, context), let merchants = order.merchants, let charge = Charge(cursor, context),
            let contexts = charge.contexts
        else { return }
        for (place, merchant) in merchants.enumerated() {
            var isThere = false
            for index in 0..<contexts.count {
                guard let share = cursor.element(index, of: contexts),
                    let identifier = PaymentTokenContextView(cursor.at(share)).externalIdentifier
                else {
                    // The one that cannot be read might be it.
                    isThere = true
                    continue
                }
                guard identifier.string.utf8.elementsEqual(merchant.externalIdentifier.utf8) else { continue }
                isThere = true
                guard let amount = cursor.at(share).amount(PaymentTokenContext.Slot.amount),
                    let node = cursor.at(share).slot(PaymentTokenContext.Slot.amount), amount != merchant.amount
                else { continue }
                context.report(
                    .orderShares, at: node, help: "give the merchant " + merchant.amount.text,
                    "the merchant gets " + amount.text + " here and " + merchant.amount.text + " in the order"
                        + Discrepancy.guess(amount, merchant.amount))
            }
            guard !isThere, !merchant.amount.isZero else { continue }
            context.report(
                .orderShares, at: contexts.node, help: "add a context of " + merchant.amount.text + " for the merchant",
                "merchant " + String(place + 1) + " of the order has no context, and its share is " + merchant.amount.text)
        }
    }
}
