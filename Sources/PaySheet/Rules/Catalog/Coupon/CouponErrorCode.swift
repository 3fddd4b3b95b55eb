/// A refused coupon that is reported as something else.
enum CouponErrorCode: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "coupon/error-code", "Coupon refused with another code", .warning, group: .compatible,
            what: "The answer to a coupon code has an error with a code that is not about coupons.",
            why:
                "The code tells the sheet where to show the message. Under another code it stands beside the card or the address, and "
                + "the coupon field looks accepted.",
            instead: "Write couponCodeInvalid or couponCodeExpired.",
            sources: ["AP-CPN-ERROR"], page: "applepayerrorcode",
            bad: [
                Sample(
                    .couponCodeUpdate, [.set("/errors", #"[{"code": "unknown", "message": "No such coupon"}]"#)], at: "/errors/0/code",
                    shows: ["AP-CPN-ERROR"]),
                Sample(
                    .couponCodeUpdate,
                    [.set("/errors", #"[{"code": "couponCodeExpired"}, {"code": "addressUnserviceable", "message": "Not there"}]"#)],
                    at: "/errors/1/code", shows: ["AP-CPN-ERROR"]),
                Sample(
                    .couponCodeUpdate,
                    [.set("/errors", #"[{"code": "shippingContactInvalid", "contactField": "locality", "message": "No such coupon"}]"#)],
                    at: "/errors/0/code", shows: ["AP-CPN-ERROR"]),
                Sample(
                    .couponCodeUpdate,
                    [.set("/errors", #"[{"code": "billingContactInvalid", "contactField": "locality", "message": "No such coupon"}]"#)],
                    at: "/errors/0/code", shows: ["AP-CPN-ERROR"]),
            ],
            good: [
                Sample(.couponCodeUpdate, [.set("/errors", #"[{"code": "couponCodeInvalid", "message": "No such coupon"}]"#)]),
                Sample(
                    .shippingContactUpdate, [.set("/errors", #"[{"code": "addressUnserviceable", "message": "Not there"}]"#)]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentError, needs: [PaymentError.Slot.code], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard context.parentShape == ShapeIndex.couponCodeUpdate, let word = cursor.wordView(PaymentError.Slot.code), word.index >= 0,
            word.index != PaymentErrorCode.couponCodeInvalidIndex, word.index != PaymentErrorCode.couponCodeExpiredIndex,
            let node = cursor.slot(PaymentError.Slot.code)
        else { return }
        context.report(
            .couponErrorCode, at: node, help: "write \"couponCodeInvalid\" or \"couponCodeExpired\"",
            word.text.quoted + " is no code about coupons, so the sheet shows the message elsewhere")
    }
}
