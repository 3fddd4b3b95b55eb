/// The name asked for where the address brings it along.
enum ContactNameWithAddress: DocumentRule {
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
                help: "leave \"name\" out", "\"postalAddress\" already includes the name")
            return
        }
    }
}
