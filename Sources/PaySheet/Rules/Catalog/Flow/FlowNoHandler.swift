/// An event without a listener, for which the sheet waits.
enum FlowNoHandler: OneRowRule {
    static let row = RuleRow(FlowCallView.self, needs: [.hasListener]) { call, context in
        guard call.hasListener == false, call.isOfSheet, let name = call.call else { return }
        let isOfSession = name.equals("validatemerchant") || name.equals("paymentauthorized")
        guard
            isOfSession || name.equals("merchantvalidation") || name.equals("shippingaddresschange")
                || name.equals("shippingoptionchange")
        else { return }
        context.report(
            .flowNoHandler, at: call.node,
            help: isOfSession ? "set on" + name.string + " before begin()" : "add a listener before show()",
            "the page has no listener for \"\(name.string, "name")\", so the sheet waits until its time is over")
    }
}
