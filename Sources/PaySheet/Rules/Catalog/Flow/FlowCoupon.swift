/// A coupon code in a sheet that has no field for one.
enum FlowCoupon: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.request, .events]) { flow, context in
        // Something there that cannot be read has a finding of its own.
        guard let request = flow.request, request.supportsCouponCode == false || !request.isPresent(.supportsCouponCode),
            let events = flow.events
        else { return }
        for index in 0..<events.count {
            guard let event = events[index], event.word(.update) == UpdateKind.couponCodeIndex, event.isReadable(.data) else { continue }
            context.report(
                .flowCoupon, at: event.node, help: "set \"supportsCouponCode\" to true in the request",
                "the request does not ask for a coupon code, and one was answered")
            return
        }
    }
}
