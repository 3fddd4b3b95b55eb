/// Lines that do not have the price of the chosen way of shipping.
enum FlowShippingPrice: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.events]) { flow, context in
        var replay = FlowReplay(flow)
        while let event = replay.next() {
            guard event.answersShippingMethod, let answer = event.answer, replay.state.isMethodChosen,
                let method = replay.state.method, let price = method.price, !price.amount.isZero, answer.isPresent(.lineItems),
                let lines = answer.lineItems, lines.count > 0, !lines.mayContain(where: { mayCost($0, price.amount) })
            else { continue }
            context.report(
                .flowShippingPrice, at: answer[.lineItems], related: [RelatedNode(price.node, "the chosen method costs this")],
                help: "add a line of " + price.amount.text + " for shipping, and add it to the total",
                "no line has the price " + price.amount.text + " of the chosen shipping method")
        }
    }

    /// A line without a price yet, or that cannot be read, may be the one.
    private static func mayCost(_ line: borrowing ItemView, _ price: Amount) -> Bool {
        line.isPending != false || (line.price?.amount ?? price) == price
    }
}

extension FlowEventView {
    /// The answer to a choice of a shipping method or option.
    fileprivate var answersShippingMethod: Bool {
        switch word(.update) {
        case UpdateKind.shippingMethodIndex: true
        case UpdateKind.detailsIndex: selected?.isPresent(.shippingMethod) ?? false
        default: false
        }
    }
}
