/// An update that changes the text to which the shopper agrees.
enum FlowAgreementChanged: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.request, .events]) { flow, context in
        guard let events = flow.events else { return }
        let request = flow.sheet
        for index in 0..<events.count {
            guard let event = events[index], let answer = event.answer else { continue }
            for member: SheetView.Member in [.recurringPaymentRequest, .automaticReloadPaymentRequest, .deferredPaymentRequest] {
                if let old = request.plan(member), let new = answer.plan(member) { compare(old, new, &context) }
            }
        }
    }

    private static func compare(_ old: borrowing PlanView, _ new: borrowing PlanView, _ context: inout RuleContext) {
        // What cannot be read has a finding of its own.
        guard old.isPresent(.billingAgreement) == old.isReadable(.billingAgreement),
            new.isPresent(.billingAgreement) == new.isReadable(.billingAgreement)
        else { return }
        let (oldText, newText) = (old.billingAgreement, new.billingAgreement)
        if let oldText, let newText, oldText.equals(newText) { return }
        guard old.isPresent(.billingAgreement) || new.isPresent(.billingAgreement) else { return }
        context.report(
            .flowAgreementChanged, at: new[.billingAgreement], webKit: .systemCancels,
            related: [RelatedNode(old[.billingAgreement], "the agreement of the request")],
            help: "repeat the agreement of the request letter by letter", "the update changes the agreement that the shopper sees")
    }
}
