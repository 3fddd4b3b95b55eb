/// More recurring lines than Apple Pay has phases.
enum PlanThirdPhase: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.lineItems, PaymentRequest.Slot.recurringPaymentRequest], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let items = cursor.listPlace(PaymentRequest.Slot.lineItems),
            let plan = cursor.place(PaymentRequest.Slot.recurringPaymentRequest)
        else { return }
        let request = cursor.at(plan)
        let regular = request.place(RecurringPaymentRequest.Slot.regularBilling)
        let trial = request.place(RecurringPaymentRequest.Slot.trialBilling)
        guard let regular, let price = cursor.at(regular).amount(LineItem.Slot.amount) else { return }
        let trialPrice = trial.flatMap { cursor.at($0).amount(LineItem.Slot.amount) }
        guard trial == nil || trialPrice != nil else { return }
        for index in 0..<items.count {
            // Most lines say nothing about when they are charged.
            guard let place = cursor.element(index, of: items),
                cursor.presentMembers(at: place.base, LineItem.Slot.count) & 1 << UInt64(LineItem.Slot.paymentTiming) != 0
            else { continue }
            let item = cursor.at(place)
            guard LineItemView(item).paymentTiming?.index == PaymentTiming.recurringIndex, let amount = item.amount(LineItem.Slot.amount),
                amount != price, amount != trialPrice, !amount.isNegative
            else { continue }
            context.report(
                .planThirdPhase, at: place.node, related: [RelatedNode(regular.node, "the regular charges")],
                help: "describe it in the agreement, or leave it out",
                "this recurring price is neither the trial's nor the regular one, but Apple Pay has no third phase")
        }
    }
}
