/// Pronunciation asked for through the W3C interface.
enum ContactPhoneticW3C: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.requiredBillingContactFields], isAdvice: true) {
                cursor, context in check(cursor, PaymentRequest.Slot.requiredBillingContactFields, &context)
            },
            RuleRow(ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.requiredShippingContactFields], isAdvice: true) {
                cursor, context in check(cursor, PaymentRequest.Slot.requiredShippingContactFields, &context)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard context.facts.version ?? 3 >= 3, let list = cursor.words(member) else { return }
        for index in 0..<list.count where list[index] == ContactField.phoneticNameIndex {
            guard let node = list.node(index) else { continue }
            context.report(
                .contactPhoneticW3C, at: node, help: "be ready for contacts without it",
                "Apple's pages contradict each other on \"phoneticName\" in the W3C interface")
            return
        }
    }
}
