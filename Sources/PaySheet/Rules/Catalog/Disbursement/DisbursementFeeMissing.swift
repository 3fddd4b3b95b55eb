/// An instant transfer that does not say what it costs.
enum DisbursementFeeMissing: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "disbursement/fee-missing", "Instant transfer without a fee line", .info, group: .advice,
            what: "The merchant can send money at once, and no line says what that costs.",
            why: "Apple asks for the fee as a line of its own, of zero where there is none, so that the person sees it before choosing.",
            instead: "Add a line of type \"instantFundsOutFee\".",
            sources: ["AP-DIS-FEE-ZERO"], page: "https://developer.apple.com/videos/play/wwdc2024/10108/",
            bad: [
                Sample(
                    .disbursement,
                    [.set("/lineItems", #"[{"label":"You Receive","amount":"14.85","disbursementLineItemType":"disbursement"}]"#)],
                    at: "/lineItems", shows: ["AP-DIS-FEE-ZERO"]),
                Sample(
                    .disbursement,
                    [.remove("/lineItems/1"), .text("/lineItems/0/amount", "14.85")], at: "/lineItems"),
            ],
            good: [
                Sample(
                    .disbursement,
                    [
                        .set(
                            "/lineItems",
                            #"[{"label":"Fee","amount":"0.00","disbursementLineItemType":"instantFundsOutFee"},"#
                                + #"{"label":"You Receive","amount":"14.85","disbursementLineItemType":"disbursement"}]"#)
                    ]),
                Sample(
                    .disbursement,
                    [
                        .set("/lineItems", #"[{"label":"You Receive","amount":"14.85","disbursementLineItemType":"disbursement"}]"#),
                        .set("/merchantCapabilities", #"["supports3DS"]"#),
                    ]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest,
                needs: [
                    PaymentRequest.Slot.disbursementRequest, PaymentRequest.Slot.lineItems, PaymentRequest.Slot.merchantCapabilities,
                ], isAdvice: true
            ) { cursor, context in
                let items = DisbursementItems(cursor, PaymentRequest.Slot.lineItems)
                guard !items.isUnclear, items.fees == 0, items.payments == 1,
                    DisbursementCapability.isGiven(cursor) == true, let node = cursor.slot(PaymentRequest.Slot.lineItems)
                else { return }
                context.report(
                    .disbursementFeeMissing, at: node, help: "add a line of type \"instantFundsOutFee\"",
                    "no line says what it costs to send the money at once")
            }
        ]
    }
}
