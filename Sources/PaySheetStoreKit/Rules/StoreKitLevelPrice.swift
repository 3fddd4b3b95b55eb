import PaySheet

/// A subscription that offers less and costs more.
enum StoreKitLevelPrice: OneRowRule {
    static let row = RuleRow(SubscriptionGroupView.self, when: .count(of: .subscriptions, above: 1)) { group, context in
        guard let subscriptions = group.subscriptions else { return }
        var offers: [(level: Int64, period: Int, price: Amount, node: Int)] = []
        for index in 0..<subscriptions.count {
            guard let one = subscriptions[index], let level = one.groupNumber, let period = one.word(.recurringSubscriptionPeriod),
                period >= 0, let price = one.displayPrice
            else { continue }
            offers.append((level, period, price, one[.displayPrice]))
        }
        offers.sort { ($0.period, $0.level, $0.price) < ($1.period, $1.level, $1.price) }
        // The cheapest one of the better levels, of each duration.
        var best: (level: Int64, period: Int, price: Amount, node: Int)?
        var next: (level: Int64, period: Int, price: Amount, node: Int)?
        for offer in offers {
            if next?.period != offer.period { (best, next) = (nil, nil) }
            if let candidate = next, candidate.level < offer.level, best.map({ candidate.price < $0.price }) ?? true { best = candidate }
            if next?.level != offer.level { next = offer }
            guard let best, best.price < offer.price else { continue }
            context.report(
                .storeKitLevelPrice, at: offer.node, related: [RelatedNode(best.node, "the price of level " + String(best.level))],
                help: "exchange the levels, or correct the price",
                "level \(offer.level, "level") costs \(offer.price, "price"), more than level \(best.level, "level"), which offers more")
        }
    }
}
