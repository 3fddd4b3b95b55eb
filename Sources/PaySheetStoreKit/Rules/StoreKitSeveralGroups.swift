import PaySheet

/// Several groups, in each of which a person can subscribe.
enum StoreKitSeveralGroups: OneRowRule {
    static let row = RuleRow(StoreKitConfigurationView.self, when: .count(of: .subscriptionGroups, above: 1)) { file, context in
        guard let groups = file.subscriptionGroups else { return }
        var count = 0
        for index in 0..<groups.count { if let group = groups[index], group.count(of: .subscriptions) > 0 { count += 1 } }
        guard count > 1 else { return }
        context.report(
            .storeKitSeveralGroups, at: file[.subscriptionGroups], help: "use one group, unless people shall have several subscriptions",
            "\(count, "count") groups have subscriptions, and a person can pay for one of each at the same time")
    }
}
