/// A shipping option that costs less than nothing.
enum W3COptionNegative: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentDetails, needs: [PaymentDetails.Slot.shippingOptions]) {
                check($0, PaymentDetails.Slot.shippingOptions, &$1)
            },
            RuleRow(ShapeIndex.paymentDetailsUpdate, needs: [PaymentDetailsUpdate.Slot.shippingOptions]) {
                check($0, PaymentDetailsUpdate.Slot.shippingOptions, &$1)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let options: Records<ShippingOptionView> = cursor.list(member), context.asksForShipping(cursor) == true else { return }
        for index in 0..<options.count {
            guard let option = options[index], let money = option.amount, let amount = money.value, amount.isNegative,
                let node = money.cursor.slot(CurrencyAmount.Slot.value)
            else { continue }
            let isSeen = context.refusesShipping(amount)
            context.report(
                .w3cOptionNegative, at: node, isSeen ? .error : .warning, webKit: isSeen ? .w3cShippingNegative : nil,
                help: "charge zero or more for shipping", "the shipping option costs " + amount.text + ", which is below zero")
        }
    }
}
