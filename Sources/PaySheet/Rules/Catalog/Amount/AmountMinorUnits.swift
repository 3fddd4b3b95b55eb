/// A price in cents beside a total in dollars.
enum AmountMinorUnits: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(SheetView.self, in: SheetView.requestAndUpdates, needs: [.total, .shippingMethods], checkShipping)
        RuleRow(
            SheetView.self, in: SheetView.requestAndUpdates, needs: [.total],
            any: [.recurringPaymentRequest, .automaticReloadPaymentRequest],
            checkPlan)
    }

    private static func checkShipping(_ sheet: borrowing SheetView, _ context: inout RuleContext) {
        guard let sum = sheet.total?.price?.amount, sum.isCalculable, sum.scale > 0, sum.isPositive, let methods = sheet.shippingMethods
        else { return }
        // Another rule reports more decimals than the currency has; currencies without decimals have no minor units.
        let decimals = context.facts.decimalsOrUsual
        guard sum.scale <= decimals else { return }
        for index in 0..<methods.count {
            guard let method = methods[index] else { continue }
            // Most prices have decimals.
            if let word = method.amountWord(.amount), word & 0x3F != 0 { continue }
            guard let price = method.price, price.amount.isCalculable, price.amount.scale == 0, price.amount.coefficient >= 100,
                method.cursor.nodes[price.node].isPlainString, let double = try? sum.multiplied(by: 2), price.amount > double
            else { continue }
            let meant = Amount(unchecked: price.amount.coefficient, scale: decimals)
            context.report(
                .amountMinorUnits, at: price.node, fix: .write(meant.text, .risky, price.node),
                "\"\(shown: price.amount, "price")\" beside a total of \(sum, "sum") looks like minor units: \(meant, "meant")")
        }
    }

    /// Compares what a plan charges now with the total. A trial costs something else.
    private static func checkPlan(_ sheet: borrowing SheetView, _ context: inout RuleContext) {
        guard let total = sheet.total?.price?.amount else { return }
        if let plan = sheet.recurringPaymentRequest {
            guard !plan.isPresent(.trialBilling), let billing = plan.regularBilling else { return }
            check(billing, total, &context)
        } else if let billing = sheet.automaticReloadPaymentRequest?.automaticReloadBilling {
            check(billing, total, &context)
        }
    }

    private static func check(_ billing: borrowing LineItemView, _ total: Amount, _ context: inout RuleContext) {
        let decimals = context.facts.decimalsOrUsual
        guard let amount = billing.amount, let meant = amount.inMinorUnits(of: total, decimals) else { return }
        let factor = "1" + String(repeating: "0", count: decimals)
        context.report(
            .amountMinorUnits, at: billing[.amount], fix: .write(meant.text, .risky, billing[.amount]),
            "the plan charges \(amount), \(factor, "factor") times the total of \(total, "total"): it is probably in minor units")
    }
}

extension Amount {
    /// The amount that is meant, if this one is another amount in minor units.
    func inMinorUnits(of other: Amount, _ decimals: Int) -> Amount? {
        guard isCalculable, scale == 0, coefficient > 0, other.scale > 0, other.scale <= decimals else { return nil }
        let meant = Amount(unchecked: coefficient, scale: decimals)
        return meant == other ? meant : nil
    }
}
