/// A refused coupon that is reported as something else.
enum CouponErrorCode: OneRowRule {
    static let row = RuleRow(PaymentErrorView.self, needs: [.code]) { error, context in
        guard context.isInside(CouponCodeUpdateView.self), let code = error.code, code.index >= 0,
            code.index != PaymentErrorCode.couponCodeInvalidIndex, code.index != PaymentErrorCode.couponCodeExpiredIndex
        else { return }
        context.report(
            .couponErrorCode, at: error[.code], help: "write \"couponCodeInvalid\" or \"couponCodeExpired\"",
            "\(code.text.quoted, "code") is not a coupon error code, so the sheet shows the message elsewhere")
    }
}
