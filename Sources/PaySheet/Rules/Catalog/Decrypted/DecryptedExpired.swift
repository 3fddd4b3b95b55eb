/// A card that has run out.
enum DecryptedExpired: DocumentRule {
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
