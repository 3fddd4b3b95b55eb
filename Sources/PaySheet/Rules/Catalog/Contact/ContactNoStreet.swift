/// An address without a street.
enum ContactNoStreet: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "contact/no-street", "Address without a street", .warning,
            what: "A contact has parts of a postal address, and addressLines is absent or empty.",
            why:
                "Safari makes an address only of contacts that have addressLines. Without them it drops the city, the postal code and "
                + "the country too, and the sheet starts empty.",
            instead: "Give the street in addressLines, or leave the other parts of the address out.",
            sources: ["AP-CON-ADDRESS-LINES"], page: "applepaypaymentcontact/addresslines",
            bad: [
                Sample(
                    .shipping, [.set("/shippingContact", #"{"familyName": "Sample", "locality": "Denver", "countryCode": "US"}"#)],
                    at: "/shippingContact", shows: ["AP-CON-ADDRESS-LINES"]),
                Sample(
                    .methodData, [.set("/billingContact", #"{"addressLines": [], "postalCode": "80202"}"#)],
                    at: "/billingContact/addressLines",
                    shows: ["AP-CON-ADDRESS-LINES"]),
            ],
            good: [
                Sample(
                    .shipping,
                    [
                        .set(
                            "/shippingContact",
                            #"{"familyName": "Sample", "addressLines": ["1 Example Road"], "locality": "Denver", "countryCode": "US"}"#)
                    ]),
                Sample(.methodData, [.set("/billingContact", #"{"addressLines": ["1 Example Road"], "postalCode": "80202"}"#)]),
                Sample(.methodData, [.set("/billingContact", #"{"familyName": "Sample"}"#)]),
                Sample(.contact, [.remove("/addressLines")]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentContact, needs: [], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard ContactRequests.isHandedOver(context) else { return }
        let lines = PaymentContact.Slot.addressLines
        guard !cursor.isPresent(lines) || cursor.slot(lines) != nil && cursor.elementCount(lines) == 0 else { return }
        for part in PaymentContact.Slot.subLocality...PaymentContact.Slot.countryCode {
            guard let text = cursor.plainText(part), !text.isEmpty else { continue }
            context.report(
                .contactNoStreet, at: cursor.slot(lines) ?? cursor.node, help: "add the street as \"addressLines\"",
                "the contact has an address without \"addressLines\", so the whole address is dropped")
            return
        }
    }
}
