import PaySheet

/// Two subscriptions of one level and one duration.
enum StoreKitSameLevel: OneRowRule {
    static let row = RuleRow(SubscriptionGroupView.self, isAdvice: true, when: .count(of: .subscriptions, above: 1)) { group, context in
        guard let subscriptions = group.subscriptions else { return }
        var seen: [[Int64]: Int] = [:]
        for index in 0..<subscriptions.count {
            guard let one = subscriptions[index], let level = one.groupNumber, let period = one.word(.recurringSubscriptionPeriod),
                period >= 0
            else { continue }
            guard let first = seen.updateValue(one.node, forKey: [level, Int64(period)]) else { continue }
            context.report(
                .storeKitSameLevel, at: one.node, related: [RelatedNode(first, "the other one")],
                help: "nothing, if subscribers shall change between them at once",
                "another subscription has the same level and the same duration")
        }
    }
}
