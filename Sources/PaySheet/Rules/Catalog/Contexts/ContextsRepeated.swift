/// One external identifier for two shares.
enum ContextsRepeated: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "contexts/repeated", "External identifier used twice", .warning,
            what: "Two shares have the same external identifier.",
            why: "The external identifier tells the merchants of a payment apart; one share stands for one merchant. With two of a kind "
                + "nobody "
                + "can tell whose token is whose.",
            instead: "Give every merchant an external identifier of its own, and one share.",
            sources: ["AP-MULTI-EXT-UNIQUE"], page: "applepaypaymenttokencontext/externalidentifier",
            bad: [
                Sample(
                    .multiMerchant, [.text("/multiTokenContexts/1/externalIdentifier", "air-7")],
                    at: "/multiTokenContexts/1/externalIdentifier", shows: ["AP-MULTI-EXT-UNIQUE"]),
                Sample(
                    .modifier,
                    [
                        .set(
                            "/multiTokenContexts",
                            #"[{"merchantIdentifier":"merchant.com.example.m","externalIdentifier":"a","merchantName":"A","amount":"2.00"},"#
                                + #"{"merchantIdentifier":"merchant.com.example.m","externalIdentifier":"a","merchantName":"B","amount":"2.00"}]"#
                        )
                    ], at: "/multiTokenContexts/1/externalIdentifier"),
                Sample(
                    .paymentMethodUpdate, [.set("/newMultiTokenContexts", shares("a", "a"))],
                    at: "/newMultiTokenContexts/1/externalIdentifier"),
                Sample(
                    .shippingMethodUpdate, [.set("/newMultiTokenContexts", shares("a", "a"))],
                    at: "/newMultiTokenContexts/1/externalIdentifier"
                ),
                Sample(
                    .shippingContactUpdate, [.set("/newMultiTokenContexts", shares("a", "a"))],
                    at: "/newMultiTokenContexts/1/externalIdentifier"),
                Sample(
                    .couponCodeUpdate, [.set("/newMultiTokenContexts", shares("a", "a"))], at: "/newMultiTokenContexts/1/externalIdentifier"
                ),
            ],
            good: [
                Sample(.multiMerchant, [.text("/multiTokenContexts/1/externalIdentifier", "air-8")]),
                Sample(.multiMerchant, [.text("/multiTokenContexts/1/externalIdentifier", "Air-7")]),
                Sample(.multiMerchant, [.text("/multiTokenContexts/1/merchantIdentifier", "merchant.com.example.air")]),
                Sample(.paymentMethodUpdate, [.set("/newMultiTokenContexts", shares("a", "A"))]),
                Sample(.shippingMethodUpdate, [.set("/newMultiTokenContexts", shares("a", "A"))]),
                Sample(.shippingContactUpdate, [.set("/newMultiTokenContexts", shares("a", "A"))]),
                Sample(.couponCodeUpdate, [.set("/newMultiTokenContexts", shares("a", "A"))]),
            ])
    }

    /// Two shares with these external identifiers.
    private static func shares(_ first: String, _ second: String) -> String {
        #"[{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":""# + first + #""},"#
            + #"{"merchantIdentifier":"merchant.com.example.m","merchantName":"N","amount":"2.00","externalIdentifier":""# + second
            + #""}]"#
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.multiTokenContexts]) {
                check($0, PaymentRequest.Slot.multiTokenContexts, &$1)
            },
            RuleRow(ShapeIndex.modifier, needs: [Modifier.Slot.multiTokenContexts]) { check($0, Modifier.Slot.multiTokenContexts, &$1) },
            RuleRow(
                ShapeIndex.paymentMethodUpdate, ShapeIndex.shippingMethodUpdate, ShapeIndex.shippingContactUpdate,
                ShapeIndex.couponCodeUpdate,
                needs: [PaymentMethodUpdate.Slot.newMultiTokenContexts]
            ) { check($0, PaymentMethodUpdate.Slot.newMultiTokenContexts, &$1) },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        var texts = SeenTexts(count: cursor.elementCount(member))
        for later in 0..<min(cursor.elementCount(member), MerchantConsistency.compared) {
            guard let share = cursor.element(later, of: member), let text = share.text(PaymentTokenContext.Slot.externalIdentifier),
                let node = share.slot(PaymentTokenContext.Slot.externalIdentifier)
            else { continue }
            guard texts.mayHold(text) else { continue }
            for earlier in 0..<later {
                guard let other = cursor.element(earlier, of: member),
                    let first = other.text(PaymentTokenContext.Slot.externalIdentifier),
                    let firstNode = other.slot(PaymentTokenContext.Slot.externalIdentifier), first.equals(text)
                else { continue }
                context.report(
                    .contextsRepeated, at: node, related: [RelatedNode(firstNode, "the first one is here")],
                    help: "give every merchant an external identifier of its own",
                    "share " + String(later + 1) + " has the external identifier of share " + String(earlier + 1))
                break
            }
        }
    }
}
