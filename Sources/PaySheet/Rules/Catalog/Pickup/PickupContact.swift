/// A pickup from nowhere.
enum PickupContact: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "pickup/contact", "Pickup without a place", .warning,
            what: "The editing mode is \"storePickup\", and no shipping contact says where the goods are fetched.",
            why: "In this mode the sheet shows the address of \"shippingContact\" and lets nobody change it. Without one it shows nothing.",
            instead: "Add \"shippingContact\" with the name and the address of the shop.",
            sources: ["AP-PICKUP-CONTACT"], page: "applepaypaymentrequest/shippingcontacteditingmode",
            bad: [
                Sample(
                    .shipping, [.text("/shippingContactEditingMode", "storePickup")], at: "/shippingContactEditingMode",
                    shows: ["AP-PICKUP-CONTACT"]),
                Sample(
                    .methodData,
                    [
                        .text("/shippingContactEditingMode", "storePickup"),
                        .set("/requiredShippingContactFields", #"["postalAddress"]"#), .set("/version", "14"),
                    ], at: "/shippingContactEditingMode"),
            ],
            good: [
                Sample(.shipping, [.text("/shippingContactEditingMode", "storePickup"), place]),
                Sample(.shipping, [.text("/shippingContactEditingMode", "available")]),
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
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.shippingContactEditingMode]
            ) { cursor, context in
                guard cursor.wordIndex(PaymentRequest.Slot.shippingContactEditingMode) == ShippingContactEditingMode.storePickupIndex,
                    let node = cursor.slot(PaymentRequest.Slot.shippingContactEditingMode),
                    !cursor.isPresent(PaymentRequest.Slot.shippingContact),
                    !cursor.isMisspelt(PaymentRequest.Slot.shippingContact, in: context.shape)
                else { return }
                context.report(
                    .pickupContact, at: node, help: "add \"shippingContact\" with the address of the shop",
                    "nothing says where the goods are fetched: there is no \"shippingContact\"")
            }
        ]
    }
}
