/// Lines that do not have the price of the chosen way of shipping.
enum FlowShippingPrice: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(PaymentFlowView.self, needs: [.events], check)] }

    static func check(_ flow: borrowing PaymentFlowView, _ context: inout RuleContext) {
        var replay = FlowReplay(flow)
        while let event = replay.next() {
            guard event.word(.update) == UpdateKind.shippingMethodIndex, let answer = event.answer, replay.state.isMethodChosen,
                let method = replay.state.method, let price = method.amount(.amount), !price.isZero, answer.isPresent(.lineItems),
                let lines = answer.lineItems, lines.count > 0, !lines.mayContain(where: { mayCost($0, price) })
            else { continue }
            context.report(
                .flowShippingPrice, at: answer[.lineItems], related: [RelatedNode(method[.amount], "the chosen method costs this")],
                help: "add a line of " + price.text + " for shipping, and add it to the total",
                "no line has the price " + price.text + " of the chosen shipping method")
        }
    }

    /// A line without a price yet, or that cannot be read, may be the one.
    private static func mayCost(_ line: borrowing ItemView, _ price: Amount) -> Bool {
        line.word(.type) == LineItemType.pendingIndex || (line.amount(.amount) ?? price) == price
    }
}
