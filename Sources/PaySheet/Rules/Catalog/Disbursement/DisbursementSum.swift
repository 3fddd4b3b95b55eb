/// A transfer whose lines do not add up.
enum DisbursementSum: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "disbursement/sum", "Sum of a transfer", .warning,
            what: "What is withdrawn, less the fee, is not what the person receives.",
            why: "The sheet shows these lines to the person who gets the money. Nothing checks the sum. The fee is written as a positive "
                + "amount and taken off.",
            instead: "Write the amount withdrawn less the fee as the amount that the person receives.",
            sources: ["AP-DIS-SUM"], page: "https://developer.apple.com/videos/play/wwdc2024/10108/",
            bad: [
                Sample(.disbursement, [.text("/lineItems/2/amount", "14.86")], at: "/lineItems/2/amount", shows: ["AP-DIS-SUM"]),
                Sample(.disbursement, [.text("/lineItems/1/amount", "-0.15")], at: "/lineItems/1/amount"),
                Sample(
                    .modifier,
                    [
                        .set("/disbursementRequest", "{}"), .remove("/additionalShippingMethods"),
                        .set(
                            "/additionalLineItems",
                            #"[{"label":"A","amount":"9.00"},"#
                                + #"{"label":"B","amount":"2.00","disbursementLineItemType":"instantFundsOutFee"},"#
                                + #"{"label":"D","amount":"11.00","disbursementLineItemType":"disbursement"}]"#
                        ),
                    ],
                    at: "/additionalLineItems/2/amount"),
            ],
            good: [
                Sample(
                    .disbursement,
                    [.set("/lineItems", #"[{"label":"Payout","amount":"14.85","disbursementLineItemType":"disbursement"}]"#)]),
                Sample(.disbursement),
                Sample(.disbursement, [.text("/lineItems/0/amount", "15.01"), .text("/lineItems/1/amount", "0.16")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.disbursementRequest, PaymentRequest.Slot.lineItems], check),
            RuleRow(ShapeIndex.modifier, needs: [Modifier.Slot.disbursementRequest, Modifier.Slot.additionalLineItems], check),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        let items = DisbursementItems(cursor, DisbursementItems.member(context.shape))
        guard !items.isUnclear, items.payments == 1, items.others > 0, let received = items.received,
            let rest = items.rest.amount, rest != received
        else { return }
        if let fee = items.fee, fee.isNegative, let doubled = try? fee.adding(fee), let right = try? rest.adding(doubled), right == received
        {
            context.report(
                .disbursementSum, at: items.feeNode, help: "write the fee without the minus sign",
                "the fee of " + fee.text + " is taken off by itself: it is written without a minus sign")
            return
        }
        context.report(
            .disbursementSum, at: items.receivedNode, help: "write \"" + rest.text + "\"",
            "the person receives " + received.text + ", and the other lines leave " + rest.text)
    }
}
