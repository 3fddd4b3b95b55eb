/// A chosen way of shipping that was not on offer.
enum FlowShippingMethod: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentFlow, needs: [PaymentFlow.Slot.events], check)] }

    static func check(_ flow: borrowing Cursor, _ context: inout RuleContext) {
        var steps = FlowSteps(flow)
        while steps.advance(flow) {
            guard let selected = steps.selected, let node = flow.at(selected).slot(FlowSelection.Slot.shippingMethod),
                let wanted = FlowSelectionView(flow.at(selected)).shippingMethod, let methods = steps.before.methods
            else { continue }
            var isOffered = false
            for index in 0..<methods.count {
                guard let place = flow.element(index, of: methods), let identifier = ShippingMethodView(flow.at(place)).identifier else {
                    isOffered = true
                    break
                }
                if identifier.equals(wanted) {
                    isOffered = true
                    break
                }
            }
            guard !isOffered else { continue }
            context.report(
                .flowShippingMethod, at: node, related: [RelatedNode(methods.node, "these were on offer")],
                help: "use the identifier of an offered method", "this shipping method was not offered")
        }
    }
}
