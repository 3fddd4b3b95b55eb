/// A chosen way of shipping that was not on offer.
enum FlowShippingMethod: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.events]) { flow, context in
        var replay = FlowReplay(flow)
        while let event = replay.next() {
            guard let selected = event.selected, let wanted = selected.shippingMethod,
                let methods = replay.before.methods.shippingMethods,
                !methods.mayContain(where: { $0.identifier?.equals(wanted) ?? true }),
                !(replay.before.addedMethods?.mayContain(where: { $0.identifier?.equals(wanted) ?? true }) ?? false)
            else { continue }
            context.report(
                .flowShippingMethod, at: selected[.shippingMethod],
                related: [RelatedNode(replay.before.methods[.shippingMethods], "these were on offer")],
                help: "use the identifier of an offered method", "this shipping method was not offered")
        }
    }
}
