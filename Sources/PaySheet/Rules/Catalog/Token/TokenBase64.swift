/// Bytes that got lost on the way.
enum TokenBase64: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.encryptedPaymentData) {
                check($0, EncryptedPaymentData.Slot.data, "data", &$1)
                check($0, EncryptedPaymentData.Slot.signature, "signature", &$1)
            },
            RuleRow(ShapeIndex.encryptedPaymentHeader) {
                check($0, EncryptedPaymentHeader.Slot.ephemeralPublicKey, "ephemeralPublicKey", &$1)
                check($0, EncryptedPaymentHeader.Slot.wrappedKey, "wrappedKey", &$1)
                check($0, EncryptedPaymentHeader.Slot.publicKeyHash, "publicKeyHash", &$1)
            },
            RuleRow(ShapeIndex.decryptedPaymentDetails) {
                check($0, DecryptedPaymentDetails.Slot.onlinePaymentCryptogram, "onlinePaymentCryptogram", &$1)
                check($0, DecryptedPaymentDetails.Slot.emvData, "emvData", &$1)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ name: StaticString, _ context: inout RuleContext) {
        guard let text = cursor.written(member), let fault = Base64Form(text).fault, let node = cursor.slot(member) else { return }
        // Nothing at all in place of the credentials is what a simulator gives, which is a finding of its own.
        if case .empty = fault, member == EncryptedPaymentData.Slot.data, context.parentShape == ShapeIndex.paymentToken { return }
        context.report(
            .tokenBase64, at: node, help: "pass on the token unchanged", "\"" + name.description + "\" is " + fault.message)
    }
}
