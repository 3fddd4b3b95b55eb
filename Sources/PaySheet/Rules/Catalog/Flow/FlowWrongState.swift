/// A call at a moment at which the session does not allow it.
enum FlowWrongState: OneRowRule {
    static let row = RuleRow(FlowCallView.self, needs: [.threw]) { call, context in
        guard call.isOfPage, let name = call.call, let threw = call.threw else { return }
        if name.starts(with: "PaymentRe") {
            guard threw.starts(with: "InvalidStateError") else { return }
            context.report(
                .flowWrongState, at: call.node, help: "wait for the promise of the call before",
                "\(name.string, "name")() was called at a moment at which the browser does not allow it")
        } else if threw.starts(with: "InvalidAccessError"), let state = call.word(.state), state >= 0, let allowed = allowed(name),
            !allowed.contains(state)
        {
            context.report(
                .flowWrongState, at: call.node,
                help: state >= SessionState.completedIndex
                    ? "the session has ended; create a new one" : "call it once, in the listener of its event",
                "\(name.string, "name")() was called in the state \(word(state), "state")"
                    + ", and Safari allows it only in "
                    + (allowed.count == 1 ? "\(word(allowed.lowerBound), "allowed")" : "an open session")
            )
        }
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
