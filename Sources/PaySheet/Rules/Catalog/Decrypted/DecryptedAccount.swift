/// An account number with a slip.
enum DecryptedAccount: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.decryptedPaymentData, needs: [DecryptedPaymentData.Slot.applicationPrimaryAccountNumber], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.written(DecryptedPaymentData.Slot.applicationPrimaryAccountNumber),
            let node = cursor.slot(DecryptedPaymentData.Slot.applicationPrimaryAccountNumber)
        else { return }
        let message: String
        if !text.isDigits {
            message = "the account number has something else than digits in it"
        } else if text.isShorter(than: 12) || text.isLonger(than: 19) {
            message = "the account number has " + String(text.characterCount) + " digits, and one has 12 to 19"
        } else if !hasCheckDigit(text) {
            message = "the check digit of the account number does not fit"
        } else {
            return
        }
        context.report(.decryptedAccount, at: node, help: "keep the text from the token", message)
    }

    private static func hasCheckDigit(_ text: borrowing Text) -> Bool {
        var sum = 0
        for place in 0..<text.byteCount {
            let digit = Int(text.byte(text.byteCount &- 1 &- place) &- ASCII.zero)
            let weighted = place % 2 == 1 ? digit * 2 : digit
            sum += weighted > 9 ? weighted - 9 : weighted
        }
        return sum % 10 == 0
    }
}
