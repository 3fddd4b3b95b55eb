/// Shipping fields for a version that has none in this place.
enum W3CShippingFieldsVersion: DocumentRule {
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
