import PaySheet

/// Settings in a form that Xcode does not write.
enum StoreKitSettingsRule: OneRowRule {
    static let row = RuleRow(StoreKitSettingsView.self) { settings, context in
        for name in settings.cursor.memberNames where name.text.utf8.first != UInt8(ascii: "_") {
            context.report(
                .storeKitSettingsRule, at: name.value, help: "write \"_" + Shown.shortened(name.text) + "\", if this setting is meant",
                "Xcode writes no setting without \"_\" at its beginning")
        }
    }
}
