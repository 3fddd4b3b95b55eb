/// Shipping fields for a version that has none in this place.
enum W3CShippingFieldsVersion: OneRowRule {
    static let row = RuleRow(ApplePayRequestView.self, needs: [.requiredShippingContactFields], when: .version(below: firstVersion)) {
        request, context in
        guard let version = context.facts.version, request.count(of: .requiredShippingContactFields) > 0 else { return }
        // A version of another type has a finding of its own.
        if context.policy.apiVersion == nil, let own = request.node(of: .version), !request.cursor.nodes[own].is(.number) { return }
        context.report(
            .w3cShippingFieldsVersion, at: request[.requiredShippingContactFields],
            help: "ask for version " + String(firstVersion) + " or newer",
            "version \(version, "version") has no required shipping fields in the data of the payment method")
    }

    private static let firstVersion = 6
}
