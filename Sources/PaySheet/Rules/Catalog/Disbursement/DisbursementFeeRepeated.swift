/// Two fees for one transfer.
enum DisbursementFeeRepeated: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "disbursement/fee-repeated", "Second fee of a transfer", .warning,
            what: "More than one line of a transfer is its fee.",
            why: "The documentation allows one line of type \"instantFundsOutFee\". Safari does not look, and which of them the system "
                + "shows "
                + "is not written.",
            instead: "Add the fees up in one line.",
            sources: ["AP-DIS-FEE-ONE"], page: "https://developer.apple.com/documentation/passkit/pkdisbursementrequest/summaryitems",
            bad: [
                Sample(
                    .disbursement,
                    [.text("/lineItems/0/disbursementLineItemType", "instantFundsOutFee")], at: "/lineItems/1", shows: ["AP-DIS-FEE-ONE"]),
                Sample(
                    .modifier,
                    [
                        .set("/disbursementRequest", "{}"), .remove("/additionalShippingMethods"),
                        .set(
                            "/additionalLineItems",
                            #"[{"label":"A","amount":"9.00"},"#
                                + #"{"label":"B","amount":"1.00","disbursementLineItemType":"instantFundsOutFee"},"#
                                + #"{"label":"C","amount":"1.00","disbursementLineItemType":"instantFundsOutFee"},"#
                                + #"{"label":"D","amount":"7.00","disbursementLineItemType":"disbursement"}]"#
                        ),
                    ],
                    at: "/additionalLineItems/2", shows: ["AP-DIS-FEE-ONE"]),
            ],
            good: [
                Sample(.disbursement),
                Sample(
                    .modifier,
                    [
                        .set("/disbursementRequest", "{}"), .remove("/additionalShippingMethods"),
                        .set(
                            "/additionalLineItems",
                            #"[{"label":"A","amount":"9.00"},"#
                                + #"{"label":"B","amount":"2.00","disbursementLineItemType":"instantFundsOutFee"},"#
                                + #"{"label":"D","amount":"7.00","disbursementLineItemType":"disbursement"}]"#
                        ),
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
        guard items.fees > 1 else { return }
        context.report(
            .disbursementFeeRepeated, at: items.secondFee, related: [RelatedNode(items.firstFee, "the first fee")],
            help: "add the fees up in one line", String(items.fees) + " lines are the fee of the transfer, and one is the most")
    }
}
