/// A list of shares without a share.
enum ContextsEmpty: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "contexts/empty", "Empty list of shares", .warning,
            what: "The list of the merchants' shares is there and empty.",
            why: "An empty list asks for nothing: no merchant gets a token of its own, and all the money goes to the page's merchant.",
            instead: "Leave the list out, or put a share into it for each merchant.",
            sources: ["AP-KIND-EMPTY-MULTI"], page: "applepaypaymentrequest/multitokencontexts",
            bad: [
                Sample(.multiMerchant, [.set("/multiTokenContexts", "[]")], at: "/multiTokenContexts", shows: ["AP-KIND-EMPTY-MULTI"]),
                Sample(.recurring, [.set("/multiTokenContexts", "[]")], at: "/multiTokenContexts"),
                Sample(.modifier, [.set("/multiTokenContexts", "[]")], at: "/multiTokenContexts"),
            ],
            good: [
                Sample(.multiMerchant, [.remove("/multiTokenContexts")]),
                Sample(.multiMerchant, [.remove("/multiTokenContexts/1")]),
                Sample(
                    .w3cUpdate,
                    [.set("/modifiers", #"[{"supportedMethods":"https://apple.com/apple-pay","data":{"multiTokenContexts":[]}}]"#)]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.multiTokenContexts],
                unless: .someElements(PaymentRequest.Slot.multiTokenContexts)
            ) {
                check($0, PaymentRequest.Slot.multiTokenContexts, &$1)
            },
            RuleRow(ShapeIndex.modifier, needs: [Modifier.Slot.multiTokenContexts]) { cursor, context in
                // In an update it says that the merchants of before are no longer paid.
                guard context.facts.rootShape != ShapeIndex.paymentDetailsUpdate else { return }
                check(cursor, Modifier.Slot.multiTokenContexts, &context)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let node = cursor.slot(member), cursor.nodes[node].count == 0 else { return }
        context.report(
            .contextsEmpty, at: node, fix: RawFix(.safe, "leave the list out", [.remove(node: node)]), help: "leave the list out",
            "the list of the merchants' shares is empty and asks for nothing")
    }
}
