/// A total that does not name the business.
enum TotalName: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "total/name", "Total that does not name the business", .warning, group: .advice,
            what: "The label of the total is a word such as Total, or begins with Pay.",
            why: "The sheet puts \"Pay\" in front of the label, so the shopper reads \"Pay Total\" or \"Pay Pay Harbor Books\". App "
                + "review has "
                + "rejected shops for it, and nobody sees who gets the money.",
            instead: "Write the name of the business as it stands on the card statement.",
            sources: ["AP-TOT-PAY-PREFIX", "AP-TOT-NAME"], page: "https://developer.apple.com/design/human-interface-guidelines/apple-pay",
            bad: [
                Sample(.request, [.text("/total/label", "Pay Harbor Books")], at: "/total/label", shows: ["AP-TOT-PAY-PREFIX"]),
                Sample(.request, [.text("/total/label", "Grand Total")], at: "/total/label", shows: ["AP-TOT-NAME"]),
                Sample(.w3c, [.text("/details/total/label", "TOTAL")], at: "/details/total/label"),
                Sample(.couponCodeUpdate, [.text("/newTotal/label", "Apple Pay")], at: "/newTotal/label"),
            ],
            good: [
                Sample(.request, [.text("/total/label", "Payless Books")]),
                Sample(.request, [.text("/total/label", "Total Fitness")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.label], roles: [.total], isAdvice: true) {
                check($0, LineItem.Slot.label, &$1)
            },
            RuleRow(ShapeIndex.paymentItem, needs: [PaymentItem.Slot.label], isAdvice: true) { cursor, context in
                if W3C.isTotal(context) { check(cursor, PaymentItem.Slot.label, &context) }
            },
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let node = cursor.slot(member), let label = cursor.text(member), label.isPlain else { return }
        let isPay = label.matches("pay ", at: 0)
        guard isPay || LabelWords.isTotal(label) || label.equalsIgnoringCase("apple pay") || label.equalsIgnoringCase("payment") else {
            return
        }
        context.report(
            .totalName, at: node, help: "write the name of the business",
            "the sheet will read \"Pay " + Shown.shortened(label.string) + "\""
                + (isPay ? ": it adds the word itself" : ", which names no business"))
    }
}
