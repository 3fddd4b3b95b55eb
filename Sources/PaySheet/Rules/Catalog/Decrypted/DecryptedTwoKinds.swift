/// A token that is both for several merchants and for later.
enum DecryptedTwoKinds: OneRowRule {
    static let row = RuleRow(
        DecryptedPaymentDataView.self, needs: [.merchantTokenIdentifier], when: .count(of: .authenticationResponses, above: 0)
    ) { data, context in
        guard data.isReadable(.merchantTokenIdentifier) else { return }
        context.report(
            .decryptedTwoKinds, at: data[.merchantTokenIdentifier],
            related: [RelatedNode(data[.authenticationResponses], "the answers for several merchants")],
            help: "do not mix data of two tokens", "a token cannot be for several merchants and for later payments")
    }
}
