/// A merchant session with a signature that Apple's server cannot have made.
enum SessionSignature: OneRowRule {
    static let row = RuleRow(MerchantSessionView.self, needs: [.signature, .merchantSessionIdentifier]) { session, context in
        guard let signature = session.signature, !signature.isHexadecimal else { return }
        context.report(
            .sessionSignature, at: session[.signature], help: "pass on Apple's answer unchanged",
            "the signature of the merchant session is made up: Apple's server writes hexadecimal digits")
    }
}

extension Text {
    fileprivate var isHexadecimal: Bool {
        for index in 0..<byteCount {
            let byte = byte(index)
            guard ASCII.isDigit(byte) || 0x61...0x66 ~= byte | 0x20 else { return false }
        }
        return byteCount > 0
    }
}
