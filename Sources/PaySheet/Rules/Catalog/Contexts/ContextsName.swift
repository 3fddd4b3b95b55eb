/// A merchant without a name.
enum ContextsName: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "contexts/name", "Merchant without a name", .warning,
            what: "The name of a merchant is empty, or what a program writes for a missing value.",
            why: "The sheet lists the merchants with their shares; the shopper sees an amount and nobody who gets it.",
            instead: "Write the name that the shopper knows the merchant by.",
            sources: ["AP-MULTI-NAME"], page: "applepaypaymenttokencontext/merchantname",
            bad: [
                Sample(
                    .multiMerchant, [.text("/multiTokenContexts/1/merchantName", "")], at: "/multiTokenContexts/1/merchantName",
                    shows: ["AP-MULTI-NAME"]),
                Sample(
                    .multiMerchant, [.text("/multiTokenContexts/0/merchantName", "undefined")], at: "/multiTokenContexts/0/merchantName"),
            ],
            good: [
                Sample(.multiMerchant, [.text("/multiTokenContexts/1/merchantName", "I")]),
                Sample(.multiMerchant, [.text("/multiTokenContexts/0/merchantName", "Null Island Air")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentTokenContext, needs: [PaymentTokenContext.Slot.merchantName],
                unless: .ordinaryLabel(PaymentTokenContext.Slot.merchantName), check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(PaymentTokenContext.Slot.merchantName), cursor.nodes[node].isString,
            let name = cursor.text(PaymentTokenContext.Slot.merchantName)
        else { return }
        let isBlank = name.isBlank
        guard isBlank || LabelWords.isLeftover(name) else { return }
        context.report(
            .contextsName, at: node, help: "write the name that the shopper knows the merchant by",
            isBlank ? "the name of a merchant is empty" : "the name of a merchant is " + name.quoted + ", the text of a missing value")
    }
}
