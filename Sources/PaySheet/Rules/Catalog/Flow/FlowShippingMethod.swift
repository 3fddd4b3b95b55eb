/// A chosen way of shipping that was not on offer.
enum FlowShippingMethod: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "flow/shipping-method", "Unknown shipping method chosen", .warning, scope: .flow,
            what: "The shopper chose a shipping method that was not on offer at that moment.",
            why:
                "The sheet can only give back an identifier that the page has sent: request and record do not belong together, or the "
                + "identifier "
                + "was changed on the way.",
            instead: "Offer the method in the request or in the update before, with the same identifier.",
            sources: [], page: "applepaysession/onshippingmethodselected",
            bad: [
                Sample(
                    .flow, [.text("/events/1/selected/shippingMethod", "overnight"), .remove("/order")],
                    at: "/events/1/selected/shippingMethod"
                ),
                Sample(
                    .multiMerchantFlow, [.text("/events/0/selected/shippingMethod", "Post"), .remove("/order")],
                    at: "/events/0/selected/shippingMethod"),
            ],
            good: [Sample(.flow), Sample(.multiMerchantFlow)])
    }

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
                help: "use the identifier of a method that is on offer", "this shipping method was not on offer")
        }
    }
}
