/// A token with a key too many.
enum TokenKeyForeign: DocumentRule {
    static var rows: [RuleRow] { RuleRow(EncryptedPaymentDataView.self, needs: [.version, .header], check) }

    static func check(_ data: borrowing EncryptedPaymentDataView, _ context: inout RuleContext) {
        guard let version = data.version?.index, version >= 0, let header = data.header, header.isReadable(.ephemeralPublicKey),
            header.isReadable(.wrappedKey)
        else { return }
        let isCurve = version == PaymentDataVersion.ecV1Index
        context.report(
            .tokenKeyForeign, at: isCurve ? header[.wrappedKey] : header[.ephemeralPublicKey], help: "pass on the token unchanged",
            isCurve ? "an EC_v1 token has no \"wrappedKey\"" : "an RSA_v1 token has no \"ephemeralPublicKey\"")
    }
}
