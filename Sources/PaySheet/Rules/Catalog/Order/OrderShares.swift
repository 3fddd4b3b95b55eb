/// Shares of merchants that are not the order's.
enum OrderShares: DocumentRule {
    static let rows = AuthorizedSheet.orderRows { sheet, order, context in
        guard let merchants = order.merchants, let shares = sheet.contexts else { return }
        for (place, merchant) in merchants.enumerated() {
            var isThere = false
            for index in 0..<shares.count {
                guard let share = shares[index], let identifier = share.externalIdentifier else {
                    // The one that cannot be read might be it.
                    isThere = true
                    continue
                }
                guard identifier.equals(string: merchant.externalIdentifier) else { continue }
                isThere = true
                guard let amount = share.amount, amount != merchant.amount else { continue }
                context.report(
                    .orderShares, at: share[.amount], help: "give the merchant " + merchant.amount.text,
                    "the merchant gets \(amount) here and \(merchant.amount, "share")"
                        + " in the order\(words: Discrepancy.guess(amount, merchant.amount))")
            }
            guard !isThere, !merchant.amount.isZero else { continue }
            context.report(
                .orderShares, at: sheet.contextsNode, help: "add a context of " + merchant.amount.text + " for the merchant",
                "merchant \(place + 1, "place") of the order has no context, and its share is \(merchant.amount, "share")")
        }
    }
}
