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
        RuleRow.text(MerchantSessionView.self, .displayName, when: .mayBeDamaged(.displayName), checkSession)
        RuleRow.text(PaymentErrorView.self, .message, when: .mayBeDamaged(.message), check)
        RuleRow.text(PaymentDetailsUpdateView.self, .error, when: .mayBeDamaged(.error), check)
    }

    /// Apple has signed the session with the right name, so a program garbled it after that. Another text would break the signature.
    private static func checkSession(_ text: borrowing Text, _ node: Int, _ context: inout RuleContext) {
        guard case .garbled(let plain)? = TextDamage.find(in: text) else { return }
        context.report(
            .textDamaged, at: node,
            help: "decode the bytes of Apple's answer as UTF-8, such as with TextDecoder after atob(); the name is " + Shown.quoted(plain),
            "\(text.quoted) is garbled: a program read the session, which is UTF-8, as Latin-1, as atob() does")
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
