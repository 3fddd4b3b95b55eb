/// An account number with a slip.
enum DecryptedAccount: OneRowRule {
    static let row = RuleRow.text(DecryptedPaymentDataView.self, .applicationPrimaryAccountNumber) { number, node, context in
        let message: Sentence
        if !number.isDigits {
            message = "the account number has something else than digits in it"
        } else if !lengths.contains(number.byteCount) {
            message = "the account number has \(number.byteCount, "bytes") digits, and one has 12 to 19"
        } else if !hasCheckDigit(number) {
            message = "the check digit of the account number does not fit"
        } else {
            return
        }
        context.report(.decryptedAccount, at: node, help: "keep the text from the token", message)
    }

    private static let lengths = 12...19

    private static func hasCheckDigit(_ number: borrowing Text) -> Bool {
        var sum = 0
        for place in 0..<number.byteCount {
            let digit = Int(number.byte(number.byteCount &- 1 &- place) &- ASCII.zero)
            let weighted = place % 2 == 1 ? digit * 2 : digit
            sum += weighted > 9 ? weighted - 9 : weighted
        }
        return sum % 10 == 0
    }
}
