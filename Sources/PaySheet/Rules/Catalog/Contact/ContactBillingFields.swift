/// Something asked of billing that belongs to shipping.
enum ContactBillingFields: OneRowRule {
    static let row = RuleRow(PaymentRequestBaseView.self, needs: [.requiredBillingContactFields]) { request, context in
        guard let fields = request.requiredBillingContactFields else { return }
        // What arrives, and what was reported: a repeated field is a separate mistake, which another rule reports.
        var seen = BillingFields.own
        var isFirst = true
        for index in 0..<fields.count {
            let field = fields[index]
            guard field >= 0, seen & (1 << UInt64(field)) == 0, let node = fields.node(index), let text = fields.text(index) else {
                continue
            }
            if isFirst {
                isFirst = false
                seen |= BillingFields(request).extra
                if seen & (1 << UInt64(field)) != 0 { continue }
            }
            seen |= 1 << UInt64(field)
            if field == ContactField.nameIndex {
                context.report(
                    .contactBillingFields, at: node, .warning, help: "ask for \"postalAddress\"",
                    "\(text.quoted) need not be asked for in billing: the postal address brings it along")
            } else {
                context.report(
                    .contactBillingFields, at: node, .warning, help: "ask for it in \"requiredShippingContactFields\"",
                    "\(text.quoted) is asked for in billing, where the sheet has no line for it")
            }
        }
    }
}
