import PaySheet

/// A card that cannot pay.
enum IssuingInactive: OneRowRule {
    static let row = RuleRow(IssuingCardView.self, needs: [.status]) { card, context in
        guard let status = card.word(.status), status == IssuingCardStatus.inactiveIndex || status == IssuingCardStatus.canceledIndex
        else { return }
        let isNew = status == IssuingCardStatus.inactiveIndex
        context.report(
            .issuingInactive, at: card[.status], help: isNew ? "activate the card first; new cards are inactive" : "issue a new card",
            isNew ? "the card is not active yet" : "the card is canceled")
    }
}
