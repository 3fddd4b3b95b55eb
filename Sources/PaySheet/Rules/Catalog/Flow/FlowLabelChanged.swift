/// An answer that gives the total another label.
enum FlowLabelChanged: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.events]) { flow, context in
        guard let events = flow.events, let first = flow.sheet.total, let label = first.label, !label.isBlank else { return }
        for index in 0..<events.count {
            // A label that names no business has a finding of its own.
            guard let answer = events[index]?.answer, let total = answer.total, let other = total.label, !other.equals(label),
                !other.isBlank, !TotalName.namesNoBusiness(other)
            else { continue }
            return context.report(
                .flowLabelChanged, at: total[.label], related: [RelatedNode(first[.label], "the label of the request")],
                help: "write " + label.quoted + ", as in the request",
                "the update changes the label of the total from " + label.quoted + " to " + other.quoted)
        }
    }
}
