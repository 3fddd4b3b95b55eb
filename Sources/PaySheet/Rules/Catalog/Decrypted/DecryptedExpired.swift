/// A card that has run out.
enum DecryptedExpired: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "decrypted/expired", "Expired card", .warning,
            what: "The expiry of the decrypted data lies before today.",
            why: "The bank declines the payment, unless the token is a merchant token whose card was renewed in the meantime.",
            instead: "Fetch the new metadata of a merchant token, or ask the shopper for another card.",
            sources: ["AP-TOK-DATE"], page: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
            bad: [
                Sample(
                    .decrypted, at: "/applicationExpirationDate", shows: ["AP-TOK-DATE"],
                    policy: Policy(now: Timestamp(rawValue: "2031-01-02T12:00:00Z"))),
                Sample(
                    .decrypted, [.text("/applicationExpirationDate", "261130")], at: "/applicationExpirationDate", shows: ["AP-TOK-DATE"],
                    policy: Policy(now: Timestamp(rawValue: "2031-01-02T12:00:00Z"))),
                Sample(
                    .decrypted, [.text("/applicationExpirationDate", "261031")], at: "/applicationExpirationDate", shows: ["AP-TOK-DATE"],
                    policy: Policy(now: Timestamp(rawValue: "2026-11-21T00:00:00Z"))),
            ],
            good: [
                Sample(
                    .decrypted, [.text("/applicationExpirationDate", "310131")],
                    policy: Policy(now: Timestamp(rawValue: "2031-01-02T12:00:00Z"))),
                Sample(
                    .decrypted, [.text("/applicationExpirationDate", "310101")],
                    policy: Policy(now: Timestamp(rawValue: "2031-01-02T12:00:00Z"))),
                Sample(.decrypted, policy: Policy(now: Timestamp(rawValue: "2030-12-31T23:00:00Z"))),
                Sample(
                    .decrypted, [.text("/applicationExpirationDate", "261130")],
                    policy: Policy(now: Timestamp(rawValue: "2026-11-21T00:00:00Z"))),
                Sample(.decrypted, [.text("/applicationExpirationDate", "010131")]),
                Sample(.decrypted, policy: Policy(now: Timestamp(rawValue: "2031-01-01T23:59:59Z"))),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.decryptedPaymentData, needs: [DecryptedPaymentData.Slot.applicationExpirationDate], asks: .clock, check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let now = context.policy.now, let seconds = now.secondsSince1970,
            let text = cursor.written(DecryptedPaymentData.Slot.applicationExpirationDate), let expiry = text.expiry,
            let node = cursor.slot(DecryptedPaymentData.Slot.applicationExpirationDate)
        else { return }
        // One day of grace: the day ends later in the west.
        guard expiry < day(seconds &- 86_400) else { return }
        context.report(.decryptedExpired, at: node, help: "ask for another card", "the card has expired")
    }

    /// A day as one number such as 20301231.
    private static func day(_ seconds: Int64) -> Int {
        var number = 0
        var digits = 0
        for byte in Timestamp(secondsSince1970: seconds).rawValue.utf8 where digits < 8 && ASCII.isDigit(byte) {
            number = number &* 10 &+ Int(byte &- ASCII.zero)
            digits += 1
        }
        return number
    }
}
