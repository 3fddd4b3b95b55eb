/// An error that answers something else than what the shopper has done.
enum ErrorCodePlace: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentError, needs: [PaymentError.Slot.code], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(PaymentError.Slot.code) else { return }
        let code = cursor.errorCode
        let place = ErrorPlace(context)
        // What does not fit the answer to a coupon code is a rule of its own.
        guard place != .couponCodeUpdate, place.isForeign(code) else { return }
        let (help, message) = ErrorPlace.rebuke(code)
        context.report(.errorCodePlace, at: node, help: help, message)
    }
}
