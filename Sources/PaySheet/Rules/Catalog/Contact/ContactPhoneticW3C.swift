/// Pronunciation asked for through the W3C interface.
enum ContactPhoneticW3C: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "contact/phonetic-w3c", "Phonetic name in the W3C interface", .info, group: .advice,
            what: "The method data of the W3C interface ask for the phonetic name.",
            why: """
                Apple's comparison of the two interfaces says that only Apple Pay JS can ask for it, while the reference of the method \
                data lists it, and Safari's engine takes it in both. Nobody promises that it arrives.
                """,
            instead: "Be ready for contacts without it, or use Apple Pay JS.",
            sources: ["AP-CON-PHONETIC-JS"], page: "choosing-an-api-for-implementing-apple-pay-on-your-website",
            bad: [
                Sample(
                    .methodData, [.set("/requiredBillingContactFields", #"["postalAddress", "phoneticName"]"#)],
                    at: "/requiredBillingContactFields/1", shows: ["AP-CON-PHONETIC-JS"]),
                Sample(
                    .w3c, [.set("/methodData/0/data/requiredBillingContactFields", #"["phoneticName", "postalAddress"]"#)],
                    at: "/methodData/0/data/requiredBillingContactFields/0", shows: ["AP-CON-PHONETIC-JS"]),
                Sample(
                    .methodData, [.set("/version", "6"), .set("/requiredShippingContactFields", #"["postalAddress", "phoneticName"]"#)],
                    at: "/requiredShippingContactFields/1", shows: ["AP-CON-PHONETIC-JS"]),
            ],
            good: [
                Sample(.methodData, [.set("/requiredBillingContactFields", #"["postalAddress"]"#)]),
                Sample(.request, [.set("/requiredBillingContactFields", #"["postalAddress", "phoneticName"]"#)]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.requiredBillingContactFields], isAdvice: true) {
                cursor, context in check(cursor, PaymentRequest.Slot.requiredBillingContactFields, &context)
            },
            RuleRow(ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.requiredShippingContactFields], isAdvice: true) {
                cursor, context in check(cursor, PaymentRequest.Slot.requiredShippingContactFields, &context)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard context.facts.version ?? 3 >= 3, let list = cursor.words(member) else { return }
        for index in 0..<list.count where list[index] == ContactField.phoneticNameIndex {
            guard let node = list.node(index) else { continue }
            context.report(
                .contactPhoneticW3C, at: node, help: "be ready for contacts without it",
                "Apple's pages contradict each other on \"phoneticName\" in the W3C interface")
            return
        }
    }
}
