/// Members one level too high.
enum DocumentDepth: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "document/depth", "Members at the wrong depth", .warning,
            what: "Several members stand in one object and belong inside a dictionary of it.",
            why: "A browser looks for a name in its own dictionary only. The payment goes on without them: a subscription becomes a single "
                + "charge, without a word.",
            instead: "Put them into the dictionary that has these members.",
            sources: [], page: "applepaypaymentrequest",
            bad: [
                Sample(
                    .request,
                    [
                        .text("/paymentDescription", "Wander Plus Membership"), .text("/managementURL", "https://wander.example/plan"),
                    ]),
                Sample(
                    .request,
                    [
                        .remove("/total"), .remove("/lineItems"), .text("/label", "Harbor Books"), .text("/amount", "38.06"),
                    ]),
            ],
            good: [
                Sample(.recurring, [.text("/recurringPaymentRequest/paymentDescription", "Wander Plus")]),
                Sample(.request, [.text("/total/label", "Label")]),
            ])
    }

    static var rows: [RuleRow] { [] }
}
