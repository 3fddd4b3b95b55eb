/// A token that is both for several merchants and for later.
enum DecryptedTwoKinds: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "decrypted/two-kinds", "Merchant token among several merchants", .warning,
            what: "The decrypted data has answers for several merchants and a merchant token.",
            why: "One request asks either for several merchants or for a payment that is charged again; no token is the answer to both.",
            instead: "Keep the data as it came out of the token, and do not mix two tokens.",
            sources: ["DP-005", "DP-006"], page: "https://developer.apple.com/documentation/passkit/pkpaymentrequest/multitokencontexts",
            bad: [
                Sample(
                    .decrypted,
                    [
                        .text("/merchantTokenIdentifier", "merchant-token-0007"),
                        .set(
                            "/authenticationResponses",
                            #"[{"merchantIdentifier":"m1","authenticationData":"c2E=","transactionAmount":"12"}]"#),
                    ], at: "/merchantTokenIdentifier", shows: ["DP-005", "DP-006"]),
                Sample(
                    .decrypted,
                    [
                        .set(
                            "/authenticationResponses",
                            #"[{"merchantIdentifier":"m1","authenticationData":"c2E=","transactionAmount":"0"}]"#),
                        .text("/merchantTokenIdentifier", "merchant-token-0008"),
                    ], at: "/merchantTokenIdentifier"),
            ],
            good: [
                Sample(.decrypted, [.text("/merchantTokenIdentifier", "merchant-token-0007")]),
                Sample(
                    .decrypted,
                    [
                        .set(
                            "/authenticationResponses",
                            #"[{"merchantIdentifier":"m1","authenticationData":"c2E=","transactionAmount":"12"}]"#)
                    ]),
                Sample(
                    .decrypted, [.set("/authenticationResponses", "[]"), .text("/merchantTokenIdentifier", "merchant-token-0007")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.decryptedPaymentData,
                needs: [DecryptedPaymentData.Slot.authenticationResponses, DecryptedPaymentData.Slot.merchantTokenIdentifier], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = cursor.slot(DecryptedPaymentData.Slot.authenticationResponses), cursor.nodes[list].count > 0,
            let node = cursor.slot(DecryptedPaymentData.Slot.merchantTokenIdentifier)
        else { return }
        context.report(
            .decryptedTwoKinds, at: node, related: [RelatedNode(list, "the answers for several merchants")],
            help: "do not mix two tokens", "no token is for several merchants and for later payments at once")
    }
}
