/// A modifier for every card in front of others.
enum ModifierAnyFirst: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "modifier/any-first", "Modifier for every card before others", .error,
            what: "A modifier without paymentMethodType comes before another modifier of Apple Pay.",
            why:
                "The first modifier that fits the card wins, and one without a type fits every card. The ones behind it never apply: "
                + "the shopper pays another amount than intended.",
            instead: "Put the modifier without a type last.",
            sources: ["AP-MOD-ANY-FIRST"], page: "applepaymodifier",
            bad: [
                Sample(
                    .w3c, ModifierSamples.two + [.remove("/details/modifiers/0/data/paymentMethodType")], at: "/details/modifiers/0/data",
                    shows: ["AP-MOD-ANY-FIRST"]),
                Sample(
                    .w3c,
                    ModifierSamples.two + [
                        .remove("/details/modifiers/0/data/paymentMethodType"), .remove("/details/modifiers/1/data/paymentMethodType"),
                    ], at: "/details/modifiers/0/data", shows: ["AP-MOD-ANY-FIRST"]),
                Sample(
                    .w3cUpdate,
                    [
                        .set(
                            "/modifiers",
                            #"[{"supportedMethods":"https://apple.com/apple-pay","data":{}},{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit"}}]"#
                        )
                    ], at: "/modifiers/0/data"),
            ],
            good: [
                Sample(.w3c, ModifierSamples.two),
                Sample(.w3c, ModifierSamples.two + [.remove("/details/modifiers/1/data/paymentMethodType")]),
                Sample(
                    .w3c, ModifierSamples.two + [.text("/details/modifiers/1/supportedMethods", "https://pay.example/wallet")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentDetails, needs: [PaymentDetails.Slot.modifiers]) { check($0, PaymentDetails.Slot.modifiers, &$1) },
            RuleRow(ShapeIndex.paymentDetailsUpdate, needs: [PaymentDetailsUpdate.Slot.modifiers]) {
                check($0, PaymentDetailsUpdate.Slot.modifiers, &$1)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let modifiers: Records<DetailsModifierView> = cursor.list(member) else { return }
        var first: Int?
        for index in 0..<modifiers.count {
            guard let modifier = modifiers[index], let data = modifier.applePay else { continue }
            if let first {
                context.report(
                    .modifierAnyFirst, at: first, related: [RelatedNode(data.cursor.node, "this one never applies")],
                    help: "put the modifier without \"paymentMethodType\" last",
                    "the modifier fits every card, and the ones behind it never apply")
                return
            }
            if !data.cursor.isPresent(Modifier.Slot.paymentMethodType) { first = data.cursor.node }
        }
    }
}

extension DetailsModifierView {
    /// What Apple Pay is told; `nil` for other methods and where there is nothing.
    var applePay: ModifierView? {
        @_lifetime(copy self)
        get {
            guard let node = cursor.slot(DetailsModifier.Slot.data), cursor.choice(DetailsModifier.Slot.data) == 1 else { return nil }
            return ModifierView(cursor.moved(base: cursor.base(of: DetailsModifier.Slot.data), node: node))
        }
    }
}

/// Modifiers for samples.
enum ModifierSamples {
    private static func modifier(_ type: String, _ total: String, _ more: String) -> String {
        #"{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":""# + type
            + #"","total":{"label":"Harbor Books","amount":""# + total + #""},"additionalLineItems":[{"label":"Card Surcharge","amount":""#
            + more + #""}]}}"#
    }

    /// Two modifiers in the details of the constructor.
    static let two: [Sample.Change] = [
        .set("/methodData/0/data/version", "12"),
        .set("/details/modifiers", "[" + modifier("credit", "39.06", "1.00") + "," + modifier("debit", "38.56", "0.50") + "]"),
    ]
}
