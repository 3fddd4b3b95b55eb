/// Asking for pronunciation before it was there.
enum ContactPhoneticVersion: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "contact/phonetic-version", "Phonetic name before version 3", .error,
            what: "The phonetic name is asked for, and the stated version is below 3.",
            why: "Safari compares this field with the version and throws a TypeError.",
            instead: "Ask for version 3, or leave phoneticName out.",
            sources: ["AP-CON-PHONETIC-V3", "WK-VER-PHONETIC"], page: "applepaycontactfield",
            bad: [
                Sample(
                    .plainFlow,
                    [.set("/request/requiredShippingContactFields", #"["postalAddress", "phoneticName"]"#), .set("/apiVersion", "2")],
                    at: "/request/requiredShippingContactFields/1", shows: ["AP-CON-PHONETIC-V3", "WK-VER-PHONETIC"]),
                Sample(
                    .plainFlow,
                    [.set("/request/requiredBillingContactFields", #"["postalAddress", "phoneticName"]"#), .set("/apiVersion", "1")],
                    at: "/request/requiredBillingContactFields/1", shows: ["AP-CON-PHONETIC-V3", "WK-VER-PHONETIC"]),
                Sample(
                    .request, [.set("/requiredShippingContactFields", #"["postalAddress", "phoneticName"]"#)],
                    at: "/requiredShippingContactFields/1", shows: ["AP-CON-PHONETIC-V3", "WK-VER-PHONETIC"], policy: Policy(apiVersion: 2)),
                Sample(
                    .methodData, [.set("/requiredBillingContactFields", #"["postalAddress", "phoneticName"]"#)],
                    at: "/requiredBillingContactFields/1", shows: ["WK-VER-PHONETIC"], policy: alone(2)),
                Sample(
                    .methodData, [.set("/requiredShippingContactFields", #"["postalAddress", "phoneticName"]"#)],
                    at: "/requiredShippingContactFields/1", shows: ["WK-VER-PHONETIC"], policy: alone(2)),
            ],
            good: [
                Sample(
                    .plainFlow,
                    [.set("/request/requiredShippingContactFields", #"["postalAddress", "phoneticName"]"#), .set("/apiVersion", "3")]),
                Sample(.plainFlow, [.set("/request/requiredBillingContactFields", #"["postalAddress"]"#), .set("/apiVersion", "1")]),
                Sample(
                    .request, [.set("/requiredShippingContactFields", #"["postalAddress", "phoneticName"]"#)], policy: Policy(apiVersion: 3)
                ),
                Sample(.request, [.set("/requiredBillingContactFields", #"["postalAddress"]"#)], policy: Policy(apiVersion: 1)),
                Sample(.request, [.set("/requiredShippingContactFields", #"["postalAddress", "phoneticName"]"#)]),
            ])
    }

    /// What else such a version does not have in this place is for other rules to say.
    private static func alone(_ version: Int) -> Policy { Policy(apiVersion: version).with { $0.selected = [.contactPhoneticVersion] } }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.requiredBillingContactFields]) {
                cursor, context in check(cursor, PaymentRequest.Slot.requiredBillingContactFields, &context)
            },
            RuleRow(ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.requiredShippingContactFields])
            {
                cursor, context in check(cursor, PaymentRequest.Slot.requiredShippingContactFields, &context)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let version = context.facts.version, version < 3, let list = cursor.words(member) else { return }
        for index in 0..<list.count where list[index] == ContactField.phoneticNameIndex {
            guard let node = list.node(index) else { continue }
            context.report(
                .contactPhoneticVersion, at: node, webKit: .phoneticName, help: "ask for version 3, or leave it out",
                "\"phoneticName\" came with Apple Pay version 3, and version " + String(version) + " is asked for")
            return
        }
    }
}
