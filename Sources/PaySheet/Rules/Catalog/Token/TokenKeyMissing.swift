/// A token without the key that opens it.
enum TokenKeyMissing: DocumentRule {
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
                .tokenKeyMissing, at: header.cursor.node, help: "pass on the token unchanged",
                hasWrapped
                    ? "the version is EC_v1, and the header has the wrappedKey of RSA_v1"
                    : "the header has no \"ephemeralPublicKey\", and EC_v1 cannot be decrypted without")
        } else if version.index == PaymentDataVersion.rsaV1Index, !hasWrapped {
            context.report(
                .tokenKeyMissing, at: header.cursor.node, help: "pass on the token unchanged",
                hasEphemeral
                    ? "the version is RSA_v1, and the header has the ephemeralPublicKey of EC_v1"
                    : "the header has no \"wrappedKey\", and RSA_v1 cannot be decrypted without")
        }
    }
}
