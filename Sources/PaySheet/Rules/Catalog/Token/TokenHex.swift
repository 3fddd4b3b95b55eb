/// Digits that got lost on the way.
enum TokenHex: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.encryptedPaymentHeader) {
                check($0, EncryptedPaymentHeader.Slot.transactionId, "transactionId", digits: nil, &$1)
                check($0, EncryptedPaymentHeader.Slot.applicationData, "applicationData", digits: 64, &$1)
            },
            RuleRow(ShapeIndex.decryptedPaymentData) {
                check($0, DecryptedPaymentData.Slot.deviceManufacturerIdentifier, "deviceManufacturerIdentifier", digits: nil, &$1)
            },
            RuleRow(ShapeIndex.decryptedPaymentDetails) {
                check($0, DecryptedPaymentDetails.Slot.encryptedPINData, "encryptedPINData", digits: nil, &$1)
            },
        ]
    }

    private static func check(
        _ cursor: borrowing Cursor, _ member: Int, _ name: StaticString, digits: Int?, _ context: inout RuleContext
    ) {
        guard let text = cursor.written(member), let node = cursor.slot(member) else { return }
        let form = HexForm(text)
        if let fault = form.fault {
            context.report(
                .tokenHex, at: node, help: "pass on the token unchanged", "\"" + name.description + "\" is " + fault.message)
        } else if let digits, form.digitCount != digits {
            context.report(
                .tokenHex, at: node, help: "pass on the token unchanged",
                "\"" + name.description + "\" has " + String(form.digitCount) + " digits, and a SHA-256 hash has " + String(digits))
        }
    }
}
