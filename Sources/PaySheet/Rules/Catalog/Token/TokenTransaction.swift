/// A token put together from two.
enum TokenTransaction: OneRowRule {
    static let row = RuleRow(PaymentTokenView.self, needs: [.transactionIdentifier, .paymentData]) { token, context in
        guard let outer = token.text(.transactionIdentifier), let data = token.paymentData, let header = data.header,
            let inner = header.text(.transactionId), HexForm(outer).fault == nil, HexForm(inner).fault == nil,
            !outer.equalsIgnoringCase(inner)
        else { return }
        context.report(
            .tokenTransaction, at: token[.transactionIdentifier], related: [RelatedNode(header[.transactionId], "another payment")],
            help: "pass on the token unchanged", "the token and its header belong to different payments")
    }
}
