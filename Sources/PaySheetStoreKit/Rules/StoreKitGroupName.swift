import PaySheet

/// A name of a group that App Store Connect refuses.
enum StoreKitGroupName: OneRowRule {
    static let row = RuleRow(SubscriptionGroupView.self, needs: [.localizations]) { group, context in
        guard let names = group.localizations else { return }
        for index in 0..<names.count {
            guard let name = names[index], let text = name.text(.displayName)?.string,
                text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F || $0 == "<" || $0 == ">" })
            else { continue }
            context.report(
                .storeKitGroupName, at: name[.displayName], help: "leave them out",
                "the name of the group has control characters or markup")
        }
    }
}
