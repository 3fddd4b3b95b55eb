extension FlowCallView {
    /// The page made the call.
    var isOfPage: Bool { word(.by) == FlowParty.pageIndex }

    /// The sheet sent the event.
    var isOfSheet: Bool { word(.by) == FlowParty.sheetIndex }

    /// The name is exactly this one.
    func isNamed(_ name: StaticString) -> Bool { call?.equals(name) ?? false }

    /// The sheet waits for an answer of the page to this event.
    var isAwaited: Bool {
        isOfSheet && hasListener != false && (isNamed("paymentauthorized") || answer != nil)
    }

    /// The page answers an event of the sheet, and the answer counts.
    func isAnswer(to event: borrowing FlowCallView) -> Bool {
        isOfPage && !isPresent(.threw) && isMeant(for: event)
    }

    /// The method is one that answers an event of the sheet.
    func isMeant(for event: borrowing FlowCallView) -> Bool {
        if event.isNamed("paymentauthorized") {
            return isNamed("completePayment") || isNamed("PaymentResponse.complete") || isNamed("PaymentResponse.retry")
        }
        return event.answer.map { isNamed($0) } ?? false
    }

    /// The method that answers an event; `nil` for one that needs no answer, and for the payment, which has several.
    private var answer: StaticString? {
        guard let call else { return nil }
        if call.equals("validatemerchant") { return "completeMerchantValidation" }
        if call.equals("paymentmethodselected") { return "completePaymentMethodSelection" }
        if call.equals("shippingmethodselected") { return "completeShippingMethodSelection" }
        if call.equals("shippingcontactselected") { return "completeShippingContactSelection" }
        if call.equals("couponcodechanged") { return "completeCouponCodeChange" }
        if call.equals("merchantvalidation") { return "MerchantValidationEvent.complete" }
        let isChange = call.equals("paymentmethodchange") || call.equals("shippingaddresschange") || call.equals("shippingoptionchange")
        return isChange ? "PaymentRequestUpdateEvent.updateWith" : nil
    }
}

/// How the sheet's waiting for the page ended.
struct FlowWait {
    /// The event that the page had to answer.
    let event: Int
    /// The answer, or the end of the time.
    let end: Int
    let isAnswered: Bool

    /// Calls a function with each wait that ended. A wait that the shopper or the page ended is not among them.
    static func forEach(in calls: borrowing Records<FlowCallView>, _ body: (FlowWait) -> Void) {
        var waiting: Int?
        for index in 0..<calls.count {
            guard let call = calls[index] else { continue }
            if let event = waiting, let asked = calls[event] {
                let isAnswered = call.isAnswer(to: asked)
                if isAnswered || call.isOfSheet && call.isNamed("timeout") {
                    body(FlowWait(event: event, end: index, isAnswered: isAnswered))
                    waiting = nil
                }
            }
            if call.isAwaited { waiting = index }
        }
    }
}
