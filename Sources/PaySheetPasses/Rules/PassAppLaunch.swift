import PaySheet

/// An address for an app that is not named.
enum PassAppLaunch: OneRowRule {
    static let row = RuleRow(WalletPassView.self, needs: [.appLaunchURL]) { pass, context in
        guard pass.isMissing(.associatedStoreIdentifiers) else { return }
        context.report(
            .passAppLaunch, at: pass[.appLaunchURL], help: "add \"associatedStoreIdentifiers\", or remove the address",
            "nothing opens the address: \"associatedStoreIdentifiers\" is missing")
    }
}
