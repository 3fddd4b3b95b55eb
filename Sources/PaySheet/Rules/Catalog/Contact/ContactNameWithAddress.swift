/// The name asked for where the address brings it along.
enum ContactNameWithAddress: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "contact/name-with-address", "Name asked for beside the address", .info, group: .advice,
            what: "The list asks for the name as well as for the postal address.",
            why:
                "The postal address brings the name along, so name is needed only where no address is asked for. Apple advises to ask "
                + "for essentials only.",
            instead: "Leave name out.",
            sources: ["AP-CON-NAME"], page: "applepaypaymentrequest/requiredshippingcontactfields",
            bad: [
                Sample(
                    .shipping, [.set("/requiredShippingContactFields", #"["postalAddress", "name", "email"]"#)],
                    at: "/requiredShippingContactFields/1", shows: ["AP-CON-NAME"]),
                Sample(
                    .request, [.set("/requiredShippingContactFields", #"["name", "postalAddress"]"#)],
                    at: "/requiredShippingContactFields/0",
                    shows: ["AP-CON-NAME"]),
                Sample(
                    .methodData, [.set("/version", "6"), .set("/requiredShippingContactFields", #"["name", "postalAddress"]"#)],
                    at: "/requiredShippingContactFields/0", shows: ["AP-CON-NAME"]),
            ],
            good: [
                Sample(.shipping, [.set("/requiredShippingContactFields", #"["postalAddress", "phone", "email"]"#)]),
                Sample(.request, [.set("/requiredShippingContactFields", #"["name", "email"]"#)]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.requiredShippingContactFields],
                isAdvice: true, check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = cursor.words(PaymentRequest.Slot.requiredShippingContactFields), list.contains(ContactField.postalAddressIndex)
        else { return }
        for index in 0..<list.count where list[index] == ContactField.nameIndex {
            guard let node = list.node(index) else { continue }
            context.report(
                .contactNameWithAddress, at: node, fix: RawFix(.safe, "leave \"name\" out", [.remove(node: node)]),
                help: "leave \"name\" out", "\"postalAddress\" brings the name along")
            return
        }
    }
}
