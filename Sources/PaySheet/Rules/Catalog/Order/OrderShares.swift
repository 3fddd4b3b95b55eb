/// Shares of merchants that are not the order's.
enum OrderShares: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "order/shares", "Shares differ from the order", .error, scope: .flow,
            what: "The token context of a merchant has another amount than the order, or a merchant of the order has none.",
            why: "Each merchant is authorized for the amount of its context: one gets too much and another too little.",
            instead: "Compute the contexts of the request and of every update from the order, merchant by merchant.",
            sources: [], page: "applepaypaymenttokencontext/amount",
            bad: [
                Sample(
                    .multiMerchantFlow, [.text("/order/merchants/0/amount", "144.00")],
                    at: "/events/0/data/newMultiTokenContexts/0/amount"),
                Sample(
                    .multiMerchantFlow, [.set("/order/merchants/2", #"{"externalIdentifier":"wool-1","amount":"0.50"}"#)],
                    at: "/events/0/data/newMultiTokenContexts"),
                Sample(.multiMerchant, [], at: "/multiTokenContexts/0/amount", expecting: order("120.01")),
            ],
            good: [
                Sample(.multiMerchantFlow), Sample(.multiMerchantFlow, [.remove("/order/merchants")]),
                Sample(.multiMerchant, [], expecting: order("120.00")),
            ])
    }

    /// Expectations whose order gives the first merchant of the sample a share.
    private static func order(_ share: String) -> Expectations {
        Expectations().with {
            let json =
                #"{"currency":"USD","total":"200.50","items":[],"merchants":[{"externalIdentifier":"air-7","amount":""# + share + #""}]}"#
            $0.order = Order.read([UInt8](json.utf8), by: Policy()).value
        }
    }

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
