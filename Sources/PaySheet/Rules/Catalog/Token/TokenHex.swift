/// Digits that got lost on the way.
enum TokenHex: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(EncryptedPaymentHeaderView.self) {
            check($0, .transactionId, &$1)
            check($0, .applicationData, digits: 64, &$1)
        }
        RuleRow(DecryptedPaymentDataView.self) { check($0, .deviceManufacturerIdentifier, &$1) }
        RuleRow(DecryptedPaymentDetailsView.self) { check($0, .encryptedPINData, &$1) }
    }

    private static func check<V: View & ~Escapable>(
        _ token: borrowing V, _ member: V.Member, digits: Int? = nil, _ context: inout RuleContext
    ) {
        guard let text = token.text(member) else { return }
        let form = HexForm(text)
        var message: Sentence = "\(token.quotedName(member), "member")"
        if let fault = form.fault {
            message += " is \(words: fault.message)"
        } else if let digits, form.digitCount != digits {
            message += " has \(form.digitCount, "digits") digits, and a SHA-256 hash has \(digits, "expected")"
        } else {
            return
        }
        context.report(.tokenHex, at: token[member], help: "pass on the token unchanged", message)
    }
}
