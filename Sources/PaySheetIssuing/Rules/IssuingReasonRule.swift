import PaySheet

/// A reason against a card that can be in the wallet.
enum IssuingReasonRule: OneRowRule {
    static let row = RuleRow(IssuingWalletView.self, needs: [.eligible, .ineligible_reason]) { wallet, context in
        guard wallet.eligible == true, wallet.isReadable(.ineligible_reason) else { return }
        context.report(
            .issuingReasonRule, at: wallet[.ineligible_reason], related: [RelatedNode(wallet[.eligible], "the card can")],
            help: "pass the card on as Stripe returned it", "there is a reason against a card that can be in the wallet")
    }
}
