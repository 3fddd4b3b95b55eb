/// A plan whose networks give no merchant tokens.
enum PlanTokenNetworks: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "plan/token-networks", "Networks without merchant tokens", .info, group: .advice,
            what: "A plan for later payments takes only cards of networks that are not known to give merchant tokens.",
            why: "A plan asks for a merchant token, which outlives a new phone. Named for it are American Express, Discover, Mastercard "
                + "and "
                + "Visa; with any other network an ordinary token of the device comes back, and it ends with the device.",
            instead: "Take at least one of those networks, or expect tokens that end with the device.",
            sources: [], page: "applepaypaymentrequest/recurringpaymentrequest",
            bad: [
                Sample(.recurring, [.set("/supportedNetworks", #"["jcb"]"#)], at: "/supportedNetworks"),
                Sample(.reload, [.set("/supportedNetworks", #"["girocard","maestro"]"#)], at: "/supportedNetworks"),
            ],
            good: [
                Sample(.recurring, [.set("/supportedNetworks", #"["jcb","visa"]"#)]),
                Sample(.reload, [.set("/supportedNetworks", #"["discover"]"#)]),
                Sample(.request, [.set("/supportedNetworks", #"["jcb"]"#)]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.supportedNetworks], isAdvice: true) { cursor, context in
                guard
                    cursor.isPresent(PaymentRequest.Slot.recurringPaymentRequest)
                        || cursor.isPresent(PaymentRequest.Slot.deferredPaymentRequest)
                        || cursor.isPresent(PaymentRequest.Slot.automaticReloadPaymentRequest),
                    let networks = cursor.elements(PaymentRequest.Slot.supportedNetworks), networks.lackMerchantTokens,
                    let node = cursor.slot(PaymentRequest.Slot.supportedNetworks)
                else { return }
                context.report(
                    .planTokenNetworks, at: node, help: "take amex, discover, masterCard or visa as well",
                    "none of these networks is known to give merchant tokens, which the plan asks for")
            }
        ]
    }
}
