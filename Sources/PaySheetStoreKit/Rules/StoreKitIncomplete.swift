import PaySheet

/// A file without a member that Xcode always writes.
enum StoreKitIncomplete: OneRowRule {
    static let row = RuleRow(StoreKitConfigurationView.self, needs: [.version]) { file, context in
        guard let format = StoreKitFormat(file) else { return }
        report(.products, "[]", in: file, &context)
        report(.settings, "{}", in: file, &context)
        report(.subscriptionGroups, "[]", in: file, &context)
        guard format >= StoreKitFormat(1, 1) else { return }
        report(.nonRenewingSubscriptions, "[]", in: file, &context)
        report(.identifier, nil, in: file, &context)
    }

    private static func report(
        _ member: StoreKitConfigurationView.Member, _ empty: String?, in file: borrowing StoreKitConfigurationView,
        _ context: inout RuleContext
    ) {
        guard file.isMissing(member) else { return }
        let name = "\"" + file.name(of: member) + "\""
        let fix = empty.map { RawFix(.safe, "add " + name, [.add(object: file.node, name: file.name(of: member), json: $0)]) }
        context.report(
            .storeKitIncomplete, at: file.node, fix: fix, help: "add " + name + (empty.map { ": " + $0 } ?? ", 8 hexadecimal digits"),
            "Xcode always writes \(name, "name"), and it is missing")
    }
}
