/// A call at a moment at which the session or the request does not allow it. What has a name of its own is named by that.
enum FlowWrongState: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.calls]) { flow, context in
        guard let calls = flow.calls else { return }
        // The event that the sheet sent last, and whether the page has answered it.
        var event: Int?
        var isAnswered = false
        var hasEnded = false
        for index in 0..<calls.count {
            guard let call = calls[index], let name = call.call else { continue }
            if call.isAwaited {
                event = index
                isAnswered = false
            }
            if call.isOfSheet, call.isNamed("cancel") { hasEnded = true }
            guard call.isOfPage else { continue }
            var answersEvent = false
            if let event, let asked = calls[event] { answersEvent = call.isMeant(for: asked) }
            guard let threw = call.threw else {
                if answersEvent { isAnswered = true }
                continue
            }
            let isSecond = answersEvent && isAnswered
            if name.starts(with: "PaymentRe") || name.equals("MerchantValidationEvent.complete") {
                guard threw.starts(with: "InvalidStateError") else { continue }
                report(call, name, isSecond: isSecond, hasEnded: hasEnded, &context)
            } else if threw.starts(with: "InvalidAccessError"), let state = call.word(.state), state >= 0,
                let allowed = allowed(name), !allowed.contains(state)
            {
                report(call, name, in: state, allowed, isSecond: isSecond, &context)
            }
        }
    }

    /// Reports a call of an object of `PaymentRequest`.
    private static func report(
        _ call: borrowing FlowCallView, _ name: borrowing Text, isSecond: Bool, hasEnded: Bool, _ context: inout RuleContext
    ) {
        if name.equals("PaymentRequest.show") {
            context.report(
                .pageShowTwice, at: call.node, help: "create a new request for each payment",
                "\(name.string, "name")() was called for a request that was shown already")
        } else if isSecond {
            reportSecond(call, name, &context)
        } else if name.equals("PaymentRequestUpdateEvent.updateWith") {
            context.report(
                .answerUpdateLate, at: call.node, help: "call it at once, with a promise of the details",
                "\(name.string, "name")() was called after its event was over")
        } else if hasEnded {
            context.report(
                .answerAfterEnd, at: call.node, help: "only clean up the page after the end",
                "\(name.string, "name")() was called after the sheet had closed")
        } else {
            context.report(
                .flowWrongState, at: call.node, help: "wait for the promise of the call before",
                "\(name.string, "name")() was called at a moment at which the browser does not allow it")
        }
    }

    /// Reports a call of a session.
    private static func report(
        _ call: borrowing FlowCallView, _ name: borrowing Text, in state: Int, _ allowed: Range<Int>, isSecond: Bool,
        _ context: inout RuleContext
    ) {
        if name.equals("begin") {
            context.report(
                .pageBeginTwice, at: call.node, help: "create a new session for each payment",
                "\(name.string, "name")() was called in the state \(word(state), "state"), so the session had begun already")
        } else if isSecond {
            reportSecond(call, name, &context)
        } else if state >= SessionState.completedIndex {
            context.report(
                .answerAfterEnd, at: call.node, help: "only clean up the page after the end",
                "\(name.string, "name")() was called in the state \(word(state), "state"), in which the session has ended")
        } else {
            context.report(
                .flowWrongState, at: call.node, help: "call it once, in the listener of its event",
                "\(name.string, "name")() was called in the state \(word(state), "state")"
                    + ", and Safari allows it only in "
                    + (allowed.count == 1 ? "\(word(allowed.lowerBound), "allowed")" : "an open session")
            )
        }
    }

    private static func reportSecond(_ call: borrowing FlowCallView, _ name: borrowing Text, _ context: inout RuleContext) {
        context.report(
            .answerTwice, at: call.node, help: "answer each event once",
            "\(name.string, "name")() was called for an event that the page had answered already")
    }

    private static func word(_ state: Int) -> String { SessionState(word: .known(UInt8(truncatingIfNeeded: state))).rawValue }

    /// The states in which a call is allowed; `nil` for a call without such a limit.
    private static func allowed(_ name: borrowing Text) -> Range<Int>? {
        if name.equals("begin") { return one(SessionState.idleIndex) }
        if name.equals("abort") { return SessionState.activeIndex..<SessionState.completedIndex }
        if name.equals("completeMerchantValidation") { return one(SessionState.validatingIndex) }
        if name.equals("completePaymentMethodSelection") { return one(SessionState.paymentMethodSelectedIndex) }
        if name.equals("completeShippingContactSelection") { return one(SessionState.shippingContactSelectedIndex) }
        if name.equals("completeShippingMethodSelection") { return one(SessionState.shippingMethodSelectedIndex) }
        if name.equals("completeCouponCodeChange") { return one(SessionState.couponCodeChangedIndex) }
        return name.equals("completePayment") ? one(SessionState.authorizedIndex) : nil
    }

    private static func one(_ state: Int) -> Range<Int> { state..<(state &+ 1) }
}
