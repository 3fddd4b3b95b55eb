/// A reason that is not the case.
enum LaterReason: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.applePayLaterAvailability], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard isWrong(cursor, context.shape), let node = cursor.slot(PaymentRequest.Slot.applePayLaterAvailability) else { return }
        context.report(
            .laterReason, at: node, fix: RawFix(.safe, "leave \"applePayLaterAvailability\" out", [.remove(node: node)]),
            help: "leave \"applePayLaterAvailability\" out",
            "\"unavailableRecurringTransaction\" is given as the reason, and nothing in the request is recurring")
    }

    /// Only a request of Apple Pay JS says by itself that nothing is recurring.
    static func isWrong(_ cursor: borrowing Cursor, _ shape: Int) -> Bool {
        guard shape == ShapeIndex.paymentRequest, let word = cursor.wordView(PaymentRequest.Slot.applePayLaterAvailability),
            word.index == LaterAvailability.unavailableRecurringTransactionIndex,
            !cursor.isPresent(PaymentRequest.Slot.recurringPaymentRequest),
            !cursor.isPresent(PaymentRequest.Slot.automaticReloadPaymentRequest)
        else { return false }
        for index in 0..<cursor.elementCount(PaymentRequest.Slot.lineItems) {
            guard let item = cursor.element(index, of: PaymentRequest.Slot.lineItems) else { return false }
            if let timing = item.wordView(LineItem.Slot.paymentTiming), timing.index == PaymentTiming.recurringIndex { return false }
        }
        return true
    }
}
