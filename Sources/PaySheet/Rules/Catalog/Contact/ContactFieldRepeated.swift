/// The same contact field twice.
enum ContactFieldRepeated: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "contact/field-repeated", "Repeated contact field", .warning, group: .compatible,
            what: "A contact field stands twice in one list.",
            why: "Safari asks for the field once, so the second one has no effect. It often stands where another field was meant.",
            instead: "Leave the second one out, or write the field that was meant.",
            sources: ["AP-CON-DUP"], page: "applepaycontactfield",
            bad: [
                Sample(
                    .shipping, [.set("/requiredShippingContactFields", #"["postalAddress", "email", "email"]"#)],
                    at: "/requiredShippingContactFields/2", shows: ["AP-CON-DUP"]),
                Sample(
                    .request, [.set("/requiredBillingContactFields", #"["postalAddress", "postalAddress"]"#)],
                    at: "/requiredBillingContactFields/1", shows: ["AP-CON-DUP"]),
                Sample(
                    .disbursement, [.set("/disbursementRequest/requiredRecipientContactFields", #"["name", "name"]"#)],
                    at: "/disbursementRequest/requiredRecipientContactFields/1", shows: ["AP-CON-DUP"]),
                Sample(
                    .methodData, [.set("/requiredBillingContactFields", #"["postalAddress", "postalAddress"]"#)],
                    at: "/requiredBillingContactFields/1", shows: ["AP-CON-DUP"]),
                Sample(
                    .methodData, [.set("/version", "6"), .set("/requiredShippingContactFields", #"["email", "phone", "email"]"#)],
                    at: "/requiredShippingContactFields/2", shows: ["AP-CON-DUP"]),
            ],
            good: [
                Sample(.shipping, [.set("/requiredShippingContactFields", #"["postalAddress", "email", "phone"]"#)]),
                Sample(.request, [.set("/requiredBillingContactFields", #"["postalAddress"]"#)]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.requiredBillingContactFields],
                unless: .differentWords(PaymentRequest.Slot.requiredBillingContactFields)
            ) { cursor, context in check(cursor, PaymentRequest.Slot.requiredBillingContactFields, &context) },
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.requiredShippingContactFields],
                unless: .differentWords(PaymentRequest.Slot.requiredShippingContactFields)
            ) { cursor, context in check(cursor, PaymentRequest.Slot.requiredShippingContactFields, &context) },
            RuleRow(ShapeIndex.disbursementRequest, needs: [DisbursementRequest.Slot.requiredRecipientContactFields]) { cursor, context in
                check(cursor, DisbursementRequest.Slot.requiredRecipientContactFields, &context)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let list = cursor.words(member) else { return }
        list.forEachRepeated { node, first, text in
            context.report(
                .contactFieldRepeated, at: node, related: [RelatedNode(first, "it stands here already")],
                fix: RawFix(.safe, "leave the second one out", [.remove(node: node)]), help: "leave the second one out",
                text + " is listed twice")
        }
    }
}
