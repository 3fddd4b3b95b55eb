/// A shipping price in cents beside a total in dollars.
enum AmountMinorUnits: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.total, PaymentRequest.Slot.shippingMethods]) {
                check($0, PaymentRequest.Slot.total, PaymentRequest.Slot.shippingMethods, &$1)
            },
            RuleRow(
                ShapeIndex.paymentMethodUpdate, needs: [PaymentMethodUpdate.Slot.newTotal, PaymentMethodUpdate.Slot.newShippingMethods]
            ) { check($0, PaymentMethodUpdate.Slot.newTotal, PaymentMethodUpdate.Slot.newShippingMethods, &$1) },
            RuleRow(
                ShapeIndex.shippingMethodUpdate, needs: [ShippingMethodUpdate.Slot.newTotal, ShippingMethodUpdate.Slot.newShippingMethods]
            ) { check($0, ShippingMethodUpdate.Slot.newTotal, ShippingMethodUpdate.Slot.newShippingMethods, &$1) },
            RuleRow(
                ShapeIndex.shippingContactUpdate,
                needs: [ShippingContactUpdate.Slot.newTotal, ShippingContactUpdate.Slot.newShippingMethods]
            ) { check($0, ShippingContactUpdate.Slot.newTotal, ShippingContactUpdate.Slot.newShippingMethods, &$1) },
            RuleRow(ShapeIndex.couponCodeUpdate, needs: [CouponCodeUpdate.Slot.newTotal, CouponCodeUpdate.Slot.newShippingMethods]) {
                check($0, CouponCodeUpdate.Slot.newTotal, CouponCodeUpdate.Slot.newShippingMethods, &$1)
            },
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ total: Int, _ methods: Int, _ context: inout RuleContext) {
        guard let sum = cursor.inner(total)?.amount(LineItem.Slot.amount), sum.isExact, sum.scale > 0, sum.isPositive else { return }
        // Another rule reports more decimals than the currency has; currencies without decimals have no minor units.
        let decimals = context.facts.decimalsOrUsual
        guard sum.scale <= decimals else { return }
        for index in 0..<cursor.elementCount(methods) {
            guard let method = cursor.element(index, of: methods) else { continue }
            // Most prices have decimals.
            if let word = method.amountWord(ShippingMethod.Slot.amount), word & 0x3F != 0 { continue }
            guard let amount = method.amount(ShippingMethod.Slot.amount),
                let node = method.slot(ShippingMethod.Slot.amount), amount.isExact, amount.scale == 0, amount.coefficient >= 100,
                cursor.nodes[node].isPlainString, let double = try? sum.multiplied(by: 2), amount > double
            else { continue }
            let meant = Amount(unchecked: amount.coefficient, scale: decimals)
            let help = "write " + Shown.quoted(meant.text)
            context.report(
                .amountMinorUnits, at: node, fix: RawFix(.risky, help, [.replace(node: node, text: meant.text)]), help: help,
                Shown.quoted(amount.text) + " beside a total of " + sum.text + " looks like minor units: " + meant.text)
        }
    }
}
