/// A contact in no country.
enum ContactCountry: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "contact/country", "Country code of a contact", .warning,
            what: "The countryCode of a contact is not an ISO 3166-1 code of two capital letters.",
            why: """
                Safari does not check contacts, so the sheet opens with a country that nobody knows, and shipping rates and tax are \
                worked out for the wrong place. Contacts that the sheet hands over may have the code in lower case or empty before \
                the payment is authorized; that is not reported.
                """,
            instead: "Write the two-letter code in countryCode and the country's name in country.",
            sources: ["AP-CON-COUNTRY"], page: "applepaypaymentcontact/countrycode",
            bad: [
                Sample(
                    .shipping, [.set("/shippingContact", #"{"addressLines": ["1 Example Road"], "countryCode": "us"}"#)],
                    at: "/shippingContact/countryCode", shows: ["AP-CON-COUNTRY"]),
                Sample(
                    .methodData, [.set("/billingContact", #"{"addressLines": ["1 Example Road"], "countryCode": "USA"}"#)],
                    at: "/billingContact/countryCode", shows: ["AP-CON-COUNTRY"]),
                Sample(.contact, [.text("/countryCode", "UK")], at: "/countryCode", shows: ["AP-CON-COUNTRY"]),
            ],
            good: [
                Sample(.shipping, [.set("/shippingContact", #"{"addressLines": ["1 Example Road"], "countryCode": "US"}"#)]),
                Sample(.contact, [.text("/countryCode", "gb")]), Sample(.contact, [.text("/countryCode", "")]),
                Sample(.contact, [.text("/countryCode", "GB")]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentContact, needs: [PaymentContact.Slot.countryCode], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.plainText(PaymentContact.Slot.countryCode), let node = cursor.slot(PaymentContact.Slot.countryCode),
            !isCode(text)
        else { return }
        let isHandedOver = ContactRequests.isHandedOver(context)
        if text.isEmpty { return }
        let isLowerCase = Country(rawValue: String(decoding: raised(text), as: UTF8.self)).isAcceptedByEngine
        if isLowerCase, !isHandedOver { return }
        // The value says where a person lives: it is not shown.
        context.report(
            .contactCountry, at: node, help: isLowerCase ? "write it in capital letters" : "write the two capital letters of ISO 3166-1",
            isLowerCase
                ? "\"countryCode\" is in lower case, and ISO 3166-1 codes are in capital letters"
                : "\"countryCode\" is not an ISO 3166-1 code of two capital letters")
    }

    private static func isCode(_ text: borrowing Text) -> Bool {
        text.isPlain && Country.isAcceptedByEngine(text.bytes, from: Int(text.node.start), to: Int(text.node.end))
    }

    private static func raised(_ text: borrowing Text) -> [UInt8] {
        var bytes: [UInt8] = []
        for index in 0..<min(text.byteCount, 4) { bytes.append(ASCII.upperCased(text.byte(index))) }
        return bytes
    }
}
