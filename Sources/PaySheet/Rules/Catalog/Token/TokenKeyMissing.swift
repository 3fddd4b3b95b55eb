/// A token without the key that opens it.
enum TokenKeyMissing: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "token/key-missing", "Token without its key", .error,
            what: "The header of an EC_v1 token has no ephemeralPublicKey, or that of an RSA_v1 token no wrappedKey.",
            why: "The credentials cannot be decrypted without it.",
            instead: "Hand the token on as Safari gave it, with every member of the header.",
            sources: ["AP-TOK-KEY", "PT-010", "PT-011"],
            page: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
            bad: [
                Sample(
                    .token, [.remove("/paymentData/header/ephemeralPublicKey")], at: "/paymentData/header", shows: ["AP-TOK-KEY", "PT-010"]),
                Sample(
                    .token, [.text("/paymentData/version", "RSA_v1"), .remove("/paymentData/header/ephemeralPublicKey")],
                    at: "/paymentData/header", shows: ["AP-TOK-KEY", "PT-011"]),
                Sample(.token, [.text("/paymentData/version", "RSA_v1")], at: "/paymentData/header", shows: ["PT-011"]),
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
        guard let version = data.version, let header = data.header else { return }
        let hasEphemeral = header.cursor.isPresent(EncryptedPaymentHeader.Slot.ephemeralPublicKey)
        let hasWrapped = header.cursor.isPresent(EncryptedPaymentHeader.Slot.wrappedKey)
        if version.index == PaymentDataVersion.ecV1Index, !hasEphemeral {
            context.report(
                .tokenKeyMissing, at: header.cursor.node, help: "hand the token on as Safari gave it",
                hasWrapped
                    ? "the version is EC_v1, and the header has the wrappedKey of RSA_v1"
                    : "the header has no \"ephemeralPublicKey\", and EC_v1 cannot be decrypted without")
        } else if version.index == PaymentDataVersion.rsaV1Index, !hasWrapped {
            context.report(
                .tokenKeyMissing, at: header.cursor.node, help: "hand the token on as Safari gave it",
                hasEphemeral
                    ? "the version is RSA_v1, and the header has the ephemeralPublicKey of EC_v1"
                    : "the header has no \"wrappedKey\", and RSA_v1 cannot be decrypted without")
        }
    }
}
