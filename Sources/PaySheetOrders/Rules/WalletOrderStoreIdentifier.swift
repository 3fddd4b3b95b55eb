import PaySheet

/// An app without a number.
enum WalletOrderStoreIdentifier: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletApplicationView.self, needs: [.storeIdentifier]) { app, context in
                guard let number = app.storeIdentifier, number <= 0 else { return }
                context.report(
                    .walletOrderStoreIdentifier, at: app[.storeIdentifier],
                    help: "write the number from the address of the app in the App Store",
                    "the number of an app is above zero")
            }
        ]
    }
}
