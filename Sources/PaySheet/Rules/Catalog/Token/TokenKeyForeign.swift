/// A token with a key too many.
enum TokenKeyForeign: OneRowRule {
    static let row = RuleRow(EncryptedPaymentDataView.self, needs: [.version, .header]) { data, context in
        guard let version = data.version?.index, version >= 0, let header = data.header, header.isReadable(.ephemeralPublicKey),
            header.isReadable(.wrappedKey)
        else { return }
        let isCurve = version == PaymentDataVersion.ecV1Index
        context.report(
            .tokenKeyForeign, at: isCurve ? header[.wrappedKey] : header[.ephemeralPublicKey], help: "pass on the token unchanged",
            isCurve ? "an EC_v1 token has no \"wrappedKey\"" : "an RSA_v1 token has no \"ephemeralPublicKey\"")
    }
}
