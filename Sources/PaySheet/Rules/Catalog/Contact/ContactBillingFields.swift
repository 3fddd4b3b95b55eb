/// Something asked of billing that belongs to shipping.
enum ContactBillingFields: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(PaymentRequestBaseView.self, needs: [.requiredBillingContactFields], check)] }

    static func check(_ request: borrowing PaymentRequestBaseView, _ context: inout RuleContext) {
        guard let fields = request.requiredBillingContactFields else { return }
        let hasAddress = fields.contains(ContactField.postalAddressIndex)
        // What belongs to billing, and what was reported: a repeated field is a separate mistake, which another rule reports.
        var seen: UInt64 = 1 << ContactField.postalAddressIndex | 1 << ContactField.phoneticNameIndex
        for index in 0..<fields.count {
            let field = fields[index]
            guard field >= 0, seen & (1 << UInt64(field)) == 0, let node = fields.node(index), let text = fields.text(index) else {
                continue
            }
            seen |= 1 << UInt64(field)
            if field == ContactField.nameIndex {
                // The name comes with the address anyway: nothing is lost.
                context.report(
                    .contactBillingFields, at: node, hasAddress ? .info : .warning,
                    help: hasAddress ? "leave it out" : "ask for \"postalAddress\"",
                    text.quoted + " need not be asked for in billing: the postal address brings it along")
            } else {
                context.report(
                    .contactBillingFields, at: node, .warning, help: "ask for it in \"requiredShippingContactFields\"",
                    text.quoted + " is asked for in billing, where the sheet has no line for it")
            }
        }
    }
}
