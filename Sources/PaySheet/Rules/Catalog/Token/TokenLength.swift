/// Bytes of another length than what they hold has.
enum TokenLength: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(EncryptedPaymentDataView.self, needs: [.data]) {
            check($0, .data, 17...Int.max, "the seal alone has 16", &$1)
        }
        RuleRow(EncryptedPaymentHeaderView.self) {
            check($0, .publicKeyHash, 32...32, "a SHA-256 hash has 32", &$1)
            check($0, .ephemeralPublicKey, 91...91, "an X.509 key on P-256 has 91", severity: .warning, &$1)
        }
    }

    private static func check<V: View & ~Escapable>(
        _ token: borrowing V, _ member: V.Member, _ lengths: ClosedRange<Int>, _ right: Sentence, severity: Severity? = nil,
        _ context: inout RuleContext
    ) {
        guard let text = token.text(member) else { return }
        let form = Base64Form(text)
        guard form.fault == nil, !lengths.contains(form.byteCount) else { return }
        let name = token.quotedName(member)
        context.report(
            .tokenLength, at: token[member], severity, help: "pass on the token unchanged",
            "\(name, "member") holds \(form.byteCount, "bytes") bytes, and \(words: right)")
    }
}
