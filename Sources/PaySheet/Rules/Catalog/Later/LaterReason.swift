/// A reason that is not the case.
enum LaterReason: OneRowRule {
    static let row = RuleRow(PaymentRequestView.self, needs: [.applePayLaterAvailability]) { request, context in
        guard request.givesWrongReason else { return }
        let node = request[.applePayLaterAvailability]
        context.report(
            .laterReason, at: node, fix: RawFix(.safe, "leave \"applePayLaterAvailability\" out", [.remove(node: node)]),
            "\"unavailableRecurringTransaction\" is given as the reason, and nothing in the request is recurring")
    }
}

extension PaymentRequestView {
    /// Apple Pay Later is said to be unavailable because something is recurring, and nothing is. (Only a request of Apple Pay JS
    /// says what is recurring.)
    var givesWrongReason: Bool {
        guard word(.applePayLaterAvailability) == LaterAvailability.unavailableRecurringTransactionIndex,
            !isPresent(.recurringPaymentRequest), !isPresent(.automaticReloadPaymentRequest)
        else { return false }
        guard let lines = lineItems else { return true }
        for index in 0..<lines.count {
            guard let line = lines[index], line.word(.paymentTiming) != PaymentTiming.recurringIndex else { return false }
        }
        return true
    }
}
