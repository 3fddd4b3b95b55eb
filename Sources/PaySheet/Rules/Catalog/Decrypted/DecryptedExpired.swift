/// A card that has run out.
enum DecryptedExpired: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(DecryptedPaymentDataView.self, .applicationExpirationDate, asks: .clock) { date, node, context in
                guard let now = Instant(context.policy), let expiry = date.expiry else { return }
                let today = Moment.floorDivide(now.seconds, by: Instant.secondsOfDay).quotient
                // One day of grace: the day ends later in the west.
                guard expiry < today &- 1 else { return }
                context.report(.decryptedExpired, at: node, help: "ask for another card", "the card has expired")
            }
        ]
    }
}
