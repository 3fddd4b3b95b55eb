import PaySheet

/// A subscription whose name says another duration.
enum StoreKitDurationNamed: OneRowRule {
    static let row = RuleRow(
        StoreKitSubscriptionView.self, needs: [.recurringSubscriptionPeriod], any: [.productID, .referenceName]
    ) { subscription, context in
        guard let word = subscription.word(.recurringSubscriptionPeriod), StoreKitPeriod.all.indices.contains(word) else { return }
        let period = StoreKitPeriod.all[word]
        // The identifier tells more than the name, which a sentence can be in.
        for member in [StoreKitSubscriptionView.Member.productID, .referenceName] {
            guard let text = subscription.text(member), let named = StoreKitPeriod(namedIn: text.string) else { continue }
            guard named != period else { return }
            context.report(
                .storeKitDurationNamed, at: subscription[.recurringSubscriptionPeriod],
                related: [RelatedNode(subscription[member], "the name")],
                help: "write " + Shown.quoted(named.rawValue) + ", or another name",
                "the subscription lasts \(period.words, "period"), and its name says \(named.words, "named")")
            return
        }
    }
}
