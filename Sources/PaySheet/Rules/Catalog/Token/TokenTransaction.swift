/// A token put together from two.
enum TokenTransaction: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "token/transaction", "Transaction of a token", .warning,
            what: "The transactionIdentifier of a token and the transactionId in its header are not the same.",
            why: "Both name the payment that was authorized. A token whose parts come from two payments fails the check of its signature.",
            instead: "Hand the token on as Safari gave it.",
            sources: ["PT-013"], page: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
            bad: [
                Sample(
                    .token, [.text("/transactionIdentifier", "00068db99e04a5f46f72c33c626107f59f7ba48793c640440bc9ed948d85f073")],
                    at: "/transactionIdentifier", shows: ["PT-013"]),
                Sample(
                    .payment, [.text("/token/transactionIdentifier", "a2722ced1f520b761c7c9a4ea8329803")],
                    at: "/token/transactionIdentifier",
                    shows: ["PT-013"]),
            ],
            good: [
                Sample(
                    .token, [.text("/transactionIdentifier", "D0068DB99E04A5F46F72C33C626107F59F7BA48793C640440BC9ED948D85F073")]),
                Sample(.payment, [.remove("/token/transactionIdentifier")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentToken, needs: [PaymentToken.Slot.transactionIdentifier, PaymentToken.Slot.paymentData], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let outer = cursor.written(PaymentToken.Slot.transactionIdentifier),
            let header = PaymentTokenView(copy cursor).paymentData?.header,
            let inner = header.cursor.written(EncryptedPaymentHeader.Slot.transactionId), HexForm(outer).fault == nil,
            HexForm(inner).fault == nil, !outer.equalsIgnoringCase(inner), let node = cursor.slot(PaymentToken.Slot.transactionIdentifier),
            let related = header.cursor.slot(EncryptedPaymentHeader.Slot.transactionId)
        else { return }
        context.report(
            .tokenTransaction, at: node, related: [RelatedNode(related, "another payment")], help: "hand the token on as Safari gave it",
            "the token and its header name two payments")
    }
}
