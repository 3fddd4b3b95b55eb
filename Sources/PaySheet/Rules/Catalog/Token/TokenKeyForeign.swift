/// A token with a key too many.
enum TokenKeyForeign: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "token/key-foreign", "Token with two keys", .warning,
            what: "The header has the keys of both ways of encryption.",
            why: "A token has the key of its own version only; with both somebody has put tokens together, and the signature will not fit.",
            instead: "Hand the token on as Safari gave it.",
            sources: ["PT-010", "PT-011"], page: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
            bad: [
                Sample(
                    .token, [.text("/paymentData/header/wrappedKey", "c2FtcGxlIHdyYXBwZWQga2V5")], at: "/paymentData/header/wrappedKey",
                    shows: ["PT-011"]),
                Sample(
                    .token, [.text("/paymentData/version", "RSA_v1"), .text("/paymentData/header/wrappedKey", "c2FtcGxlIHdyYXBwZWQga2V5")],
                    at: "/paymentData/header/ephemeralPublicKey", shows: ["PT-010"]),
            ],
            good: [
                Sample(.token),
                Sample(
                    .token,
                    [
                        .text("/paymentData/version", "RSA_v1"), .remove("/paymentData/header/ephemeralPublicKey"),
                        .text("/paymentData/header/wrappedKey", "c2FtcGxlIHdyYXBwZWQga2V5"),
                    ]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.encryptedPaymentData, needs: [EncryptedPaymentData.Slot.version, EncryptedPaymentData.Slot.header], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        let data = EncryptedPaymentDataView(copy cursor)
        guard let version = data.version, version.index >= 0, let header = data.header,
            let ephemeral = header.cursor.slot(EncryptedPaymentHeader.Slot.ephemeralPublicKey),
            let wrapped = header.cursor.slot(EncryptedPaymentHeader.Slot.wrappedKey)
        else { return }
        let isCurve = version.index == PaymentDataVersion.ecV1Index
        context.report(
            .tokenKeyForeign, at: isCurve ? wrapped : ephemeral, help: "hand the token on as Safari gave it",
            isCurve ? "an EC_v1 token has no \"wrappedKey\"" : "an RSA_v1 token has no \"ephemeralPublicKey\"")
    }
}
