/// A shipping contact that the sheet does not ask for.
enum ContactShippingUnrequested: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "contact/shipping-unrequested", "Shipping contact that is not asked for", .warning, group: .compatible,
            what: "There is a shipping contact, and nothing of a shipping contact is asked for.",
            why:
                "Apple wants the contact only where shipping information is requested. Without a required field the sheet does not "
                + "show it, and data of a person are handed over for nothing.",
            instead: "List what you need in requiredShippingContactFields, or leave shippingContact out.",
            sources: ["AP-CON-SHIP-ONLY-IF"], page: "applepaypaymentrequest/shippingcontact",
            bad: [
                Sample(.request, [.set("/shippingContact", contact)], at: "/shippingContact", shows: ["AP-CON-SHIP-ONLY-IF"]),
                Sample(
                    .shipping, [.set("/shippingContact", contact), .set("/requiredShippingContactFields", "[]")], at: "/shippingContact",
                    shows: ["AP-CON-SHIP-ONLY-IF"]),
                Sample(
                    .w3c, [.set("/methodData/0/data/shippingContact", contact)], at: "/methodData/0/data/shippingContact",
                    shows: ["AP-CON-SHIP-ONLY-IF"]),
            ],
            good: [
                Sample(.request, [.set("/shippingContact", contact), .set("/requiredShippingContactFields", #"["postalAddress"]"#)]),
                Sample(.shipping, [.set("/shippingContact", contact)]),
                Sample(.w3c, [.set("/methodData/0/data/shippingContact", contact), .set("/options", #"{"requestPayerName": true}"#)]),
                Sample(.methodData, [.set("/shippingContact", contact)]),
            ])
    }

    private static let contact = ContactBillingUnrequested.contact

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.shippingContact], check),
            RuleRow(ShapeIndex.constructorArguments, needs: [ConstructorArguments.Slot.methodData], checkArguments),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) { report(cursor, &context) }

    static func checkArguments(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        let asked = ContactRequests.options(cursor)
        guard !asked.shipping, !asked.payer else { return }
        ContactRequests.forEachRequest(cursor) { report($0, &context) }
    }

    private static func report(_ request: borrowing Cursor, _ context: inout RuleContext) {
        let fields = PaymentRequest.Slot.requiredShippingContactFields
        guard let node = request.slot(PaymentRequest.Slot.shippingContact),
            !request.isPresent(fields) || request.slot(fields) != nil && request.elementCount(fields) == 0
        else { return }
        context.report(
            .contactShippingUnrequested, at: node,
            help: "list what you need in \"requiredShippingContactFields\", or leave the contact out",
            "there is a shipping contact, and no shipping field is asked for")
    }
}
