/// A transfer that does not say once what the person receives.
enum DisbursementRecipientItem: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "disbursement/recipient-item", "Amount that the person receives", .error,
            what: "Not exactly one line of a transfer says what the person receives.",
            why: "The line of type \"disbursement\" is the amount that is sent; the total of the request is not used for a transfer. The "
                + "documentation asks for one such line. Safari does not look.",
            instead: "Give one line \"disbursementLineItemType\": \"disbursement\".",
            sources: ["AP-DIS-ITEM"], page: "https://developer.apple.com/documentation/passkit/pkdisbursementrequest/summaryitems",
            bad: [
                Sample(
                    .disbursement, [.set("/lineItems", #"[{"label":"Payout","amount":"14.85"}]"#)], at: "/lineItems", shows: ["AP-DIS-ITEM"]
                ),
                Sample(.disbursement, [.remove("/lineItems")], at: ""),
                Sample(
                    .modifier,
                    [.set("/disbursementRequest", "{}"), .remove("/additionalShippingMethods"), .remove("/additionalLineItems")],
                    at: ""),
                Sample(
                    .disbursement,
                    [.set("/lineItems/-", #"{"label":"To Savings","amount":"5.00","disbursementLineItemType":"disbursement"}"#)],
                    at: "/lineItems/3"),
            ],
            good: [
                Sample(
                    .disbursement,
                    [.set("/lineItems", #"[{"label":"Payout","amount":"14.85","disbursementLineItemType":"disbursement"}]"#)]),
                Sample(
                    .modifier,
                    [
                        .set("/disbursementRequest", "{}"), .remove("/additionalShippingMethods"),
                        .set("/additionalLineItems", #"[{"label":"Payout","amount":"14.85","disbursementLineItemType":"disbursement"}]"#),
                    ]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.disbursementRequest], check),
            RuleRow(ShapeIndex.modifier, needs: [Modifier.Slot.disbursementRequest], check),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        let member = DisbursementItems.member(context.shape)
        if !cursor.isPresent(member) {
            // The items of W3C details have no such type, so that those of a modifier must be in the modifier.
            guard !cursor.isMisspelt(member, in: context.shape) else { return }
            context.report(
                .disbursementRecipientItem, at: cursor.node, help: "add a line of type \"disbursement\"",
                "no line says what the person receives")
            return
        }
        guard let list = cursor.slot(member) else { return }
        let items = DisbursementItems(cursor, member)
        guard !items.isUnclear else { return }
        if items.payments == 0 {
            context.report(
                .disbursementRecipientItem, at: list, help: "add \"disbursementLineItemType\": \"disbursement\" to the line that says it",
                "no line is of type \"disbursement\", so that nothing says what the person receives")
        } else if items.payments > 1 {
            context.report(
                .disbursementRecipientItem, at: items.secondPayment,
                related: [RelatedNode(items.firstPayment, "the first line of that type")], help: "keep one line of type \"disbursement\"",
                String(items.payments) + " lines say what the person receives, and one is the number")
        }
    }
}
