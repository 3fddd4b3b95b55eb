/// A text for the shopper that a program on the way has damaged.
enum TextDamaged: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow.text(ItemView.self, .label, when: .mayBeDamaged(.label), check)
        RuleRow.text(MethodView.self, .label, when: .mayBeDamaged(.label), check)
        RuleRow.text(ShippingMethodView.self, .detail, when: .mayBeDamaged(.detail), check)
        RuleRow.text(PlanView.self, .paymentDescription, when: .mayBeDamaged(.paymentDescription), check)
        RuleRow.text(PlanView.self, .billingAgreement, when: .mayBeDamaged(.billingAgreement), check)
        RuleRow.text(PaymentTokenContextView.self, .merchantName, when: .mayBeDamaged(.merchantName), check)
        RuleRow.text(PaymentSessionRequestView.self, .displayName, when: .mayBeDamaged(.displayName), check)
        RuleRow.text(PaymentErrorView.self, .message, when: .mayBeDamaged(.message), check)
        RuleRow.text(PaymentDetailsUpdateView.self, .error, when: .mayBeDamaged(.error), check)
    }

    private static func check(_ text: borrowing Text, _ node: Int, _ context: inout RuleContext) {
        guard let damage = TextDamage.find(in: text) else { return }
        let message: Sentence
        let help: String
        let repaired: String?
        switch damage {
        case .entity(let entity, let plain):
            message = "\(text.quoted) shows \"\(entity, "entity")\" to the shopper, because the text was escaped for HTML"
            help = plain.map { "write " + Shown.quoted($0) } ?? "write the character itself"
            repaired = plain
        case .garbled(let plain):
            message = "\(text.quoted) is garbled: a program read UTF-8 as Latin-1"
            help = "write " + Shown.quoted(plain) + ", and read the text as UTF-8"
            repaired = plain
        }
        context.report(
            .textDamaged, at: node, fix: repaired.map { RawFix(.risky, help, [.replace(node: node, text: $0)]) }, help: help, message)
    }
}
