/// A shipping contact that the sheet does not ask for.
enum ContactShippingUnrequested: DocumentRule {
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
