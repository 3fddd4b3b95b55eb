import PaySheet

/// A level that does not exist, or levels with a gap.
enum StoreKitLevel: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(StoreKitSubscriptionView.self, needs: [.groupNumber]) { subscription, context in
                guard let level = subscription.groupNumber, level < 1 else { return }
                context.report(
                    .storeKitLevel, at: subscription[.groupNumber], .error, help: "write 1 for the level that offers most",
                    "levels begin with 1, and this is \(level, "level")")
            },
            RuleRow(SubscriptionGroupView.self, needs: [.subscriptions]) { group, context in
                guard let subscriptions = group.subscriptions else { return }
                var levels: Set<Int64> = []
                for index in 0..<subscriptions.count {
                    guard let level = subscriptions[index]?.groupNumber, level > 0 else { return }
                    levels.insert(level)
                }
                guard let last = levels.max(), last != Int64(levels.count) else { return }
                guard let gap = (1...Int64(levels.count)).first(where: { !levels.contains($0) }) else { return }
                context.report(
                    .storeKitLevel, at: group[.subscriptions], help: "number the levels 1, 2, 3 without a gap",
                    "the highest level is \(last, "last"), and no subscription has level \(gap, "gap")")
            },
        ]
    }
}
