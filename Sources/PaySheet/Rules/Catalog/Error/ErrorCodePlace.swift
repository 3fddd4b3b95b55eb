/// An error that answers something else than what the shopper has done.
enum ErrorCodePlace: OneRowRule {
    static let row = RuleRow(PaymentErrorView.self, needs: [.code]) { error, context in
        let place = ErrorPlace(context)
        // What does not fit the answer to a coupon code is a rule of its own.
        guard error.isReadable(.code), place != .couponCodeUpdate, error.isForeign(to: place) else { return }
        if error.isAboutCoupon {
            context.report(
                .errorCodePlace, at: error[.code], help: "report it in the answer to the coupon code",
                "an error about a coupon code belongs in the answer to a coupon code")
        } else {
            context.report(
                .errorCodePlace, at: error[.code], help: "report it in the result of the payment",
                "an error about the billing contact belongs in the result of the payment")
        }
    }
}
