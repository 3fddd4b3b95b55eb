/// A token without the key that opens it.
enum TokenKeyMissing: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(EncryptedPaymentDataView.self, needs: [.header], when: .word(.version, is: PaymentDataVersion.ecV1Index)) {
            check($0, "EC_v1", .ephemeralPublicKey, unlike: "RSA_v1", .wrappedKey, &$1)
        }
        RuleRow(EncryptedPaymentDataView.self, needs: [.header], when: .word(.version, is: PaymentDataVersion.rsaV1Index)) {
            check($0, "RSA_v1", .wrappedKey, unlike: "EC_v1", .ephemeralPublicKey, &$1)
        }
    }

    private static func check(
        _ data: borrowing EncryptedPaymentDataView, _ version: String, _ key: EncryptedPaymentHeaderView.Member, unlike other: String,
        _ otherKey: EncryptedPaymentHeaderView.Member, _ context: inout RuleContext
    ) {
        guard let header = data.header, !header.isPresent(key) else { return }
        context.report(
            .tokenKeyMissing, at: header.node, help: "pass on the token unchanged",
            header.isPresent(otherKey)
                ? "the version is \(version, "version"), and the header has the "
                    + "\(header.name(of: otherKey), "member") of \(other, "other")"
                : "the header has no \(header.quotedName(key), "member"), and \(version, "version") cannot be decrypted without")
    }
}
