/// An update that takes the last shipping method away and says no error.
enum FlowNoMethodLeft: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.events]) { flow, context in
        var replay = FlowReplay(flow)
        while let event = replay.next() {
            guard let answer = event.answer, answer.errorCount == 0, replay.state.methods.isReadable(.shippingMethods),
                replay.state.methodCount == 0, replay.before.methodCount > 0
            else { continue }
            context.report(
                .flowNoMethodLeft, at: replay.state.methods[.shippingMethods],
                related: [RelatedNode(replay.before.methods[.shippingMethods], "these were on offer before")],
                help: "report an error, or offer a method", "the update has no shipping method and no error")
        }
    }
}
