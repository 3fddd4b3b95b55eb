/// Something asked of billing that belongs to shipping.
enum ContactBillingFields: DocumentRule {
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
            // A repeated field is a separate mistake, which another rule reports.
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
