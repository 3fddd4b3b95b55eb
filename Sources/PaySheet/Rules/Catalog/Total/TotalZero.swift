/// A total of zero for systems that do not know it.
enum TotalZero: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "total/zero", "Zero total before version 4", .warning, group: .compatible,
            what: "The total is zero, and the page asks for an Apple Pay version below 4.",
            why: "A total of zero is allowed from version 4. Apple's page of the constructor still forbids it for every version, and "
                + "today's "
                + "Safari takes it for every version; systems of version 3 and below refuse the request.",
            instead: "Ask for version 4 or newer, or charge something.",
            sources: ["AP-TOT-ZERO"], page: "applepaypaymentrequest/total",
            bad: [
                Sample(
                    .plainFlow, [.text("/request/total/amount", "0.00"), .set("/apiVersion", "3")], at: "/request/total/amount",
                    shows: ["AP-TOT-ZERO"]),
                Sample(
                    .plainFlow, [.text("/request/total/amount", "0"), .set("/apiVersion", "1")], at: "/request/total/amount",
                    shows: ["AP-TOT-ZERO"]),
                Sample(
                    .request, [.text("/total/amount", "0.00"), .remove("/lineItems")], at: "/total/amount", shows: ["AP-TOT-ZERO"],
                    policy: Policy(apiVersion: 3)),
                Sample(
                    .paymentMethodUpdate, [.text("/newTotal/amount", "0"), .remove("/newLineItems")], at: "/newTotal/amount",
                    policy: Policy(apiVersion: 3)),
            ],
            good: [
                Sample(.plainFlow, [.text("/request/total/amount", "0.00"), .set("/apiVersion", "4")]),
                Sample(.plainFlow, [.text("/request/total/amount", "0.01"), .set("/apiVersion", "3")]),
                Sample(.request, [.text("/total/amount", "0.00"), .remove("/lineItems")], policy: Policy(apiVersion: 4)),
                Sample(.request, [.text("/total/amount", "0.01"), .remove("/lineItems")], policy: Policy(apiVersion: 3)),
                Sample(.request, [.text("/total/amount", "0.00"), .remove("/lineItems")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.amount], roles: [.total], unless: .noVersion, check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let version = context.facts.version, version < 4, context.parentShape != ShapeIndex.modifier,
            let amount = cursor.amount(LineItem.Slot.amount), amount.isZero, !amount.isWrittenAsNegativeZero,
            let node = cursor.slot(LineItem.Slot.amount)
        else { return }
        context.report(
            .totalZero, at: node, help: "ask for version 4 or newer",
            "the total is zero, which is allowed from version 4, and version " + String(version) + " is asked for")
    }
}
