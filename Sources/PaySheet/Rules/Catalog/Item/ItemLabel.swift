/// A line whose label says nothing.
enum ItemLabel: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "item/label", "Line without a name", .warning,
            what: "The label of a line is empty, or what a program writes for a missing value.",
            why: "Apple's documentation calls such a line invalid. Safari takes it, and the sheet shows an amount that nobody can explain.",
            instead: "Say what the amount is for: \"Subtotal\", \"Sales Tax\".",
            sources: ["AP-LI-LABEL"], page: "applepaylineitem/label",
            bad: [
                Sample(.request, [.text("/lineItems/0/label", "")], at: "/lineItems/0/label", shows: ["AP-LI-LABEL"]),
                Sample(.couponCodeUpdate, [.text("/newLineItems/1/label", "undefined")], at: "/newLineItems/1/label"),
                Sample(.w3c, [.text("/details/displayItems/1/label", " ")], at: "/details/displayItems/1/label"),
                Sample(.modifier, [.text("/additionalLineItems/0/label", "[object Object]")], at: "/additionalLineItems/0/label"),
            ],
            good: [
                Sample(.request, [.text("/lineItems/0/label", "Tea")]),
                Sample(.couponCodeUpdate, [.text("/newLineItems/1/label", "Nullarbor Rabbit")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.label], roles: [.item], unless: .ordinaryLabel(LineItem.Slot.label)) {
                check($0, LineItem.Slot.label, &$1)
            },
            RuleRow(ShapeIndex.paymentItem, needs: [PaymentItem.Slot.label], unless: .ordinaryLabel(PaymentItem.Slot.label)) {
                cursor, context in
                if !W3C.isTotal(context) { check(cursor, PaymentItem.Slot.label, &context) }
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
            .itemLabel, at: node, help: "say what the amount is for",
            isBlank ? "a line has an empty label" : "the label of a line is " + label.quoted + ", the text of a missing value")
    }
}
