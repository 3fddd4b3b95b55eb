/// A token with a key too many.
enum TokenKeyForeign: DocumentRule {
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
            .tokenKeyForeign, at: isCurve ? wrapped : ephemeral, help: "pass on the token unchanged",
            isCurve ? "an EC_v1 token has no \"wrappedKey\"" : "an RSA_v1 token has no \"ephemeralPublicKey\"")
    }
}
