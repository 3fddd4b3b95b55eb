/// An update that changes the text to which the shopper agrees.
enum FlowAgreementChanged: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentFlow, needs: [PaymentFlow.Slot.request, PaymentFlow.Slot.events], check)] }

    static func check(_ flow: borrowing Cursor, _ context: inout RuleContext) {
        var steps = FlowSteps(flow)
        guard let request = steps.request else { return }
        while steps.advance(flow) {
            guard let answer = steps.answer else { continue }
            let asked = flow.at(request)
            let update = flow.at(answer)
            compare(
                asked, PaymentRequest.Slot.recurringPaymentRequest, update, UpdateSlots.newRecurring,
                agreement: RecurringPaymentRequest.Slot.billingAgreement, &context)
            compare(
                asked, PaymentRequest.Slot.automaticReloadPaymentRequest, update, UpdateSlots.newReload,
                agreement: AutomaticReloadPaymentRequest.Slot.billingAgreement, &context)
            compare(
                asked, PaymentRequest.Slot.deferredPaymentRequest, update, UpdateSlots.newDeferred,
                agreement: DeferredPaymentRequest.Slot.billingAgreement, &context)
        }
    }

    private static func compare(
        _ request: borrowing Cursor, _ member: Int, _ update: borrowing Cursor, _ newMember: Int, agreement: Int,
        _ context: inout RuleContext
    ) {
        guard let old = request.place(member), let new = update.place(newMember) else { return }
        let before = request.at(old)
        let after = update.at(new)
        // What cannot be read has a finding of its own.
        guard before.isPresent(agreement) == (before.slot(agreement) != nil), after.isPresent(agreement) == (after.slot(agreement) != nil)
        else { return }
        let oldText = before.text(agreement)
        let newText = after.text(agreement)
        if let oldText, let newText, oldText.equals(newText) { return }
        if oldText == nil, newText == nil { return }
        context.report(
            .flowAgreementChanged, at: after.slot(agreement) ?? new.node, webKit: .systemCancels,
            related: [RelatedNode(before.slot(agreement) ?? old.node, "the agreement of the request")],
            help: "repeat the agreement of the request letter by letter", "the update changes the agreement that the shopper sees")
    }
}
