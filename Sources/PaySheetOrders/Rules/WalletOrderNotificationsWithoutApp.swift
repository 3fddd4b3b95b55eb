import PaySheet

/// No notifications, and no app.
enum WalletOrderNotificationsWithoutApp: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletOrderView.self, needs: [.changeNotifications]) { order, context in
                guard order.word(.changeNotifications) == WalletChangeNotifications.disabledIfAppInstalledIndex,
                    order.isAbsentOrEmpty(.associatedApplications)
                else { return }
                context.report(
                    .walletOrderNotificationsWithoutApp, at: order[.changeNotifications],
                    help: "name your app in \"associatedApplications\", or remove \"changeNotifications\"",
                    "notifications are disabled for customers with an app, and the order names no app")
            }
        ]
    }
}
