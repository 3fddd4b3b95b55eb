/// Amounts of an update in another currency than those that stay.
enum FlowCurrency: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.paymentRequest, .events]) { flow, context in
        var replay = FlowReplay(flow)
        while let event = replay.next() {
            guard let answer = event.answer, answer.shape == ShapeIndex.paymentDetailsUpdate, let total = replay.state.total.total,
                let wanted = currency(total.money)
            else { continue }
            // Amounts of one and the same update are compared by another rule.
            if !answer.isPresent(.total), answer.isPresent(.lineItems), let lines = answer.lineItems {
                for index in 0..<lines.count {
                    if let line = lines[index], report(line.money, wanted, &context) { return }
                }
            }
            if !answer.isPresent(.total), answer.isPresent(.shippingMethods), flow.offersShipping, let methods = answer.shippingMethods {
                for index in 0..<methods.count {
                    if let method = methods[index], report(method.money, wanted, &context) { return }
                }
            }
            guard answer.isPresent(.total) else { continue }
            if !answer.isPresent(.lineItems), let line = replay.state.lines.lineItems?[0], let kept = currency(line.money),
                kept.code != wanted.code
            {
                return report(wanted, kept, &context)
            }
            if !answer.isPresent(.shippingMethods), flow.offersShipping, let method = replay.state.methods.shippingMethods?[0],
                let kept = currency(method.money), kept.code != wanted.code
            {
                return report(wanted, kept, &context)
            }
        }
    }

    private static func report(
        _ money: consuming CurrencyAmountView?, _ wanted: (code: UInt32, node: Int), _ context: inout RuleContext
    ) -> Bool {
        guard let found = currency(money), found.code != wanted.code else { return false }
        report(found, wanted, &context)
        return true
    }

    private static func report(_ found: (code: UInt32, node: Int), _ kept: (code: UInt32, node: Int), _ context: inout RuleContext) {
        context.report(
            .flowCurrency, at: found.node, related: [RelatedNode(kept.node, "in " + LetterCode.text(kept.code))],
            help: "use one currency for the whole payment",
            "the update is in \(LetterCode.text(found.code), "currency")"
                + ", and amounts that stay are in \(LetterCode.text(kept.code), "currency")")
    }

    /// The currency of an amount in capital letters.
    static func currency(_ money: consuming CurrencyAmountView?) -> (code: UInt32, node: Int)? {
        guard let money, let text = money.currency, text.node.isPlainString, text.byteCount == 3 else { return nil }
        var code: UInt32 = 0
        for index in 0..<3 { code = code &<< 8 | UInt32(ASCII.upperCased(text.byte(index))) }
        return CurrencyRow.find(code) == nil ? nil : (code, money[.currency])
    }
}
