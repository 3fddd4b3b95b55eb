/// An answer in the form of version 3 for an older one.
enum UpdateVersion: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "update/version", "Answer in a form newer than the version", .warning,
            what: "The page asks for version 1 or 2 of Apple Pay and answers with a dictionary.",
            why:
                "Versions 1 and 2 take several arguments, a status number, the total and the items; the dictionaries of updates and "
                + "results came with version 3.",
            instead: "Ask for version 3 or newer.",
            sources: ["AP-ERR-V3", "AP-UPD-V12"], page: "apple-pay-on-the-web-version-3-release-notes",
            bad: [
                Sample(.paymentMethodUpdate, shows: ["AP-UPD-V12"], policy: Policy(apiVersion: 2)),
                Sample(.failure, shows: ["AP-UPD-V12"], policy: Policy(apiVersion: 1)),
                Sample(
                    .flow,
                    [
                        .set("/apiVersion", "2"), .remove("/order"), .remove("/result"), .remove("/request/shippingMethods"),
                        .remove("/events/2"), .remove("/events/1"), .remove("/events/0/data/newShippingMethods"),
                        .remove("/request/lineItems/1"), .text("/request/total/amount", "89.00"),
                    ], at: "/apiVersion", shows: ["AP-UPD-V12"]),
                Sample(
                    .recurringFlow,
                    [
                        .set("/apiVersion", "2"), .remove("/events"), .remove("/request/recurringPaymentRequest"),
                        .remove("/request/lineItems/1"),
                    ], at: "/apiVersion", shows: ["AP-UPD-V12"]),
                Sample(
                    .recurringFlow,
                    [
                        .set("/apiVersion", "2"), .remove("/events"), .remove("/request/recurringPaymentRequest"),
                        .remove("/request/lineItems/1"), .set("/result", refusal),
                    ], at: "/apiVersion", shows: ["AP-ERR-V3", "AP-UPD-V12"]),
                Sample(.shippingMethodUpdate, policy: Policy(apiVersion: 2)),
                Sample(
                    .shippingContactUpdate, [.remove("/newShippingMethods/0/dateComponentsRange")], policy: Policy(apiVersion: 2)),
                Sample(.couponCodeUpdate, policy: Policy(apiVersion: 2)),
            ],
            good: [
                Sample(
                    .recurringFlow,
                    [
                        .set("/apiVersion", "3"), .remove("/events"), .remove("/request/recurringPaymentRequest"),
                        .remove("/request/lineItems/1"),
                    ]),
                Sample(
                    .recurringFlow,
                    [
                        .set("/apiVersion", "3"), .remove("/events"), .remove("/request/recurringPaymentRequest"),
                        .remove("/request/lineItems/1"), .set("/result", refusal),
                    ]),
                Sample(.paymentMethodUpdate, policy: Policy(apiVersion: 3)), Sample(.failure, policy: Policy(apiVersion: 3)),
                Sample(.shippingContactUpdate),
                Sample(
                    .recurringFlow,
                    [
                        .set("/apiVersion", "2"), .remove("/events"), .remove("/request/recurringPaymentRequest"), .remove("/result"),
                        .remove("/request/lineItems/1"),
                    ]),
                Sample(
                    .recurringFlow,
                    [
                        .set("/apiVersion", "2"), .set("/events", "[]"), .remove("/request/recurringPaymentRequest"), .remove("/result"),
                        .remove("/request/lineItems/1"),
                    ]),
            ])
    }

    private static let refusal = #"{"status": 1, "errors": [{"code": "unknown"}]}"#

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentMethodUpdate, ShapeIndex.shippingMethodUpdate, ShapeIndex.shippingContactUpdate,
                ShapeIndex.couponCodeUpdate, ShapeIndex.authorizationResult, needs: [], check),
            RuleRow(ShapeIndex.paymentFlow, needs: [], checkFlow),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard !context.facts.isFlow else { return }
        report(cursor.node, &context)
    }

    /// Once for all answers of a flow.
    static func checkFlow(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        var hasAnswer = cursor.isPresent(PaymentFlow.Slot.result)
        if let events = cursor.slot(PaymentFlow.Slot.events), cursor.nodes[events].count > 0 { hasAnswer = true }
        guard hasAnswer else { return }
        report(cursor.slot(PaymentFlow.Slot.apiVersion) ?? cursor.node, &context)
    }

    private static func report(_ node: Int, _ context: inout RuleContext) {
        guard let version = context.facts.version, version < 3 else { return }
        context.report(
            .updateVersion, at: node, help: "ask for version 3 or newer",
            "version " + String(version) + " takes several arguments here, and no dictionary")
    }
}
