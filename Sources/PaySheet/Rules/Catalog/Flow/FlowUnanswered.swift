/// An event of the sheet that the page did not answer.
enum FlowUnanswered: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.calls]) { flow, context in
        guard let calls = flow.calls else { return }
        FlowWait.forEach(in: calls) { wait in
            guard !wait.isAnswered, let event = calls[wait.event], let name = event.call else { return }
            context.report(
                .flowUnanswered, at: event.node, help: "answer in every branch of the listener, also after an error",
                "the page did not answer \"\(name.string, "name")\" in time, so the sheet closed")
        }
    }
}
