/// A coupon code without a field to show it in.
enum CouponUnsupported: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "coupon/unsupported", "Coupon code without its field", .warning,
            what: "The request has a coupon code, and supportsCouponCode is not true.",
            why:
                "The sheet shows its coupon field only where supportsCouponCode is true, so the shopper sees neither the code nor a "
                + "way to change it.",
            instead: "Set supportsCouponCode to true, or leave couponCode out.",
            sources: ["AP-CPN-SUPPORT"], page: "applepayrequestbase/supportscouponcode",
            bad: [
                Sample(.request, [.text("/couponCode", "SPRING15")], at: "/couponCode", shows: ["AP-CPN-SUPPORT"]),
                Sample(
                    .request, [.text("/couponCode", "SPRING15"), .set("/supportsCouponCode", "false")], at: "/couponCode",
                    shows: ["AP-CPN-SUPPORT"]),
                Sample(
                    .methodData, [.set("/version", "12"), .text("/couponCode", "SPRING15")], at: "/couponCode", shows: ["AP-CPN-SUPPORT"]),
            ],
            good: [
                Sample(.request, [.text("/couponCode", "SPRING15"), .set("/supportsCouponCode", "true")]),
                Sample(.request, [.text("/couponCode", "")]),
                Sample(.methodData, [.set("/version", "12"), .text("/couponCode", "")]),
            ])
    }

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
