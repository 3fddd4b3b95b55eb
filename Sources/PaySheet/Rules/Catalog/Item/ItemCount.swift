/// Lines that list the products.
enum ItemCount: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "item/count", "Many lines", .warning, group: .advice,
            what: "There are more than ten lines.",
            why: "The sheet is for the sum, not for the basket: Apple's guidelines ask for one subtotal with the charges and discounts "
                + "that "
                + "change it. Long lists scroll out of sight.",
            instead: "Sum the products up in one line and show the rest of the basket on the page.",
            sources: ["AP-LI-NOT-ITEMIZED"], page: "https://developer.apple.com/design/human-interface-guidelines/apple-pay",
            bad: [
                Sample(.request, [.set("/lineItems", list(11, "38.06"))], at: "/lineItems", shows: ["AP-LI-NOT-ITEMIZED"]),
                Sample(.paymentMethodUpdate, [.set("/newLineItems", list(12, "74.18"))], at: "/newLineItems"),
                Sample(.shippingMethodUpdate, [.set("/newLineItems", list(11, "111.07"))], at: "/newLineItems"),
                Sample(.shippingContactUpdate, [.set("/newLineItems", list(11, "113.50"))], at: "/newLineItems"),
                Sample(.couponCodeUpdate, [.set("/newLineItems", list(11, "86.40"))], at: "/newLineItems"),
                Sample(
                    .w3c,
                    (3...11).map {
                        .set(
                            "/details/displayItems/-",
                            #"{"label":"Gift "# + String($0) + #"","amount":{"currency":"USD","value":"0.00"}}"#)
                    }, at: "/details/displayItems"),
            ],
            good: [
                Sample(.request, [.set("/lineItems", list(10, "38.06"))]),
                Sample(.paymentMethodUpdate, [.set("/newLineItems", list(10, "74.18"))]),
            ])
    }

    private static func list(_ count: Int, _ amount: String) -> String {
        var list = #"[{"label":"Books","amount":""# + amount + #""}"#
        for number in 2...count { list += #",{"label":"Gift "# + String(number) + #"","amount":"0.00"}"# }
        return list + "]"
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.lineItems], isAdvice: true) {
                check($0, PaymentRequest.Slot.lineItems, &$1)
            },
            RuleRow(
                ShapeIndex.paymentMethodUpdate, ShapeIndex.shippingMethodUpdate, ShapeIndex.shippingContactUpdate,
                ShapeIndex.couponCodeUpdate,
                needs: [PaymentMethodUpdate.Slot.newLineItems], isAdvice: true
            ) { check($0, PaymentMethodUpdate.Slot.newLineItems, &$1) },
            RuleRow(ShapeIndex.paymentDetails, needs: [PaymentDetails.Slot.displayItems], isAdvice: true) {
                check($0, PaymentDetails.Slot.displayItems, &$1)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let node = cursor.slot(member), cursor.nodes[node].count > 10 else { return }
        context.report(
            .itemCount, at: node, help: "sum the products up in one line",
            String(cursor.nodes[node].count) + " lines: the sheet is for the sum, not for the basket")
    }
}
