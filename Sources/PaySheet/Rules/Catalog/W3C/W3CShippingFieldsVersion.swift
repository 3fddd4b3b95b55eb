/// Shipping fields for a version that has none in this place.
enum W3CShippingFieldsVersion: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentMethodRequestView.self, needs: [.requiredShippingContactFields], when: .version(below: firstVersion), check)
    }

    private static let firstVersion = 6

    static func check(_ request: borrowing PaymentMethodRequestView, _ context: inout RuleContext) {
        guard let version = context.facts.version, request.count(of: .requiredShippingContactFields) > 0 else { return }
        // A version of another type has a finding of its own.
        if context.policy.apiVersion == nil, let own = request.node(of: .version), !request.cursor.nodes[own].is(.number) { return }
        context.report(
            .w3cShippingFieldsVersion, at: request[.requiredShippingContactFields],
            help: "ask for version " + String(firstVersion) + " or newer",
            "version " + String(version) + " has no required shipping fields in the data of the payment method")
    }
}
