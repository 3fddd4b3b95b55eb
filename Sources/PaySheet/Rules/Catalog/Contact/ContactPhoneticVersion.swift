/// Asking for pronunciation before it was there.
enum ContactPhoneticVersion: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.requiredBillingContactFields]) {
                cursor, context in check(cursor, PaymentRequest.Slot.requiredBillingContactFields, &context)
            },
            RuleRow(ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.requiredShippingContactFields])
            {
                cursor, context in check(cursor, PaymentRequest.Slot.requiredShippingContactFields, &context)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let version = context.facts.version, version < 3, let list = cursor.words(member) else { return }
        for index in 0..<list.count where list[index] == ContactField.phoneticNameIndex {
            guard let node = list.node(index) else { continue }
            context.report(
                .contactPhoneticVersion, at: node, webKit: .phoneticName, help: "ask for version 3, or leave it out",
                "\"phoneticName\" came with Apple Pay version 3, and version " + String(version) + " is asked for")
            return
        }
    }
}
