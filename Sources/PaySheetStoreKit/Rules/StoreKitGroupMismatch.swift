import PaySheet

/// A subscription that names another group than the one around it.
enum StoreKitGroupMismatch: OneRowRule {
    static let row = RuleRow(SubscriptionGroupView.self, needs: [.id, .subscriptions]) { group, context in
        guard let identifier = group.text(.id)?.string, let subscriptions = group.subscriptions else { return }
        for index in 0..<subscriptions.count {
            guard let subscription = subscriptions[index], let named = subscription.text(.subscriptionGroupID)?.string,
                named != identifier
            else { continue }
            let node = subscription[.subscriptionGroupID]
            context.report(
                .storeKitGroupMismatch, at: node, related: [RelatedNode(group[.id], "the identifier of the group")],
                fix: RawFix(.safe, "write " + Shown.quoted(identifier), [.replace(node: node, text: identifier)]),
                help: "write " + Shown.quoted(identifier), "the subscription is in another group than it says")
        }
    }
}
