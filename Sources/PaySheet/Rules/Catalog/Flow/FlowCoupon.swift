/// A coupon code in a sheet that has no field for one.
enum FlowCoupon: DocumentRule {
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
