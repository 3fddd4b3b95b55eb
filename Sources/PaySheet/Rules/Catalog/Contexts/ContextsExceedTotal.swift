/// Shares of merchants that are more than the total.
enum ContextsExceedTotal: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(SheetView.self, needs: [.total, .multiTokenContexts]) { sheet, context in
            check(sheet, against: sheet.total?.price, &context)
        }
        RuleRow(SheetView.self, needs: [.modifiers], checkModifiers)
    }

    private static func check(_ sheet: borrowing SheetView, against total: Price?, _ context: inout RuleContext) {
        guard let shares = sheet.multiTokenContexts, let total, !total.amount.isNegative else { return }
        var sum = AmountSum()
        for index in 0..<shares.count {
            guard let share = shares[index], let amount = share.amount else { return }
            sum.add(amount)
            guard amount > total.amount else { continue }
            context.report(
                .contextsExceedTotal, at: share[.amount], webKit: .systemCancels,
                related: [RelatedNode(total.node, "the total is here")], help: "give the merchant a part of the total",
                "the share of \(amount) alone is above the total of \(total.amount, "total")"
                    + "\(words: Discrepancy.hint(amount, beside: total.amount))")
            return
        }
        guard let sum = sum.amount, sum > total.amount, let excess = try? sum.subtracting(total.amount) else { return }
        var related = [RelatedNode(total.node, "the total is here")]
        for index in 0..<shares.count {
            if let share = shares[index] { related.append(RelatedNode(share[.amount], "a share")) }
        }
        context.report(
            .contextsExceedTotal, at: sheet[.multiTokenContexts], webKit: .systemCancels, related: related,
            help: "lower the shares by " + excess.text + ", or raise the total",
            "the \(shares.count, "shares") shares add up to \(sum, "sum")"
                + ", which is \(excess, "excess") more than the total of \(total.amount, "total")")
    }

    /// Shares in a modifier without a total of its own count against that of the details.
    private static func checkModifiers(_ details: borrowing SheetView, _ context: inout RuleContext) {
        guard let modifiers = details.modifiers else { return }
        for index in 0..<modifiers.count {
            guard let modifier = modifiers[index], let data = modifier.applePay, !data.isPresent(.total) else { continue }
            let total = modifier.isPresent(.total) ? modifier.sheet.total?.price : details.total?.price
            check(data.sheet, against: total, &context)
        }
    }
}
