/// A coupon code in a sheet that has no field for one.
enum FlowCoupon: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "flow/coupon", "Coupon code without a field", .warning, scope: .flow,
            what: "A coupon code was entered or answered although the request does not set supportsCouponCode.",
            why:
                "Without supportsCouponCode the sheet has no field for a code, so this cannot happen: request and record do not belong "
                + "together.",
            instead: "Set supportsCouponCode to true in the request.",
            sources: [], page: "applepayrequestbase/supportscouponcode",
            bad: [
                Sample(.couponFlow, [.remove("/request/supportsCouponCode")], at: "/events/0"),
                Sample(.couponFlow, [.set("/request/supportsCouponCode", "false")], at: "/events/0"),
            ],
            good: [
                Sample(.couponFlow), Sample(.couponFlow, [.remove("/request/supportsCouponCode"), .remove("/events"), .remove("/order")]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentFlow, needs: [PaymentFlow.Slot.request, PaymentFlow.Slot.events], check)] }

    static func check(_ flow: borrowing Cursor, _ context: inout RuleContext) {
        var steps = FlowSteps(flow)
        guard let request = steps.request else { return }
        let asked = flow.at(request)
        guard asked.boolean(PaymentRequest.Slot.supportsCouponCode) != true else { return }
        // Something there that cannot be read has a finding of its own.
        guard asked.isPresent(PaymentRequest.Slot.supportsCouponCode) == (asked.slot(PaymentRequest.Slot.supportsCouponCode) != nil) else {
            return
        }
        while steps.advance(flow) {
            guard steps.choice == FlowSteps.couponCode else { continue }
            context.report(
                .flowCoupon, at: steps.event.node, help: "set \"supportsCouponCode\" to true in the request",
                "the request does not ask for a coupon code, and one was answered")
            return
        }
    }
}
