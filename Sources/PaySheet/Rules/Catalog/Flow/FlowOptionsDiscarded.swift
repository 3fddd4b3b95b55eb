/// Shipping options in an update of a request that does not ask for shipping.
enum FlowOptionsDiscarded: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.paymentRequest, .events]) { flow, context in
        guard let request = flow.paymentRequest, let events = flow.events, request.asksForShipping == false else { return }
        for index in 0..<events.count {
            guard let answer = events[index]?.answer, answer.count(of: .shippingMethods) > 0 else { continue }
            context.report(
                .flowOptionsDiscarded, at: answer[.shippingMethods],
                help: "set \"requestShipping\" to true in \"options\", or leave the shipping options out",
                "nothing requests shipping, so the browser drops the shipping options of the update")
        }
    }
}
