/// A deferred payment that an update does not repeat.
enum FlowDeferredDropped: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.request, .events]) { flow, context in
        let first = SafariRelease.keepsDeferredPayments
        if context.policy.isSafari(from: first) { return }
        guard let request = flow.request, request.isReadable(.deferredPaymentRequest), let events = flow.events else { return }
        for index in 0..<events.count {
            guard let event = events[index], event.word(.update) == UpdateKind.paymentMethodIndex, let answer = event.answer,
                !answer.isPresent(.deferredPaymentRequest)
            else { continue }
            context.report(
                .flowDeferredDropped, at: answer.node, help: "repeat the deferred payment as \"newDeferredPaymentRequest\"",
                "the update does not repeat the deferred payment; Safari before about \(first.description, "release") then drops it")
        }
    }
}
