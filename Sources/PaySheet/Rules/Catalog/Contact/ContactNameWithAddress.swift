/// The name asked for where the address brings it along.
enum ContactNameWithAddress: OneRowRule {
    static let row = RuleRow(
        PaymentRequestBaseView.self, isAdvice: true,
        when: .list(.requiredShippingContactFields, holds: ContactField.postalAddressIndex)
    ) { request, context in
        guard let node = request.requiredShippingContactFields?.node(of: ContactField.nameIndex) else { return }
        context.report(
            .contactNameWithAddress, at: node, fix: RawFix(.safe, "leave \"name\" out", [.remove(node: node)]),
            "\"postalAddress\" already includes the name")
    }
}
