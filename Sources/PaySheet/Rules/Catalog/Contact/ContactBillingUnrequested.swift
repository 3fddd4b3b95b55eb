/// A billing contact that the sheet does not ask for.
enum ContactBillingUnrequested: DocumentRule {
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
