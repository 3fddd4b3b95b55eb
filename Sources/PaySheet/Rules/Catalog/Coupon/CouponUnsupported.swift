/// A coupon code without a field to show it in.
enum CouponUnsupported: OneRowRule {
    static let row = RuleRow(PaymentRequestBaseView.self, needs: [.couponCode]) { request, context in
        guard request.hasText(.couponCode), request.supportsCouponCode != true else { return }
        let help = "set \"supportsCouponCode\" to true"
        let edit: RawEdit =
            if let flag = request.node(of: .supportsCouponCode) {
                .replace(node: flag, json: "true")
            } else {
                .add(object: request.node, name: "supportsCouponCode", json: "true")
            }
        context.report(
            .couponUnsupported, at: request[.couponCode], fix: RawFix(.risky, help, [edit]), help: help,
            "there is a coupon code, and \"supportsCouponCode\" is not true, so the sheet has no field for it")
    }
}
