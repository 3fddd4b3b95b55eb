/// A refused coupon that is reported as something else.
enum CouponErrorCode: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentError, needs: [PaymentError.Slot.code], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard context.parentShape == ShapeIndex.couponCodeUpdate, let word = cursor.wordView(PaymentError.Slot.code), word.index >= 0,
            word.index != PaymentErrorCode.couponCodeInvalidIndex, word.index != PaymentErrorCode.couponCodeExpiredIndex,
            let node = cursor.slot(PaymentError.Slot.code)
        else { return }
        context.report(
            .couponErrorCode, at: node, help: "write \"couponCodeInvalid\" or \"couponCodeExpired\"",
            word.text.quoted + " is not a coupon error code, so the sheet shows the message elsewhere")
    }
}
