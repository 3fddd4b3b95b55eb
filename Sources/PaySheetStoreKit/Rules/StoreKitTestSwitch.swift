import PaySheet

/// A test setting that makes purchases fail or wait.
enum StoreKitTestSwitch: DocumentRule {
    static var rows: [RuleRow] {
        [
            row(._askToBuyEnabled, "purchases wait for the consent of a parent"), row(._billingIssuesEnabled, "payments fail"),
            row(._disableDialogs, "the system asks for no confirmation"), row(._failTransactionsEnabled, "purchases fail"),
            row(._renewalBillingIssuesEnabled, "renewals fail"),
            RuleRow(StoreKitErrorSettingView.self, needs: [.enabled]) { setting, context in
                guard setting.enabled == true else { return }
                report(setting[.enabled], "the call \(setting.text(.name)?.quoted ?? "", "call") fails", &context)
            },
        ]
    }

    private static func row(_ member: StoreKitSettingsView.Member, _ effect: Sentence) -> RuleRow {
        RuleRow(StoreKitSettingsView.self, needs: [member]) { settings, context in
            guard settings.cursor.boolean(settings.place(of: member)) == true else { return }
            report(settings[member], effect, &context)
        }
    }

    private static func report(_ node: Int, _ effect: Sentence, _ context: inout RuleContext) {
        context.report(
            .storeKitTestSwitch, at: node, fix: RawFix(.risky, "write false", [.replace(node: node, json: "false")]),
            help: "write false before you share the file", "\(words: effect) in every test with this file")
    }
}
