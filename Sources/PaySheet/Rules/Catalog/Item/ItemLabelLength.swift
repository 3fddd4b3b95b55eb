/// A label that does not fit one line.
enum ItemLabelLength: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "item/label-length", "Long label", .warning, group: .advice,
            what: "The label of a line has more than 40 characters.",
            why:
                "The sheet gives each line one row of a narrow window and cuts what does not fit. Apple names no number; 40 characters "
                + "are more "
                + "than any of its screens show.",
            instead: "Say it in two or three words; details belong on the page.",
            sources: ["AP-LI-LABEL-SHORT"], page: "https://developer.apple.com/design/human-interface-guidelines/apple-pay",
            bad: [
                Sample(
                    .request, [.text("/lineItems/0/label", "Three Used Books About the Harbor of Boston")], at: "/lineItems/0/label",
                    shows: ["AP-LI-LABEL-SHORT"]),
                Sample(
                    .w3c, [.text("/details/displayItems/0/label", "Three Used Books About the Harbor of Boston")],
                    at: "/details/displayItems/0/label"),
                Sample(.request, [.text("/lineItems/0/label", "Three Used Books About Old Boston Harbors")], at: "/lineItems/0/label"),
            ],
            good: [
                Sample(.request, [.text("/lineItems/0/label", "Three Used Books About Boston Harbor Now")]),
                Sample(.request, [.text("/lineItems/0/label", "Bücher über Köln, Düsseldorf, Münster, Ö")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.label], roles: [.item], isAdvice: true) {
                check($0, LineItem.Slot.label, &$1)
            },
            RuleRow(ShapeIndex.paymentItem, needs: [PaymentItem.Slot.label], isAdvice: true) { cursor, context in
                if !W3C.isTotal(context) { check(cursor, PaymentItem.Slot.label, &context) }
            },
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let node = cursor.slot(member), let label = cursor.text(member), label.isPlain else { return }
        var count = 0
        for index in 0..<label.byteCount where label.byte(index) & 0xC0 != 0x80 { count &+= 1 }
        guard count > 40 else { return }
        context.report(
            .itemLabelLength, at: node, help: "say it in two or three words", "a label of " + String(count) + " characters is cut")
    }
}
