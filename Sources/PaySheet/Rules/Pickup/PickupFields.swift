/// A place of pickup that the sheet does not show.
enum PickupFields: DocumentRule {
    static let card = Rule(
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
                .request, [.text("/shippingContactEditingMode", "storePickup"), place], at: "/shippingContactEditingMode"),
            Sample(
                .methodData, [.text("/shippingContactEditingMode", "storePickup"), place, .set("/requiredShippingContactFields", "[]")],
                at: "/requiredShippingContactFields"),
        ],
        good: [
            Sample(.shipping, [.text("/shippingContactEditingMode", "storePickup"), place]),
            Sample(.request, [.text("/shippingContactEditingMode", "available"), place]),
        ])

    /// The address of a shop.
    private static let place = Sample.Change.set(
        "/shippingContact",
        #"{"givenName":"Cedar","familyName":"Outfitters","addressLines":["1 Main Street"],"locality":"Denver","postalCode":"80202","#
            + #""administrativeArea":"CO","country":"United States","countryCode":"US"}"#)

    static let rows = [
        RuleRow(
            ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.shippingContactEditingMode]
        ) { cursor, context in
            // The W3C method data begins with the same members.
            guard cursor.wordIndex(PaymentRequest.Slot.shippingContactEditingMode) == ShippingContactEditingMode.storePickupIndex,
                let modeNode = cursor.slot(PaymentRequest.Slot.shippingContactEditingMode)
            else { return }
            var node = modeNode
            if cursor.isPresent(PaymentRequest.Slot.requiredShippingContactFields) {
                guard let list = cursor.slot(PaymentRequest.Slot.requiredShippingContactFields),
                    let fields = cursor.elements(PaymentRequest.Slot.requiredShippingContactFields)
                else { return }
                node = list
                for place in 0..<fields.count {
                    guard let field = fields[place], field.index >= 0, field.index != ContactField.postalAddressIndex else { return }
                }
            } else if context.facts.isW3C, context.facts.rootShape != ShapeIndex.paymentMethodRequest {
                // With the W3C interface "requestShipping" asks for the address.
                return
            }
            context.report(
                .pickupFields, at: node, help: "add \"postalAddress\" to \"requiredShippingContactFields\"",
                "the sheet does not show the place of pickup, because no postal address is asked for")
        }
    ]
}
