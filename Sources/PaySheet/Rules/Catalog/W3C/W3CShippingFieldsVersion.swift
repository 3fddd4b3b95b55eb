/// Shipping fields for a version that has none in this place.
enum W3CShippingFieldsVersion: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "w3c/shipping-fields-version", "Shipping fields before version 6", .warning,
            what: "The data for Apple Pay names required shipping fields and a version below 6.",
            why:
                "requiredShippingContactFields came to the W3C interface with version 6; earlier systems do not know it and ask the "
                + "shopper for nothing.",
            instead: "Ask for version 6 or newer, or request the fields in the third argument of the constructor.",
            sources: ["AP-PR-SHIPFIELDS-V6"], page: "applepayrequest/requiredshippingcontactfields",
            bad: [
                Sample(
                    .methodData, [.set("/requiredShippingContactFields", #"["email"]"#)], at: "/requiredShippingContactFields",
                    shows: ["AP-PR-SHIPFIELDS-V6"]),
                Sample(
                    .w3c,
                    [.set("/methodData/0/data/requiredShippingContactFields", #"["email"]"#), .set("/methodData/0/data/version", "5")],
                    at: "/methodData/0/data/requiredShippingContactFields", shows: ["AP-PR-SHIPFIELDS-V6"]),
            ],
            good: [
                Sample(.methodData, [.set("/requiredShippingContactFields", #"["email"]"#), .set("/version", "6")]),
                Sample(.methodData, [.set("/requiredShippingContactFields", "[]")]),
                Sample(.methodData, [.set("/requiredBillingContactFields", #"["postalAddress"]"#)]),
                Sample(
                    .methodData, [.set("/requiredShippingContactFields", #"["email"]"#), .text("/version", "3")],
                    policy: Policy().with { $0.ignored = [.memberType] }),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentMethodRequest, needs: [PaymentMethodRequest.Slot.requiredShippingContactFields], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let version = context.facts.version, version < 6,
            let node = cursor.slot(PaymentMethodRequest.Slot.requiredShippingContactFields), cursor.nodes[node].count > 0
        else { return }
        // A version of another type has a finding of its own.
        if context.policy.apiVersion == nil, let own = cursor.slot(PaymentMethodRequest.Slot.version), !cursor.nodes[own].is(.number) {
            return
        }
        context.report(
            .w3cShippingFieldsVersion, at: node, help: "ask for version 6 or newer",
            "version " + String(version) + " has no required shipping fields in the data of the payment method")
    }
}
