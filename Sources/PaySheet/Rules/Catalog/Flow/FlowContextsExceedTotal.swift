/// Shares that were in force and a new total below them, or the reverse.
enum FlowContextsExceedTotal: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.events]) { flow, context in
        var replay = FlowReplay(flow)
        while let event = replay.next() {
            // An update that brings both is looked at alone.
            guard let answer = event.answer, answer.isPresent(.total) != answer.isPresent(.multiTokenContexts),
                let total = replay.state.total.total, let amount = total.amount(.amount),
                let contexts = replay.state.source(of: .multiTokenContexts).multiTokenContexts
            else { continue }
            var sum = AmountSum()
            for index in 0..<contexts.count { sum.add(contexts[index]?.amount) }
            guard let shares = sum.amount, shares > amount else { continue }
            context.report(
                .flowContextsExceedTotal, at: total[.amount], webKit: .systemCancels,
                related: [
                    RelatedNode(replay.state.source(of: .multiTokenContexts)[.multiTokenContexts], "these shares are still in force")
                ],
                help: "send newMultiTokenContexts that add up to at most " + amount.text,
                "the shares add up to \(shares, "shares"), which is more than the new total \(amount)")
        }
    }
}
