import PaySheet

/// A card that Apple Pay does not take.
enum IssuingNotEligible: OneRowRule {
    static let row = RuleRow(IssuingWalletsView.self, needs: [.apple_pay]) { wallets, context in
        guard let wallet = wallets.apple_pay, wallet.eligible == false else { return }
        let reason = wallet.word(.ineligible_reason)
        let help = reason.flatMap { IssuingReason(index: $0) }?.remedy ?? "ask Stripe why"
        context.report(
            .issuingNotEligible, at: wallet[.eligible], help: help + "; until then, show no button for Apple Pay",
            "the card cannot be in Apple Pay")
    }
}
