/// Terms that are longer than the sheet shows.
enum PlanAgreementLength: OneRowRule {
    static let row = RuleRow(PlanView.self, needs: [.billingAgreement]) { plan, context in
        guard let agreement = plan.billingAgreement, let length = agreement.length(above: limit) else { return }
        let (node, most) = (plan[.billingAgreement], String(limit))
        if length.characters > limit {
            context.report(
                .planAgreementLength, at: node, help: "write at most " + most + " characters",
                "the agreement has \(length.characters, "characters") characters, and the sheet shows \(most, "most") at most")
        } else if length.utf16 > limit {
            context.report(
                .planAgreementLength, at: node, .info, help: "shorten it, to be sure",
                "the agreement has \(length.characters, "characters") characters as people count them and \(length.utf16, "characters")"
                    + " as JavaScript does; which of them must stay within \(most, "most") is not documented")
        }
    }

    private static let limit = 500
}
