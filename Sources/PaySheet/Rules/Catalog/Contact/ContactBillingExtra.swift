/// Something asked of billing that arrives anyway.
enum ContactBillingExtra: OneRowRule {
    static let row = RuleRow(PaymentRequestBaseView.self, needs: [.requiredBillingContactFields], isAdvice: true) { request, context in
        guard let fields = request.requiredBillingContactFields else { return }
        let extra = BillingFields(request).extra
        var seen: UInt64 = 0
        for index in 0..<fields.count {
            let field = fields[index]
            guard field >= 0, extra & ~seen & (1 << UInt64(field)) != 0, let node = fields.node(index),
                let text = fields.text(index)
            else { continue }
            seen |= 1 << UInt64(field)
            context.report(
                .contactBillingExtra, at: node, .info, help: "leave it out",
                "\(text.quoted) need not be asked for in billing: "
                    + (field == ContactField.nameIndex ? "the postal address brings it along" : "the sheet asks for it once, in shipping")
            )
        }
    }
}
