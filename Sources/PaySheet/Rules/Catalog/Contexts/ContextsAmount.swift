/// A share of nothing, or below.
enum ContextsAmount: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "contexts/amount", "Share of zero or below", .warning,
            what: "The share of a merchant is zero or negative.",
            why: "A merchant without a share needs no token. A negative share hides that the others are above the total: Safari checks no "
                + "sign here.",
            instead: "Leave the merchant out, or write the amount that it gets.",
            sources: ["AP-MULTI-AMOUNT-POS"], page: "applepaypaymenttokencontext/amount",
            bad: [
                Sample(
                    .multiMerchant, [.text("/multiTokenContexts/1/amount", "0.00")], at: "/multiTokenContexts/1/amount",
                    shows: ["AP-MULTI-AMOUNT-POS"]),
                Sample(.multiMerchant, [.text("/multiTokenContexts/0/amount", "-120.00")], at: "/multiTokenContexts/0/amount"),
            ],
            good: [
                Sample(.multiMerchant, [.text("/multiTokenContexts/1/amount", "0.01")]),
                Sample(.multiMerchant, [.text("/multiTokenContexts/0/amount", "12.00")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentTokenContext, needs: [PaymentTokenContext.Slot.amount],
                unless: .amountAboveZero(PaymentTokenContext.Slot.amount), check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let amount = cursor.amount(PaymentTokenContext.Slot.amount), !amount.isPositive, !amount.isWrittenAsNegativeZero,
            let node = cursor.slot(PaymentTokenContext.Slot.amount)
        else { return }
        context.report(
            .contextsAmount, at: node, help: "leave the merchant out, or write the amount that it gets",
            "the share of a merchant is " + amount.text)
    }
}
