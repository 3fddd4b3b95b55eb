/// An answer of another kind than what the shopper did.
enum FlowAnswer: DocumentRule {
    static var rows: [RuleRow] {
        [RuleRow(ShapeIndex.flowEvent, needs: [FlowEvent.Slot.selected, FlowEvent.Slot.update, FlowEvent.Slot.data], check)]
    }

    static func check(_ event: borrowing Cursor, _ context: inout RuleContext) {
        guard let selected = event.place(FlowEvent.Slot.selected), let node = event.slot(FlowEvent.Slot.update) else { return }
        let choice = event.choice(FlowEvent.Slot.data)
        let selection = event.at(selected)
        guard choice != 0, selection.presentMembers(FlowSelection.Slot.count).nonzeroBitCount == 1 else { return }
        let isRight =
            switch choice {
            case FlowSteps.paymentMethod: selection.isPresent(FlowSelection.Slot.paymentMethod)
            case FlowSteps.shippingMethod: selection.isPresent(FlowSelection.Slot.shippingMethod)
            case FlowSteps.shippingContact: selection.isPresent(FlowSelection.Slot.shippingContact)
            default: selection.isPresent(FlowSelection.Slot.couponCode)
            }
        guard !isRight else { return }
        context.report(
            .flowAnswer, at: node, webKit: .stateComplete, related: [RelatedNode(selected.node, "this is what the shopper changed")],
            help: "answer with the update for this event",
            "the answer belongs to another event")
    }
}
