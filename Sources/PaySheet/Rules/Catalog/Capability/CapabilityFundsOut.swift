/// The capability to send money where none is sent.
enum CapabilityFundsOut: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "capability/funds-out", "Instant funds out without a transfer", .warning, group: .compatible,
            what: "The capabilities list supportsInstantFundsOut, and the request sends no money to the shopper.",
            why:
                "The capability picks cards that can receive money. In an ordinary payment it means nothing, and older systems throw "
                + "at the word.",
            instead: "Leave it out, or add the disbursementRequest that it belongs to.",
            sources: ["AP-CAP-IFO"], page: "https://developer.apple.com/videos/play/wwdc2024/10108/",
            bad: [
                Sample(
                    .request, [.set("/merchantCapabilities", #"["supports3DS", "supportsInstantFundsOut"]"#)],
                    at: "/merchantCapabilities/1",
                    shows: ["AP-CAP-IFO"]),
                Sample(
                    .w3c, [.set("/methodData/0/data/merchantCapabilities", #"["supports3DS", "supportsInstantFundsOut"]"#)],
                    at: "/methodData/0/data/merchantCapabilities/1", shows: ["AP-CAP-IFO"]),
                Sample(
                    .w3c,
                    [
                        .set("/methodData/0/data/merchantCapabilities", #"["supports3DS", "supportsInstantFundsOut"]"#),
                        .set(
                            "/details/modifiers",
                            #"[{"supportedMethods": "https://pay.example/wallet", "data": {"disbursementRequest": {}}}]"#),
                    ], at: "/methodData/0/data/merchantCapabilities/1"),
            ],
            good: [
                Sample(.request, [.set("/merchantCapabilities", #"["supports3DS", "supportsDebit"]"#)]),
                Sample(
                    .w3c,
                    [
                        .set("/methodData/0/data/merchantCapabilities", #"["supports3DS", "supportsInstantFundsOut"]"#),
                        .set("/details/total/amount/value", #""14.85""#),
                        .set(
                            "/details/displayItems",
                            #"[{"label": "Balance", "amount": {"currency": "USD", "value": "14.85"}}]"#),
                        .set(
                            "/details/modifiers",
                            #"""
                            [{
                              "supportedMethods": "https://apple.com/apple-pay",
                              "data": {
                                "additionalLineItems": [
                                  {"label": "Withdrawal", "amount": "15.00"},
                                  {"label": "Fee", "amount": "0.15", "disbursementLineItemType": "instantFundsOutFee"},
                                  {"label": "You Receive", "amount": "14.85", "disbursementLineItemType": "disbursement"}
                                ],
                                "disbursementRequest": {}
                              }
                            }]
                            """#), .set("/methodData/0/data/version", "14"),
                    ]),
                Sample(.methodData, [.set("/merchantCapabilities", #"["supports3DS", "supportsInstantFundsOut"]"#)]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.merchantCapabilities],
                unless: CapabilityList.without(MerchantCapability.supportsInstantFundsOutIndex), check),
            RuleRow(
                ShapeIndex.constructorArguments, needs: [ConstructorArguments.Slot.methodData, ConstructorArguments.Slot.details],
                checkArguments),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard !cursor.isPresent(PaymentRequest.Slot.disbursementRequest) else { return }
        report(cursor, &context)
    }

    /// In the W3C interface the transfer stands in a modifier.
    static func checkArguments(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let details = cursor.inner(ConstructorArguments.Slot.details) else { return }
        for index in 0..<details.elementCount(PaymentDetails.Slot.modifiers) {
            guard let modifier = details.element(index, of: PaymentDetails.Slot.modifiers) else { return }
            if let data = modifier.chosen(DetailsModifier.Slot.data), data.isPresent(Modifier.Slot.disbursementRequest) { return }
        }
        ContactRequests.forEachRequest(cursor) { report($0, &context) }
    }

    private static func report(_ request: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = CapabilityList.of(request), CapabilityList.takesCards(list) else { return }
        for index in 0..<list.count where list[index] == MerchantCapability.supportsInstantFundsOutIndex {
            guard let node = list.node(index) else { continue }
            context.report(
                .capabilityFundsOut, at: node, fix: RawFix(.risky, "leave it out", [.remove(node: node)]),
                help: "leave it out, or add a \"disbursementRequest\"",
                "\"supportsInstantFundsOut\" is for transfers to the shopper, and there is no \"disbursementRequest\"")
            return
        }
    }
}
