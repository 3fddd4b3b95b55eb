/// An answer that needed most of the time that a page has, or more.
enum FlowLate: OneRowRule {
    private static let warning: UInt32 = 20_000
    private static let limit: UInt32 = 30_000

    static let row = RuleRow(PaymentFlowView.self, needs: [.calls]) { flow, context in
        guard let calls = flow.calls else { return }
        FlowWait.forEach(in: calls) { wait in
            guard wait.isAnswered, let event = calls[wait.event], let answer = calls[wait.end], let start = event.at, let end = answer.at,
                end >= start, end &- start >= warning
            else { return }
            let isOver = end &- start >= limit
            context.report(
                .flowLate, at: answer.node, isOver ? .error : .warning, related: [RelatedNode(event.node, "the event")],
                help: "answer sooner, and do slow work before the payment or after it",
                "the page answered after \((end &- start) / 1000, "seconds")"
                    + " seconds, and the sheet \(words: isOver ? "closes" : "would close") after 30 seconds")
        }
    }
}
