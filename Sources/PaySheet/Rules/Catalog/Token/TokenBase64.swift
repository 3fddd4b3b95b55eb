/// Bytes that got lost on the way.
enum TokenBase64: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(EncryptedPaymentDataView.self) { data, context in
            // Nothing at all in place of the credentials is what a simulator gives, which is a finding of its own.
            if !context.isInside(PaymentTokenView.self) || data.data?.isEmpty != true { check(.data, of: data, &context) }
            check(.signature, of: data, &context)
        }
        RuleRow(EncryptedPaymentHeaderView.self) { check(.ephemeralPublicKey, .wrappedKey, .publicKeyHash, of: $0, &$1) }
        RuleRow(DecryptedPaymentDetailsView.self) { check(.onlinePaymentCryptogram, .emvData, of: $0, &$1) }
    }

    private static func check<V: View & ~Escapable>(_ members: V.Member..., of token: borrowing V, _ context: inout RuleContext) {
        for member in members {
            guard let text = token.text(member), let fault = Base64Form(text).fault else { continue }
            let name = token.quotedName(member)
            context.report(
                .tokenBase64, at: token[member], help: "pass on the token unchanged", "\(name, "member") is \(words: fault.message)")
        }
    }
}
