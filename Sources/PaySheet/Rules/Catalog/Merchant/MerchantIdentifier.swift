/// A merchant identifier that is not among the allowed ones.
enum MerchantIdentifier: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "merchant/identifier", "Merchant identifier that is not allowed", .error,
            what: "A merchant identifier is not among those that the check was told to allow.",
            why: "The identifier decides who gets the money and which certificate opens the token. An identifier of the sandbox or of "
                + "another "
                + "shop works in no other place.",
            instead: "Use one of the allowed merchant identifiers, or allow this one.",
            sources: [], page: "applepayrequest/merchantidentifier",
            bad: [
                Sample(
                    .w3c, at: "/methodData/0/data/merchantIdentifier",
                    expecting: Expectations().with { $0.merchantIdentifiers = ["merchant.com.example.air"] }),
                Sample(
                    .multiMerchant, at: "/multiTokenContexts/1/merchantIdentifier",
                    expecting: Expectations().with { $0.merchantIdentifiers = ["merchant.com.example.air"] }),
                Sample(
                    .sessionRequest, at: "/merchantIdentifier",
                    expecting: Expectations().with { $0.merchantIdentifiers = ["merchant.com.example.air"] }),
            ],
            good: [
                Sample(
                    .w3c, [.text("/methodData/0/data/merchantIdentifier", "merchant.com.example.air")],
                    expecting: Expectations().with { $0.merchantIdentifiers = ["merchant.com.example.air"] }),
                Sample(
                    .sessionRequest, [.text("/merchantIdentifier", "merchant.com.example.air")],
                    expecting: Expectations().with { $0.merchantIdentifiers = ["merchant.com.example.air"] }),
                Sample(
                    .w3c,
                    expecting: Expectations().with {
                        $0.merchantIdentifiers = ["merchant.com.example.cedar", "merchant.com.example.books"]
                    }),
                Sample(
                    .multiMerchant,
                    expecting: Expectations().with { $0.merchantIdentifiers = ["merchant.com.example.air", "merchant.com.example.inn"] }),
                Sample(.sessionRequest),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentTokenContext, needs: [PaymentTokenContext.Slot.merchantIdentifier], asks: .merchantIdentifiers) {
                check($0, PaymentTokenContext.Slot.merchantIdentifier, &$1)
            },
            RuleRow(ShapeIndex.paymentMethodRequest, needs: [PaymentMethodRequest.Slot.merchantIdentifier], asks: .merchantIdentifiers) {
                check($0, PaymentMethodRequest.Slot.merchantIdentifier, &$1)
            },
            RuleRow(ShapeIndex.paymentSessionRequest, needs: [PaymentSessionRequest.Slot.merchantIdentifier], asks: .merchantIdentifiers) {
                check($0, PaymentSessionRequest.Slot.merchantIdentifier, &$1)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let node = cursor.slot(member), let text = cursor.text(member) else { return }
        let identifier = text.string
        if context.expectations.merchantIdentifiers.contains(where: { $0.utf8.elementsEqual(identifier.utf8) }) { return }
        context.report(
            .merchantIdentifier, at: node, help: "use one of the allowed merchant identifiers",
            "this merchant identifier is not among the allowed ones")
    }
}
