/// Bytes of another length than what they hold has.
enum TokenLength: DocumentRule {
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
            .tokenLength, at: node, help: "pass on the token unchanged",
            "\"data\" holds " + String(count) + " bytes, and the seal alone has 16")
    }

    static func checkHeader(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        if let count = count(cursor, EncryptedPaymentHeader.Slot.publicKeyHash), count != 32,
            let node = cursor.slot(EncryptedPaymentHeader.Slot.publicKeyHash)
        {
            context.report(
                .tokenLength, at: node, help: "pass on the token unchanged",
                "\"publicKeyHash\" holds " + String(count) + " bytes, and a SHA-256 hash has 32")
        }
        if let count = count(cursor, EncryptedPaymentHeader.Slot.ephemeralPublicKey), count != 91,
            let node = cursor.slot(EncryptedPaymentHeader.Slot.ephemeralPublicKey)
        {
            context.report(
                .tokenLength, at: node, .warning, help: "pass on the token unchanged",
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
