import PaySheet

/// A cardholder whom the bank cannot reach.
enum IssuingContact: OneRowRule {
    static let row = RuleRow(IssuingCardView.self, needs: [.cardholder]) { card, context in
        guard let holder = card.cardholder, !holder.isMisspelt(.phone_number), !holder.isMisspelt(.email), !holder.hasText(.phone_number),
            !holder.hasText(.email)
        else { return }
        context.report(
            .issuingContact, at: holder.node, help: "set \"phone_number\" or \"email\" of the cardholder",
            "the cardholder has no phone number and no email address for the code; the wallet says that the card is not supported")
    }
}
