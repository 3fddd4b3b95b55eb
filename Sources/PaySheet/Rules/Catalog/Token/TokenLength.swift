/// Bytes of another length than what they hold has.
enum TokenLength: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "token/length", "Length of a token's bytes", .error,
            what: "publicKeyHash is not 32 bytes long, ephemeralPublicKey not 91, or data not longer than its seal of 16.",
            why:
                "A SHA-256 hash, a key on the curve P-256 with its X.509 wrapping and sealed data have fixed lengths: something was "
                + "cut, or belongs elsewhere.",
            instead: "Hand the token on as Safari gave it.",
            sources: ["AP-TOK-HASH-FORM", "PT-002", "PT-010", "PT-012"],
            page: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
            bad: [
                Sample(
                    .token, [.text("/paymentData/header/publicKeyHash", "r8+p3WGyw4+nb/7mPdZvRzmBK+4=")],
                    at: "/paymentData/header/publicKeyHash", shows: ["AP-TOK-HASH-FORM", "PT-012"]),
                Sample(.token, [.text("/paymentData/data", "c2FtcGxlIGNpcGhlcnQxMg==")], at: "/paymentData/data", shows: ["PT-002"]),
                Sample(
                    .token, [.text("/paymentData/header/ephemeralPublicKey", "c2FtcGxlIGVwaGVtZXJhbCBrZXk=")],
                    at: "/paymentData/header/ephemeralPublicKey", shows: ["PT-010"]),
            ],
            good: [
                Sample(.token, [.text("/paymentData/header/publicKeyHash", "NN2c3rTptgJrU9k6OD1uWBOv9syd+5Gnrsk1JpmkBa4=")]),
                Sample(.token, [.text("/paymentData/data", "c2FtcGxlIGNpcGhlcnQxMjM=")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.encryptedPaymentData, needs: [EncryptedPaymentData.Slot.data], checkData),
            RuleRow(ShapeIndex.encryptedPaymentHeader, needs: [], checkHeader),
        ]
    }

    static func checkData(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let count = count(cursor, EncryptedPaymentData.Slot.data), count <= 16, let node = cursor.slot(EncryptedPaymentData.Slot.data)
        else { return }
        context.report(
            .tokenLength, at: node, help: "hand the token on as Safari gave it",
            "\"data\" holds " + String(count) + " bytes, and the seal alone has 16")
    }

    static func checkHeader(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        if let count = count(cursor, EncryptedPaymentHeader.Slot.publicKeyHash), count != 32,
            let node = cursor.slot(EncryptedPaymentHeader.Slot.publicKeyHash)
        {
            context.report(
                .tokenLength, at: node, help: "hand the token on as Safari gave it",
                "\"publicKeyHash\" holds " + String(count) + " bytes, and a SHA-256 hash has 32")
        }
        if let count = count(cursor, EncryptedPaymentHeader.Slot.ephemeralPublicKey), count != 91,
            let node = cursor.slot(EncryptedPaymentHeader.Slot.ephemeralPublicKey)
        {
            context.report(
                .tokenLength, at: node, .warning, help: "hand the token on as Safari gave it",
                "\"ephemeralPublicKey\" holds " + String(count) + " bytes, and an X.509 key on P-256 has 91")
        }
    }

    /// How many bytes a right Base64 text stands for.
    private static func count(_ cursor: borrowing Cursor, _ member: Int) -> Int? {
        guard let text = cursor.written(member) else { return nil }
        let form = Base64Form(text)
        return form.fault == nil ? form.byteCount : nil
    }
}
