/// Payment data of another kind than announced.
enum DecryptedKind: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(
            DecryptedPaymentDataView.self, needs: [.paymentData], when: .word(.paymentDataType, is: PaymentDataType.threeDSecureIndex)
        ) {
            check($0, "3DSecure", .onlinePaymentCryptogram, unlike: "EMV", .emvData, &$1)
        }
        RuleRow(DecryptedPaymentDataView.self, needs: [.paymentData], when: .word(.paymentDataType, is: PaymentDataType.emvIndex)) {
            check($0, "EMV", .emvData, unlike: "3DSecure", .onlinePaymentCryptogram, &$1)
        }
    }

    private static func check(
        _ data: borrowing DecryptedPaymentDataView, _ kind: String, _ member: DecryptedPaymentDetailsView.Member, unlike other: String,
        _ otherMember: DecryptedPaymentDetailsView.Member, _ context: inout RuleContext
    ) {
        guard let details = data.paymentData, !details.isPresent(member) else { return }
        context.report(
            .decryptedKind, at: details.node, help: "keep the payment data from the token",
            "the kind is \(kind, "kind")"
                + (details.isPresent(otherMember)
                    ? ", and the data is that of \(other, "other")" : ", and \(details.quotedName(member), "member") is missing")
        )
    }
}
