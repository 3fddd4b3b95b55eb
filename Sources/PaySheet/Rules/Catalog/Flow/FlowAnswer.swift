/// An answer of another kind than what the shopper did.
enum FlowAnswer: OneRowRule {
    static let row = RuleRow(FlowEventView.self, needs: [.selected, .update, .data]) { event, context in
        guard let selected = event.selected, let answered = event.word(.update), answered >= 0, answered < UpdateKind.detailsIndex else {
            return
        }
        let wanted: FlowSelectionView.Member =
            switch answered {
            case UpdateKind.paymentMethodIndex: .paymentMethod
            case UpdateKind.shippingMethodIndex: .shippingMethod
            case UpdateKind.shippingContactIndex: .shippingContact
            default: .couponCode
            }
        guard !selected.isPresent(wanted), selected.presentCount == 1 else { return }
        context.report(
            .flowAnswer, at: event[.update], webKit: .stateComplete,
            related: [RelatedNode(selected.node, "this is what the shopper changed")],
            help: "answer with the update for this event",
            "the answer belongs to another event")
    }
}
