import PaySheet
import PaySheetCBOR

/// Encryption information that no wallet can use.
enum IdentityEncryptionInfo: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(IdentityRecordView.self, .encryptionInfo) { text, node, context in check(text.string, node, &context) },
            .text(DigitalCredentialDataView.self, .encryptionInfo) { text, node, context in check(text.string, node, &context) },
        ]
    }

    private static func check(_ text: String, _ node: Int, _ context: inout RuleContext) {
        guard let bytes = AddressBase64.decode(text) else {
            return report(node, "this is not Base64 for addresses without padding", &context)
        }
        do throws(CBORError) {
            guard try !EncryptionInfo(bytes).hasRightKey else { return }
            report(node, "the public key is not a point on the curve P-256", &context)
        } catch {
            report(node, Sentence(words: error.description), &context)
        }
    }

    private static func report(_ node: Int, _ message: Sentence, _ context: inout RuleContext) {
        context.report(
            .identityEncryptionInfo, at: node,
            help: "write [\"dcapi\", {\"nonce\", \"recipientPublicKey\"}] as CBOR, with a COSE key of the curve P-256", message)
    }
}
