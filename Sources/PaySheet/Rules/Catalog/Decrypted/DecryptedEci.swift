/// An indicator that is none.
enum DecryptedEci: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "decrypted/eci", "Indicator of electronic commerce", .warning,
            what: "eciIndicator is not one or two digits.",
            why:
                "The processor needs the indicator exactly as the token has it; a payment with another one, or without it where the "
                + "token has one, fails.",
            instead: "Keep the text as it came out of the token, with its leading zero, and pass it on.",
            sources: ["AP-TOK-ECI", "DP-004"], page: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
            bad: [
                Sample(.decrypted, [.text("/paymentData/eciIndicator", "")], at: "/paymentData/eciIndicator", shows: ["AP-TOK-ECI"]),
                Sample(
                    .decrypted, [.text("/paymentData/eciIndicator", "ECI 07")], at: "/paymentData/eciIndicator",
                    shows: ["AP-TOK-ECI", "DP-004"]),
                Sample(.decrypted, [.text("/paymentData/eciIndicator", "007")], at: "/paymentData/eciIndicator", shows: ["DP-004"]),
            ],
            good: [
                Sample(.decrypted, [.text("/paymentData/eciIndicator", "7")]),
                Sample(.decrypted, [.text("/paymentData/eciIndicator", "05")]),
                Sample(.decrypted, [.remove("/paymentData/eciIndicator")]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.decryptedPaymentDetails, needs: [DecryptedPaymentDetails.Slot.eciIndicator], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.written(DecryptedPaymentDetails.Slot.eciIndicator), text.number(ofDigits: 1...2) == nil,
            let node = cursor.slot(DecryptedPaymentDetails.Slot.eciIndicator)
        else { return }
        context.report(
            .decryptedEci, at: node, help: "keep the text as it came out of the token",
            text.isEmpty ? "the indicator is empty" : "the indicator is not one or two digits")
    }
}
