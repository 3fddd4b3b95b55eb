/// A session that begins while another one is open.
enum SessionSecond: OneRowRule {
    static let row = RuleRow(FlowCallView.self, needs: [.threw]) { call, context in
        guard call.isOfPage, let threw = call.threw else { return }
        let isSession = call.isNamed("begin") && threw.equals("InvalidAccessError: Page already has an active payment session.")
        guard isSession || call.isNamed("PaymentRequest.show") && threw.starts(with: "AbortError") else { return }
        context.report(
            .sessionSecond, at: call.node, help: "wait until the other payment ends; inside oncancel, begin in a later task",
            "the page opened a payment sheet while another one was open")
    }
}
