/// An answer that removes the lines from the sheet.
enum FlowLinesDropped: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.events]) { flow, context in
        var replay = FlowReplay(flow)
        while let event = replay.next() {
            // After an error the shopper makes another choice, and another answer follows.
            guard let answer = event.answer, answer.reachesSheet, answer.errorCount == 0, !answer.isMisspelt(.lineItems),
                replay.state.lines.isAbsentOrEmpty(.lineItems)
            else { continue }
            let count = replay.before.lines.count(of: .lineItems)
            guard count > 0 else { continue }
            context.report(
                .flowLinesDropped, at: answer.isPresent(.lineItems) ? answer[.lineItems] : answer.node,
                related: [RelatedNode(replay.before.lines[.lineItems], "the sheet showed these")],
                help: answer.isUpdate ? "send all lines again as \"newLineItems\"" : "leave \"displayItems\" out, or send all lines again",
                "the answer has no lines, so the sheet no longer shows the "
                    + (count == 1 ? "line" : String(count) + " lines") + " that it had")
        }
    }
}
