/// An update that brings a kind of payment which the request did not ask for.
enum FlowKindSwitch: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.request, .events]) { flow, context in
        guard flow.isReadable(.request), let events = flow.events else { return }
        let request = flow.sheet
        for index in 0..<events.count {
            guard let event = events[index], let answer = event.answer else { continue }
            for kind: SheetView.Member in [
                .multiTokenContexts, .recurringPaymentRequest, .automaticReloadPaymentRequest, .deferredPaymentRequest,
            ] {
                // An empty list of shares asks for nothing.
                guard answer.isReadable(kind), !request.isPresent(kind), kind != .multiTokenContexts || answer.count(of: kind) > 0
                else { continue }
                let name = request.name(of: kind)
                context.report(
                    .flowKindSwitch, at: answer[kind], help: "put \"" + name + "\" into the request, or leave this out",
                    "the request had no \"\(name, "name")\", and the update brings one")
            }
        }
    }
}
