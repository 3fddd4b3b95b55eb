/// A subscription without a line that says so.
enum ItemRecurring: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "item/recurring", "Recurring payment without its line", .warning, group: .advice,
            what: "The request asks for a recurring payment and has lines, but none of them is recurring.",
            why: "The sheet should show in a line how much is charged how often, next to what is charged now. Apple's guidelines ask "
                + "for it, "
                + "with every discount and fee at the start.",
            instead: "Add the regular billing to the lines, with its timing.",
            sources: ["AP-LI-FREQ"], page: "https://developer.apple.com/design/human-interface-guidelines/apple-pay",
            bad: [
                Sample(.recurring, [.remove("/lineItems/1")], at: "/lineItems", shows: ["AP-LI-FREQ"]),
                Sample(
                    .recurring, [.set("/lineItems", #"[{"label":"Membership","amount":"9.99","paymentTiming":"immediate"}]"#)],
                    at: "/lineItems"),
            ],
            good: [
                Sample(.recurring, [.remove("/lineItems")]),
                Sample(.recurring, [.text("/lineItems/1/label", "Each Month")]),
                Sample(
                    .recurring, [.set("/lineItems", "[]")],
                    policy: Policy().with { $0.ignored = [.itemEmptyList] }),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.recurringPaymentRequest, PaymentRequest.Slot.lineItems],
                isAdvice: true,
                check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(PaymentRequest.Slot.lineItems), cursor.slot(PaymentRequest.Slot.recurringPaymentRequest) != nil,
            cursor.nodes[node].count > 0
        else { return }
        for index in 0..<cursor.nodes[node].count {
            guard let line = cursor.element(index, of: PaymentRequest.Slot.lineItems) else { return }
            let timing = line.wordIndex(LineItem.Slot.paymentTiming) ?? 0
            if timing == PaymentTiming.recurringIndex || timing < 0 { return }
        }
        context.report(
            .itemRecurring, at: node, help: "add the regular billing to the lines",
            "a recurring payment is asked for, and no line says how much is charged how often")
    }
}
