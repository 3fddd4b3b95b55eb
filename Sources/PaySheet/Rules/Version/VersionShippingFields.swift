/// Shipping fields before the W3C method data had them.
enum VersionShippingFields: DocumentRule {
    static let card = Rule(
        "version/shipping-fields", "Shipping fields before version 6", .warning, group: .compatible,
        what: "The method data of the W3C interface list shipping fields, and the stated version is below 6.",
        why:
            "Apple Pay JS has had the member from the start, the method data have it from version 6. Older systems ignore it there, and the payment comes without the contact.",
        instead: "State version 6, or ask by requestShipping and requestPayerName, requestPayerEmail, requestPayerPhone in the options.",
        sources: ["AP-SES-VERSION-FIELD"], page: "apple-pay-on-the-web-version-6-release-notes",
        bad: [
            Sample(
                .methodData, [.set("/requiredShippingContactFields", #"["email"]"#)], at: "/requiredShippingContactFields",
                shows: ["AP-SES-VERSION-FIELD"]),
            Sample(
                .w3c, [.set("/methodData/0/data/requiredShippingContactFields", #"["phone"]"#)],
                at: "/methodData/0/data/requiredShippingContactFields", shows: ["AP-SES-VERSION-FIELD"]),
        ],
        good: [
            Sample(.methodData, [.set("/requiredShippingContactFields", #"["email"]"#), .set("/version", "6")]),
            Sample(.request, [.set("/requiredShippingContactFields", #"["email"]"#)], policy: Policy(apiVersion: 3)),
        ])

    static let rows = [RuleRow(ShapeIndex.paymentMethodRequest, needs: [PaymentMethodRequest.Slot.requiredShippingContactFields], check)]

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let version = context.facts.version, version < 6,
            let node = cursor.slot(PaymentMethodRequest.Slot.requiredShippingContactFields)
        else { return }
        context.report(
            .versionShippingFields, at: node, help: "state version 6, or ask for the fields in the options",
            "the method data have \"requiredShippingContactFields\" from version 6 on, and version " + String(version) + " is stated")
    }
}
