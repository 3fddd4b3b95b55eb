/// Something asked of billing that belongs to shipping.
enum ContactBillingFields: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "contact/billing-fields", "Billing field that is not documented", .warning, group: .compatible,
            what: "The required billing fields hold something else than postalAddress or phoneticName.",
            why: """
                The reference names only the postal address, which brings the name along. The sheet has one line for email and phone, \
                and it belongs to shipping: what billing asks for may not be shown, and the payment comes without it. The name \
                beside the postal address is asked for twice, which does no harm.
                """,
            instead: "Ask for email, phone and name in requiredShippingContactFields.",
            sources: ["AP-CON-BILLING-ONLY"], page: "applepaypaymentrequest/requiredbillingcontactfields",
            bad: [
                Sample(
                    .request, [.set("/requiredBillingContactFields", #"["postalAddress", "email"]"#)],
                    at: "/requiredBillingContactFields/1",
                    shows: ["AP-CON-BILLING-ONLY"], severity: .warning),
                Sample(
                    .methodData, [.set("/requiredBillingContactFields", #"["phone"]"#)], at: "/requiredBillingContactFields/0",
                    shows: ["AP-CON-BILLING-ONLY"]),
                Sample(
                    .request, [.set("/requiredBillingContactFields", #"["postalAddress", "email", "email"]"#)],
                    at: "/requiredBillingContactFields/1", shows: ["AP-CON-BILLING-ONLY"],
                    policy: Policy().with { $0.ignored = [.contactFieldRepeated] }),
                Sample(
                    .request, [.set("/requiredBillingContactFields", #"["postalAddress", "name"]"#)], at: "/requiredBillingContactFields/1",
                    shows: ["AP-CON-BILLING-ONLY"], severity: .info),
                Sample(
                    .request, [.set("/requiredBillingContactFields", #"["name"]"#)], at: "/requiredBillingContactFields/0",
                    severity: .warning),
            ],
            good: [
                Sample(.request, [.set("/requiredBillingContactFields", #"["postalAddress", "phoneticName"]"#)]),
                Sample(.methodData, [.set("/requiredBillingContactFields", #"["postalAddress"]"#)]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.requiredBillingContactFields], check
            )
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = cursor.words(PaymentRequest.Slot.requiredBillingContactFields) else { return }
        var seen: UInt64 = 0
        var hasAddress = false
        for index in 0..<list.count where list[index] == ContactField.postalAddressIndex { hasAddress = true }
        for index in 0..<list.count {
            let word = list[index]
            // A field that stands twice is one mistake more, reported as such.
            guard word >= 0, word != ContactField.postalAddressIndex, word != ContactField.phoneticNameIndex,
                seen & (1 << UInt64(word & 63)) == 0, let node = list.node(index), let text = list.text(index)
            else { continue }
            seen |= 1 << UInt64(word & 63)
            let (help, remark) = ContactRequests.misplaced(word, besideAddress: hasAddress)
            // The name comes with the address anyway: nothing is lost.
            let isHarmless = hasAddress && word == ContactField.nameIndex
            context.report(.contactBillingFields, at: node, isHarmless ? .info : .warning, help: help, text.quoted + remark)
        }
    }
}
