/// Payment data of another kind than announced.
enum DecryptedKind: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.decryptedPaymentData, needs: [DecryptedPaymentData.Slot.paymentDataType, DecryptedPaymentData.Slot.paymentData],
                check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        let view = DecryptedPaymentDataView(copy cursor)
        guard let type = view.paymentDataType, let details = view.paymentData else { return }
        let hasCryptogram = details.cursor.isPresent(DecryptedPaymentDetails.Slot.onlinePaymentCryptogram)
        let hasData = details.cursor.isPresent(DecryptedPaymentDetails.Slot.emvData)
        let message: String
        switch type.index {
        case PaymentDataType.threeDSecureIndex where !hasCryptogram:
            message =
                hasData
                ? "the kind is 3DSecure, and the data is that of EMV" : "the kind is 3DSecure, and \"onlinePaymentCryptogram\" is missing"
        case PaymentDataType.emvIndex where !hasData:
            message =
                hasCryptogram ? "the kind is EMV, and the data is that of 3DSecure" : "the kind is EMV, and \"emvData\" is missing"
        default: return
        }
        context.report(.decryptedKind, at: details.cursor.node, help: "keep the payment data from the token", message)
    }
}
