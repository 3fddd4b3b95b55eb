/// An account number with a slip.
enum DecryptedAccount: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "decrypted/account", "Account number in decrypted data", .warning,
            what: "applicationPrimaryAccountNumber is not 12 to 19 digits, or its check digit does not fit.",
            why:
                "The number of a device or merchant is built like that of a card, with a check digit at the end: something was changed "
                + "on the way.",
            instead: "Keep the text as it came out of the token, as text and not as a number.",
            sources: [], page: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
            bad: [
                Sample(.decrypted, [.text("/applicationPrimaryAccountNumber", "4111111111111112")], at: "/applicationPrimaryAccountNumber"),
                Sample(
                    .decrypted, [.text("/applicationPrimaryAccountNumber", "4111 1111 1111 1111")], at: "/applicationPrimaryAccountNumber"),
                Sample(.decrypted, [.text("/applicationPrimaryAccountNumber", "41111111111")], at: "/applicationPrimaryAccountNumber"),
                Sample(.decrypted, [.text("/applicationPrimaryAccountNumber", "41111111112")], at: "/applicationPrimaryAccountNumber"),
                Sample(
                    .decrypted, [.text("/applicationPrimaryAccountNumber", "41111111111111111115")], at: "/applicationPrimaryAccountNumber"),
            ],
            good: [
                Sample(.decrypted, [.text("/applicationPrimaryAccountNumber", "4111111111111111")]),
                Sample(.decrypted, [.text("/applicationPrimaryAccountNumber", "378282246310005")]),
                Sample(.decrypted, [.text("/applicationPrimaryAccountNumber", "411111111117")]),
                Sample(.decrypted, [.text("/applicationPrimaryAccountNumber", "4111111111111111110")]),
                Sample(.decrypted, [.text("/applicationPrimaryAccountNumber", "4999111111119152")]),
            ])
    }

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
        context.report(.decryptedAccount, at: node, help: "keep the text as it came out of the token", message)
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
