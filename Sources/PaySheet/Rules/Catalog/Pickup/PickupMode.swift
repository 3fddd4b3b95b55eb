/// A shop's address that the shopper can change.
enum PickupMode: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "pickup/mode", "Pickup at a place that can be changed", .warning, group: .compatible,
            what: "The goods are fetched from a shop whose address is given, and the shopper may change that address.",
            why: "Without \"shippingContactEditingMode\": \"storePickup\" the sheet shows the shop's address as a shipping address like "
                + "any "
                + "other, and the shopper can put another one in its place.",
            instead: "Add \"shippingContactEditingMode\": \"storePickup\".",
            sources: ["AP-PICKUP-MODE"], page: "applepaypaymentrequest/shippingcontacteditingmode",
            bad: [
                Sample(.shipping, [.text("/shippingType", "storePickup"), place], at: "", shows: ["AP-PICKUP-MODE"]),
                Sample(
                    .shipping, [.text("/shippingType", "storePickup"), place, .text("/shippingContactEditingMode", "available")],
                    at: "/shippingContactEditingMode"),
            ],
            good: [
                Sample(.shipping, [.text("/shippingType", "storePickup"), place, .text("/shippingContactEditingMode", "storePickup")]),
                Sample(.shipping, [.text("/shippingType", "delivery"), place]),
                Sample(.shipping, [.text("/shippingType", "storePickup")]),
                Sample(
                    .shipping, [.text("/shippingType", "storePickup"), .set("/shippingContact", #"{"emailAddress":"help@cedar.example"}"#)]),
            ])
    }

    /// The address of a shop.
    private static let place = Sample.Change.set(
        "/shippingContact",
        #"{"givenName":"Cedar","familyName":"Outfitters","addressLines":["1 Main Street"],"locality":"Denver","postalCode":"80202","#
            + #""administrativeArea":"CO","country":"United States","countryCode":"US"}"#)

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.shippingType, PaymentRequest.Slot.shippingContact]
            ) { cursor, context in
                // A service that fetches something from the shopper has no place of its own.
                guard isPlace(cursor, ShapeIndex.paymentRequest) else { return }
                let help = "add \"shippingContactEditingMode\": \"storePickup\""
                let message = "the goods are fetched from a shop, and the shopper can put another address in place of the shop's"
                if !cursor.isPresent(PaymentRequest.Slot.shippingContactEditingMode) {
                    if cursor.isMisspelt(PaymentRequest.Slot.shippingContactEditingMode, in: ShapeIndex.paymentRequest) { return }
                    context.report(
                        .pickupMode, at: cursor.node,
                        fix: RawFix(
                            .risky, help, [.add(object: cursor.node, name: "shippingContactEditingMode", json: "\"storePickup\"")]),
                        help: help, message)
                } else if let mode = cursor.wordIndex(PaymentRequest.Slot.shippingContactEditingMode), mode >= 0,
                    mode != ShippingContactEditingMode.storePickupIndex,
                    let node = cursor.slot(PaymentRequest.Slot.shippingContactEditingMode)
                {
                    context.report(
                        .pickupMode, at: node, fix: RawFix(.risky, "write \"storePickup\"", [.replace(node: node, text: "storePickup")]),
                        help: "write \"storePickup\"", message)
                }
            }
        ]
    }

    /// The goods are fetched from a shop whose address is given.
    static func isPlace(_ request: borrowing Cursor, _ shape: Int) -> Bool {
        guard shape == ShapeIndex.paymentRequest,
            request.wordIndex(PaymentRequest.Slot.shippingType) == ShippingType.storePickupIndex,
            let contact = request.inner(PaymentRequest.Slot.shippingContact)
        else { return false }
        return contact.elementCount(PaymentContact.Slot.addressLines) > 0
    }
}
