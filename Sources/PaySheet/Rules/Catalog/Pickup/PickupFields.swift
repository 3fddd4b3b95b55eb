/// A place of pickup that the sheet does not show.
enum PickupFields: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "pickup/fields", "Pickup without a postal address field", .warning,
            what: "The editing mode is \"storePickup\", and the request does not ask for a postal address.",
            why: "The sheet shows the place of pickup in the section for the shipping address. Without \"postalAddress\" in "
                + "\"requiredShippingContactFields\" there is none, and the shopper does not see where to go.",
            instead: "Add \"postalAddress\" to \"requiredShippingContactFields\".",
            sources: ["AP-PICKUP-POSTAL"], page: "applepaypaymentrequest/shippingcontacteditingmode",
            bad: [
                Sample(
                    .shipping,
                    [.text("/shippingContactEditingMode", "storePickup"), place, .set("/requiredShippingContactFields", #"["email"]"#)],
                    at: "/requiredShippingContactFields", shows: ["AP-PICKUP-POSTAL"]),
                Sample(
                    .methodData,
                    [
                        .text("/shippingContactEditingMode", "storePickup"), place, .set("/version", "14"),
                        .set("/requiredShippingContactFields", #"["name","phone"]"#),
                    ], at: "/requiredShippingContactFields"),
            ],
            good: [
                Sample(
                    .methodData,
                    [
                        .text("/shippingContactEditingMode", "storePickup"), place, .set("/version", "14"),
                        .set("/requiredShippingContactFields", "[]"),
                    ]),
                Sample(.shipping, [.text("/shippingContactEditingMode", "storePickup"), place]),
                Sample(
                    .methodData,
                    [
                        .text("/shippingContactEditingMode", "storePickup"), place, .set("/version", "14"),
                        .set("/requiredShippingContactFields", #"["name","postalAddress"]"#),
                    ]),
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
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest,
                needs: [PaymentRequest.Slot.shippingContactEditingMode, PaymentRequest.Slot.requiredShippingContactFields]
            ) { cursor, context in
                // The W3C method data begins with the same members. Where nothing at all is asked for, the contact is wrong before the mode.
                guard cursor.wordIndex(PaymentRequest.Slot.shippingContactEditingMode) == ShippingContactEditingMode.storePickupIndex,
                    let node = cursor.slot(PaymentRequest.Slot.requiredShippingContactFields),
                    let fields = cursor.elements(PaymentRequest.Slot.requiredShippingContactFields), fields.count > 0
                else { return }
                for place in 0..<fields.count {
                    guard let field = fields[place], field.index >= 0, field.index != ContactField.postalAddressIndex else { return }
                }
                context.report(
                    .pickupFields, at: node, help: "add \"postalAddress\" to \"requiredShippingContactFields\"",
                    "the sheet does not show the place of pickup, because no postal address is asked for")
            }
        ]
    }
}
