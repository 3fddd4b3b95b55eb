/// What the person receives, in the middle of the lines.
enum DisbursementLastItem: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "disbursement/last-item", "Last line of a transfer", .warning,
            what: "The last line of a transfer is not the amount that the person receives.",
            why: "The lines are read as a sum: what is withdrawn, less the fee, and at the end what is left. Apple asks for that order; "
                + "Safari does not look.",
            instead: "Put the line of type \"disbursement\" at the end.",
            sources: ["AP-DIS-LAST"], page: "https://developer.apple.com/documentation/passkit/pkdisbursementrequest/summaryitems",
            bad: [
                Sample(
                    .disbursement, [.set("/lineItems/-", #"{"label":"Correction","amount":"0.00"}"#)], at: "/lineItems/2",
                    shows: ["AP-DIS-LAST"]),
                Sample(
                    .disbursement,
                    [
                        .set("/lineItems/2", #"{"label":"Withdrawal","amount":"15.00"}"#),
                        .set("/lineItems/0", #"{"label":"You Receive","amount":"14.85","disbursementLineItemType":"disbursement"}"#),
                    ], at: "/lineItems/0"),
                Sample(
                    .modifier,
                    [
                        .set("/disbursementRequest", "{}"), .remove("/additionalShippingMethods"),
                        .set(
                            "/additionalLineItems",
                            #"[{"label":"A","amount":"9.00"},{"label":"D","amount":"7.00","disbursementLineItemType":"disbursement"},"#
                                + #"{"label":"B","amount":"2.00","disbursementLineItemType":"instantFundsOutFee"}]"#
                        ),
                    ],
                    at: "/additionalLineItems/1", shows: ["AP-DIS-LAST"]),
            ],
            good: [
                Sample(
                    .disbursement,
                    [
                        .set("/lineItems/0", #"{"label":"Fee","amount":"0.15","disbursementLineItemType":"instantFundsOutFee"}"#),
                        .set("/lineItems/1", #"{"label":"Withdrawal","amount":"15.00"}"#),
                    ]),
                Sample(
                    .modifier,
                    [
                        .set("/disbursementRequest", "{}"), .remove("/additionalShippingMethods"),
                        .set("/additionalLineItems", #"[{"label":"D","amount":"7.00","disbursementLineItemType":"disbursement"}]"#),
                    ]),
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
        guard items.payments == 1, !items.lastIsPayment else { return }
        context.report(
            .disbursementLastItem, at: items.firstPayment, help: "put this line at the end",
            "other lines follow the amount that the person receives, which should be the last")
    }
}
