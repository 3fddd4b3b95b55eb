/// A list of lines without a line.
enum ItemEmptyList: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "item/empty-list", "Empty list of lines", .warning, group: .compatible,
            what: "The request has a list of lines, and the list is empty.",
            why: "Apple's documentation forbids it: the list has a line or is left out. Today's Safari takes the empty list, and other "
                + "readers "
                + "go by the documentation. In an update an empty list is allowed.",
            instead: "Leave the list out, or put a line into it.",
            sources: ["AP-LI-EMPTY-ARRAY"], page: "applepaypaymentrequest/lineitems",
            bad: [
                Sample(.request, [.set("/lineItems", "[]")], at: "/lineItems", shows: ["AP-LI-EMPTY-ARRAY"]),
                Sample(.flow, [.set("/request/lineItems", "[]")], at: "/request/lineItems"),
            ],
            good: [
                Sample(.request, [.remove("/lineItems")]),
                Sample(.paymentMethodUpdate, [.set("/newLineItems", "[]")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.lineItems], unless: .someElements(PaymentRequest.Slot.lineItems),
                check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(PaymentRequest.Slot.lineItems), cursor.nodes[node].count == 0 else { return }
        context.report(
            .itemEmptyList, at: node, fix: RawFix(.safe, "leave the list out", [.remove(node: node)]),
            help: "leave the list out", "the list of lines is empty")
    }
}
