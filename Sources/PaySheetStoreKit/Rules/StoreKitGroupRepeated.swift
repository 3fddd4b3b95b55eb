import PaySheet

/// Two groups with one identifier.
enum StoreKitGroupRepeated: OneRowRule {
    static let row = RuleRow(StoreKitConfigurationView.self, when: .count(of: .subscriptionGroups, above: 1)) { file, context in
        guard let groups = file.subscriptionGroups else { return }
        var seen: [String: Int] = [:]
        for index in 0..<groups.count {
            guard let group = groups[index], let identifier = group.text(.id)?.string else { continue }
            let node = group[.id]
            guard let first = seen.updateValue(node, forKey: identifier) else { continue }
            context.report(
                .storeKitGroupRepeated, at: node, related: [RelatedNode(first, "the other one")],
                help: "write another identifier, or put all subscriptions into one group", "another group has the same identifier")
        }
    }
}
