/// A total whose label says nothing.
enum TotalLabel: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "total/label", "Total without a name", .warning,
            what: "The label of the total is empty, or what a program writes for a missing value.",
            why: "The sheet says \"Pay\" with nothing behind it. Safari only asks that the label is there, but a payment that goes on "
                + "from a "
                + "Mac to a phone fails when it is empty.",
            instead: "Write the name of the business as it stands on the card statement.",
            sources: ["AP-TOT-LABEL"], page: "applepaypaymentrequest/total",
            bad: [
                Sample(.request, [.text("/total/label", "")], at: "/total/label", shows: ["AP-TOT-LABEL"]),
                Sample(.couponCodeUpdate, [.text("/newTotal/label", "undefined")], at: "/newTotal/label"),
                Sample(.w3c, [.text("/details/total/label", "   ")], at: "/details/total/label"),
                Sample(.modifier, [.text("/total/label", "null")], at: "/total/label"),
            ],
            good: [
                Sample(.request, [.text("/total/label", "H")]),
                Sample(.couponCodeUpdate, [.text("/newTotal/label", "Undefined Books")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.label], roles: [.total], unless: .ordinaryLabel(LineItem.Slot.label)) {
                check($0, LineItem.Slot.label, &$1)
            },
            RuleRow(ShapeIndex.paymentItem, needs: [PaymentItem.Slot.label], unless: .ordinaryLabel(PaymentItem.Slot.label)) {
                cursor, context in
                if W3C.isTotal(context) { check(cursor, PaymentItem.Slot.label, &context) }
            },
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let node = cursor.slot(member), cursor.nodes[node].isString,
            let label = cursor.text(member)
        else { return }
        let isBlank = label.isBlank
        guard isBlank || LabelWords.isLeftover(label) else { return }
        context.report(
            .totalLabel, at: node, help: "write the name of the business",
            isBlank ? "the total has an empty label" : "the label of the total is " + label.quoted + ", the text of a missing value")
    }
}
