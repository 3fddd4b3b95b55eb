/// A billing contact that the sheet does not ask for.
enum ContactBillingUnrequested: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "contact/billing-unrequested", "Billing contact that is not asked for", .warning,
            what: "There is a billing contact, and the billing fields do not ask for the postal address.",
            why:
                "The reference wants postalAddress among the billing fields where a billing contact is given. Without it the sheet "
                + "shows no billing address and hands none over.",
            instead: "Add postalAddress to requiredBillingContactFields, or leave billingContact out.",
            sources: ["AP-CON-BILLING-POSTAL"], page: "applepaypaymentrequest/billingcontact",
            bad: [
                Sample(.request, [.set("/billingContact", contact)], at: "/billingContact", shows: ["AP-CON-BILLING-POSTAL"]),
                Sample(
                    .w3c, [.set("/methodData/0/data/billingContact", contact)], at: "/methodData/0/data/billingContact",
                    shows: ["AP-CON-BILLING-POSTAL"]),
                Sample(
                    .request, [.set("/billingContact", contact), .set("/requiredBillingContactFields", "[]")], at: "/billingContact",
                    shows: ["AP-CON-BILLING-POSTAL"]),
            ],
            good: [
                Sample(.request, [.set("/billingContact", contact), .set("/requiredBillingContactFields", #"["postalAddress"]"#)]),
                Sample(.w3c, [.set("/methodData/0/data/billingContact", contact), .set("/options", #"{"requestBillingAddress": true}"#)]),
                Sample(.methodData, [.set("/billingContact", contact)]),
            ])
    }

    static let contact = #"{"givenName": "Jordan", "familyName": "Sample", "addressLines": ["200 Example Road"], "locality": "Denver"}"#

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.billingContact], check),
            RuleRow(ShapeIndex.constructorArguments, needs: [ConstructorArguments.Slot.methodData], checkArguments),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) { report(cursor, &context) }

    static func checkArguments(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard !ContactRequests.options(cursor).billingAddress else { return }
        ContactRequests.forEachRequest(cursor) { report($0, &context) }
    }

    private static func report(_ request: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = request.slot(PaymentRequest.Slot.billingContact),
            ContactRequests.asks(
                request, PaymentRequest.Slot.requiredBillingContactFields, for: ContactField.postalAddressIndex) == false
        else { return }
        context.report(
            .contactBillingUnrequested, at: node,
            help: "add \"postalAddress\" to \"requiredBillingContactFields\", or leave the contact out",
            "there is a billing contact, and \"requiredBillingContactFields\" does not ask for \"postalAddress\"")
    }
}
