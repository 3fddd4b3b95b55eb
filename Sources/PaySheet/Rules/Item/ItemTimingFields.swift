/// Members of a timing that the line does not have.
enum ItemTimingFields: DocumentRule {
    static let card = Rule(
        "item/timing-fields", "Members of another timing", .warning,
        what: "A line has members that belong to a payment timing which it does not state.",
        why: "Safari looks at the timing first and takes no notice of the rest: without \"recurring\" a line with an interval is charged "
            + "once, now.",
        instead: "State the timing that the members belong to, or leave them out.",
        sources: ["AP-LI-TIMING-FIELDS"], page: "applepaylineitem/paymenttiming",
        bad: [
            Sample(
                .request, [.text("/lineItems/0/recurringPaymentIntervalUnit", "month")], at: "/lineItems/0/recurringPaymentIntervalUnit",
                shows: ["AP-LI-TIMING-FIELDS"]),
            Sample(
                .paymentMethodUpdate, [.text("/newLineItems/1/deferredPaymentDate", "2027-07-10T13:00:00.000Z")],
                at: "/newLineItems/1/deferredPaymentDate"),
            Sample(
                .request,
                [
                    .text("/lineItems/0/paymentTiming", "immediate"), .text("/lineItems/0/recurringPaymentIntervalUnit", "month"),
                    .set("/lineItems/0/recurringPaymentIntervalCount", "1"),
                ], at: "/lineItems/0/recurringPaymentIntervalUnit"),
            Sample(
                .modifier, [.text("/additionalLineItems/0/automaticReloadPaymentThresholdAmount", "5.00")],
                at: "/additionalLineItems/0/automaticReloadPaymentThresholdAmount"),
        ],
        good: [
            Sample(.recurring, [.text("/lineItems/1/recurringPaymentIntervalUnit", "month")]),
            Sample(.request, [.text("/lineItems/0/paymentTiming", "immediate")]),
        ])

    // A billing item must have its timing; that is another rule's affair.
    static let rows = [RuleRow(ShapeIndex.lineItem, any: members.map { $0.slot }, roles: [.item, .total], check)]

    private static let members: [(slot: Int, timing: Int, word: StaticString)] = [
        (LineItem.Slot.recurringPaymentStartDate, 1, "recurring"), (LineItem.Slot.recurringPaymentIntervalUnit, 1, "recurring"),
        (LineItem.Slot.recurringPaymentIntervalCount, 1, "recurring"), (LineItem.Slot.recurringPaymentEndDate, 1, "recurring"),
        (LineItem.Slot.deferredPaymentDate, 2, "deferred"),
        (LineItem.Slot.automaticReloadPaymentThresholdAmount, 3, "automaticReload"),
    ]

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        var timing = 0
        if cursor.isPresent(LineItem.Slot.paymentTiming) {
            guard let word = cursor.wordIndex(LineItem.Slot.paymentTiming), word >= 0, context.role == .item || word == 0 else { return }
            timing = word
        }
        for member in members where member.timing != timing {
            guard let node = cursor.slot(member.slot) else { continue }
            var related: [RelatedNode] = []
            for other in members where other.slot > member.slot && other.timing != timing {
                if let node = cursor.slot(other.slot) { related.append(RelatedNode(node, "this counts for nothing, either")) }
            }
            let word = member.word.description
            let name = ShapeTables.nameTexts[Int(ShapeTables.shapes[ShapeIndex.lineItem].names.first) + member.slot]
            context.report(
                .itemTimingFields, at: node, related: related,
                help: context.role == .item ? "state the payment timing \"" + word + "\", or leave it out" : "leave it out",
                "\"" + name + "\" counts for nothing on a line whose payment timing is not \"" + word + "\"")
            return
        }
    }
}
