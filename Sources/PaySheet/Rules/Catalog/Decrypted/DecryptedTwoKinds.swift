/// A token that is both for several merchants and for later.
enum DecryptedTwoKinds: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(
            DecryptedPaymentDataView.self, needs: [.merchantTokenIdentifier], when: .count(of: .authenticationResponses, above: 0),
            check)
    }

    static func check(_ data: borrowing DecryptedPaymentDataView, _ context: inout RuleContext) {
        guard data.isReadable(.merchantTokenIdentifier) else { return }
        context.report(
            .decryptedTwoKinds, at: data[.merchantTokenIdentifier],
            related: [RelatedNode(data[.authenticationResponses], "the answers for several merchants")],
            help: "do not mix data of two tokens", "a token cannot be for several merchants and for later payments")
    }
}
