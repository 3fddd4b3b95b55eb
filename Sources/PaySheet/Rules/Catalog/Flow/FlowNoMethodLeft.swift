/// An update that takes the last shipping method away and says no error.
enum FlowNoMethodLeft: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "flow/no-method-left", "No shipping method left", .warning, scope: .flow,
            what: "An update empties the list of shipping methods and reports no error.",
            why: "The sheet then has nothing to choose and can still be authorized, often for a total without shipping.",
            instead: "Report addressUnserviceable, or offer at least one method.",
            sources: [], page: "applepayshippingcontactupdate",
            bad: [
                Sample(
                    .flow,
                    [.set("/events/0/data/newShippingMethods", "[]"), .remove("/events/2"), .remove("/events/1"), .remove("/order")],
                    at: "/events/0/data/newShippingMethods"),
                Sample(
                    .flow,
                    [
                        .set("/events/0/data/newShippingMethods", "[]"), .set("/events/0/data/errors", "[]"), .remove("/events/2"),
                        .remove("/events/1"), .remove("/order"),
                    ], at: "/events/0/data/newShippingMethods"),
                Sample(
                    .flow,
                    [
                        .set("/events/0/data/newShippingMethods", "[]"), .remove("/events/2"), .remove("/events/1"), .remove("/order"),
                        .remove("/request/shippingMethods/1"),
                    ], at: "/events/0/data/newShippingMethods"),
            ],
            good: [
                Sample(
                    .flow,
                    [
                        .set("/events/0/data/newShippingMethods", "[]"), .remove("/events/2"), .remove("/events/1"), .remove("/order"),
                        .set(
                            "/events/0/data/errors",
                            #"[{"code":"addressUnserviceable","message":"We do not ship there"}]"#),
                    ]),
                Sample(
                    .flow,
                    [
                        .set("/events/0/data/newShippingMethods", "[]"), .remove("/events/2"), .remove("/events/1"), .remove("/order"),
                        .remove("/request/shippingMethods"),
                    ]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentFlow, needs: [PaymentFlow.Slot.events], check)] }

    static func check(_ flow: borrowing Cursor, _ context: inout RuleContext) {
        var steps = FlowSteps(flow)
        while steps.advance(flow) {
            guard let answer = steps.answer, let methods = steps.state.methods, methods.count == 0, let before = steps.before.methods,
                before.count != 0
            else { continue }
            let update = flow.at(answer)
            // The one update without errors is that of the shipping method.
            if steps.choice != FlowSteps.shippingMethod, let errors = update.listPlace(PaymentMethodUpdate.Slot.errors), errors.count != 0 {
                continue
            }
            context.report(
                .flowNoMethodLeft, at: methods.node, related: [RelatedNode(before.node, "these were on offer before")],
                help: "report an error, or offer a method", "the update leaves no shipping method and reports no error")
        }
    }
}
