/// An answer that removes the lines from the sheet.
enum FlowLinesDropped: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.events]) { flow, context in
        var replay = FlowReplay(flow)
        while let event = replay.next() {
            // After an error the shopper makes another choice, and another answer follows.
            guard let answer = event.answer, answer.reachesSheet, answer.errorCount == 0, !answer.isMisspelt(.lineItems),
                replay.state.lines.isAbsentOrEmpty(.lineItems)
            else { continue }
            // An answer can move the lines into a modifier.
            let (old, added) = (replay.before.lines.count(of: .lineItems), replay.state.modifierLineCount)
            let count = old + replay.before.modifierLineCount - added
            guard old > 0, count > 0 else { continue }
            context.report(
                .flowLinesDropped, at: answer.isPresent(.lineItems) ? answer[.lineItems] : answer.node,
                related: [RelatedNode(replay.before.lines[.lineItems], "the sheet showed these")],
                help: answer.isUpdate ? "send all lines again as \"newLineItems\"" : "leave \"displayItems\" out, or send all lines again",
                "\(words: added == 0 ? "the answer has no lines" : "only the modifier has lines now"), so the sheet no longer shows "
                    + "\(words: added == 0 ? count == 1 ? "the line" : "the \(count, "count") lines" : "\(count, "count") of the lines")"
                    + " that it had")
        }
    }
}
