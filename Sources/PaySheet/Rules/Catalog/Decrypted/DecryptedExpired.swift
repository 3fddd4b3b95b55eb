/// A card that has run out.
enum DecryptedExpired: OneRowRule {
    static let row = RuleRow.text(DecryptedPaymentDataView.self, .applicationExpirationDate) { date, node, context in
        guard let expiry = date.expiry else { return }
        let past = Past(context.policy)
        let today = Moment.floorDivide(past.end.secondsSince1970, by: Instant.secondsOfDay).quotient
        // One day of grace: the day ends later in the west.
        guard expiry < today &- 1 else { return }
        context.report(.decryptedExpired, at: node, past.severity, help: "ask for another card", "the card has expired")
    }
}
