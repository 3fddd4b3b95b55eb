/// Shipping methods on a sheet without shipping.
enum ShippingFields: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "shipping/fields", "Shipping methods without a shipping contact", .warning,
            what: "The request offers shipping methods and asks for no part of a shipping contact.",
            why: "Without \"requiredShippingContactFields\" the sheet has no section for shipping: the methods do not show, and nobody "
                + "says "
                + "where the goods should go. Apple writes no rule about it, and Safari takes it.",
            instead: "Ask for \"postalAddress\" in \"requiredShippingContactFields\", or leave the methods out.",
            sources: ["AP-SHIP-FIELDS"], page: "applepaypaymentrequest/shippingmethods",
            bad: [
                Sample(.shipping, [.remove("/requiredShippingContactFields")], at: "/shippingMethods", shows: ["AP-SHIP-FIELDS"]),
                Sample(.shipping, [.set("/requiredShippingContactFields", "[]")], at: "/shippingMethods"),
                Sample(.shipping, [.remove("/requiredShippingContactFields"), .remove("/shippingMethods/1")], at: "/shippingMethods"),
            ],
            good: [
                Sample(.shipping, [.set("/requiredShippingContactFields", #"["phone"]"#)]),
                Sample(.shipping, [.remove("/requiredShippingContactFields"), .set("/shippingMethods", "[]")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.shippingMethods]) { cursor, context in
                guard cursor.elementCount(PaymentRequest.Slot.shippingMethods) > 0,
                    let node = cursor.slot(PaymentRequest.Slot.shippingMethods),
                    cursor.wordIndex(PaymentRequest.Slot.shippingContactEditingMode) != ShippingContactEditingMode.storePickupIndex,
                    !cursor.isPresent(PaymentRequest.Slot.disbursementRequest),
                    // A contact that nobody asked for says the same.
                    !cursor.isPresent(PaymentRequest.Slot.shippingContact)
                else { return }
                if cursor.isPresent(PaymentRequest.Slot.requiredShippingContactFields) {
                    guard cursor.slot(PaymentRequest.Slot.requiredShippingContactFields) != nil,
                        cursor.elementCount(PaymentRequest.Slot.requiredShippingContactFields) == 0
                    else { return }
                } else if cursor.isMisspelt(PaymentRequest.Slot.requiredShippingContactFields, in: ShapeIndex.paymentRequest) {
                    return
                }
                context.report(
                    .shippingFields, at: node, help: "ask for \"postalAddress\" in \"requiredShippingContactFields\"",
                    "the sheet shows no shipping methods, because no part of a shipping contact is asked for")
            }
        ]
    }
}
