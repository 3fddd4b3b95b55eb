/// A shipping price in cents beside a total in dollars.
enum AmountMinorUnits: OneRowRule {
    static let row = RuleRow(SheetView.self, in: SheetView.requestAndUpdates, needs: [.total, .shippingMethods]) { sheet, context in
        guard let sum = sheet.total?.price?.amount, sum.isExact, sum.scale > 0, sum.isPositive, let methods = sheet.shippingMethods
        else { return }
        // Another rule reports more decimals than the currency has; currencies without decimals have no minor units.
        let decimals = context.facts.decimalsOrUsual
        guard sum.scale <= decimals else { return }
        for index in 0..<methods.count {
            guard let method = methods[index] else { continue }
            // Most prices have decimals.
            if let word = method.amountWord(.amount), word & 0x3F != 0 { continue }
            guard let price = method.price, price.amount.isExact, price.amount.scale == 0, price.amount.coefficient >= 100,
                method.cursor.nodes[price.node].isPlainString, let double = try? sum.multiplied(by: 2), price.amount > double
            else { continue }
            let meant = Amount(unchecked: price.amount.coefficient, scale: decimals)
            context.report(
                .amountMinorUnits, at: price.node, fix: .write(meant.text, .risky, price.node),
                Shown.quoted(price.amount.text) + " beside a total of " + sum.text + " looks like minor units: " + meant.text)
        }
    }
}
