/// Two shipping options with one id.
enum W3COptionRepeated: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "w3c/option-repeated", "Repeated id of a shipping option", .error,
            what: "Two shipping options have the same id.",
            why:
                "The constructor throws a TypeError where shipping is requested, and an update ends the payment: nobody could tell "
                + "which one was chosen.",
            instead: "Give each option an id of its own.",
            sources: ["AP-PR-SHIP-IDS", "WK-W3C-SHIP-DUP"], page: "https://www.w3.org/TR/payment-request/#paymentshippingoption-dictionary",
            bad: [
                Sample(
                    .w3cUpdate, [.text("/shippingOptions/1/id", "standard")], at: "/shippingOptions/1/id",
                    shows: ["AP-PR-SHIP-IDS", "WK-W3C-SHIP-DUP"]),
                Sample(
                    .w3c,
                    [
                        .set("/options", #"{"requestShipping":true}"#),
                        .set("/details/shippingOptions", W3COptionSamples.two),
                        .text("/details/shippingOptions/1/id", "a"),
                    ], at: "/details/shippingOptions/1/id", shows: ["AP-PR-SHIP-IDS", "WK-W3C-SHIP-DUP"]),
            ],
            good: [
                Sample(.w3cUpdate, [.text("/shippingOptions/1/id", "Standard")]),
                Sample(.w3c, [.set("/options", #"{"requestShipping":true}"#), .set("/details/shippingOptions", W3COptionSamples.two)]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentDetails, needs: [PaymentDetails.Slot.shippingOptions]) {
                check($0, PaymentDetails.Slot.shippingOptions, &$1)
            },
            RuleRow(ShapeIndex.paymentDetailsUpdate, needs: [PaymentDetailsUpdate.Slot.shippingOptions]) {
                check($0, PaymentDetailsUpdate.Slot.shippingOptions, &$1)
            },
        ]
    }

    /// How many options are compared: a sheet has a handful, and a hostile list must not cost its square.
    static let compared = 64

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let options: Records<ShippingOptionView> = cursor.list(member), context.asksForShipping(cursor) == true else { return }
        for later in 0..<min(options.count, compared) {
            guard let option = options[later], let id = option.id, let node = option.cursor.slot(ShippingOption.Slot.id) else { continue }
            for earlier in 0..<later {
                guard let other = options[earlier], let same = other.id, id.equals(same),
                    let place = other.cursor.slot(ShippingOption.Slot.id)
                else { continue }
                context.report(
                    .w3cOptionRepeated, at: node, webKit: .w3cShippingRepeated, related: [RelatedNode(place, "the same id")],
                    help: "give each option an id of its own",
                    "shipping option " + String(later + 1) + " has the id of shipping option " + String(earlier + 1))
                break
            }
        }
    }
}

/// Shipping options for samples.
enum W3COptionSamples {
    static let two =
        #"[{"id":"a","label":"Post","amount":{"currency":"USD","value":"4.00"}},{"id":"b","label":"Courier","amount":{"currency":"USD","value":"9.00"}}]"#
}
