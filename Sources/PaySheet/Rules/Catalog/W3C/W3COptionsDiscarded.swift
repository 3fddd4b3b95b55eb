/// Shipping options that nobody asked for.
enum W3COptionsDiscarded: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "w3c/options-discarded", "Shipping options without requestShipping", .warning,
            what: "The details list shipping options and the options do not request shipping.",
            why:
                "The browser throws the list away unread: the sheet shows no shipping, asks for no address, and mistakes in the list "
                + "stay unseen.",
            instead: "Set requestShipping to true in the third argument, or leave the shipping options out.",
            sources: ["WK-W3C-SHIP"], page: "https://www.w3.org/TR/payment-request/#paymentoptions-dictionary",
            bad: [
                Sample(
                    .w3c, [.set("/details/shippingOptions", W3COptionSamples.two)], at: "/details/shippingOptions", shows: ["WK-W3C-SHIP"]),
                Sample(
                    .w3c, [.set("/details/shippingOptions", W3COptionSamples.two), .set("/options", #"{"requestShipping":false}"#)],
                    at: "/details/shippingOptions", shows: ["WK-W3C-SHIP"]),
                Sample(
                    .w3c, [.set("/details/shippingOptions", W3COptionSamples.two), .remove("/details/shippingOptions/1")],
                    at: "/details/shippingOptions", shows: ["WK-W3C-SHIP"]),
            ],
            good: [
                Sample(.w3c, [.set("/details/shippingOptions", W3COptionSamples.two), .set("/options", #"{"requestShipping":true}"#)]),
                Sample(.w3c, [.set("/details/shippingOptions", "[]")]),
                Sample(.w3cUpdate),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentDetails, needs: [PaymentDetails.Slot.shippingOptions], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(PaymentDetails.Slot.shippingOptions), cursor.nodes[node].count > 0,
            context.asksForShipping(cursor) == false
        else { return }
        context.report(
            .w3cOptionsDiscarded, at: node, help: "set \"requestShipping\" to true in \"options\", or leave the shipping options out",
            "nothing requests shipping, and the browser throws the shipping options away")
    }
}
