/// A coupon code without a field to show it in.
enum CouponUnsupported: DocumentRule {
    static var rows: [RuleRow] {
        [RuleRow(ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.couponCode], check)]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.plainText(PaymentRequest.Slot.couponCode), !text.isEmpty,
            let node = cursor.slot(PaymentRequest.Slot.couponCode), !(cursor.boolean(PaymentRequest.Slot.supportsCouponCode) ?? false)
        else { return }
        let fix: RawEdit
        if let flag = cursor.slot(PaymentRequest.Slot.supportsCouponCode) {
            fix = .replace(node: flag, json: "true")
        } else {
            fix = .add(object: cursor.node, name: "supportsCouponCode", json: "true")
        }
        context.report(
            .couponUnsupported, at: node, fix: RawFix(.risky, "set \"supportsCouponCode\" to true", [fix]),
            help: "set \"supportsCouponCode\" to true",
            "there is a coupon code, and \"supportsCouponCode\" is not true, so the sheet has no field for it")
    }
}
