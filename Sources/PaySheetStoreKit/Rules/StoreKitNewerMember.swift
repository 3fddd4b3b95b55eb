import PaySheet

/// A member that files of this version do not have.
enum StoreKitNewerMember: OneRowRule {
    static let row = RuleRow(StoreKitConfigurationView.self, needs: [.version]) { file, context in
        guard let format = StoreKitFormat(file) else { return }
        report(file.node(of: .identifier), "identifier", StoreKitFormat(1, 1), format, &context)
        report(file.node(of: .nonRenewingSubscriptions), "nonRenewingSubscriptions", StoreKitFormat(1, 1), format, &context)
        report(file.node(of: .appPolicies), "appPolicies", StoreKitFormat(4, 0), format, &context)
        guard format < StoreKitFormat(5, 0) else { return }
        file.forEachSubscription { subscription in
            // The versions between 1.1 and 3.0 are not known.
            let codes = format.major == 2 ? format : StoreKitFormat(3, 0)
            report(subscription.node(of: .codeOffers), "codeOffers", codes, format, &context)
            report(subscription.node(of: .winbackOffers), "winbackOffers", StoreKitFormat(4, 0), format, &context)
            report(subscription.node(of: .billingPlans), "billingPlans", StoreKitFormat(5, 0), format, &context)
            report(subscription.node(of: .introductoryOffers), "introductoryOffers", StoreKitFormat(5, 0), format, &context)
        }
    }

    private static func report(
        _ node: Int?, _ name: String, _ first: StoreKitFormat, _ format: StoreKitFormat, _ context: inout RuleContext
    ) {
        guard let node, format < first else { return }
        context.report(
            .storeKitNewerMember, at: node, help: "open the file in a newer Xcode, or leave \"" + name + "\" out",
            "\"\(name, "member")\" came with version \(first.text, "needed"), and the file has version \(format.text, "version")")
    }
}
