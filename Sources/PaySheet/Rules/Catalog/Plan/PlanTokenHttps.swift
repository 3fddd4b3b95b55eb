/// An address for news about a token that is not https.
enum PlanTokenHttps: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "plan/token-https", "Notification address without https", .warning,
            what: "The address that hears about the merchant token does not begin with \"https:\".",
            why: "Apple's server calls it over https alone. Safari takes any scheme, so that nothing shows until a notification is "
                + "missing: a "
                + "card that was replaced or taken away goes unnoticed.",
            instead: "Write the https address of a server with TLS 1.2 or later and a valid certificate.",
            sources: ["AP-REC-NOTIFY-HTTPS", "MT-002"], page: "applepayrecurringpaymentrequest/tokennotificationurl",
            bad: [
                Sample(
                    .recurring, [.text("/recurringPaymentRequest/tokenNotificationURL", "http://wander.example/tokens")],
                    at: "/recurringPaymentRequest/tokenNotificationURL", shows: ["AP-REC-NOTIFY-HTTPS", "MT-002"]),
                Sample(
                    .reload, [.text("/automaticReloadPaymentRequest/tokenNotificationURL", "mailto:tokens@juniper.example")],
                    at: "/automaticReloadPaymentRequest/tokenNotificationURL"),
                Sample(
                    .deferred, [.text("/deferredPaymentRequest/tokenNotificationURL", "http://dulac.example/tokens")],
                    at: "/deferredPaymentRequest/tokenNotificationURL"),
            ],
            good: [
                Sample(.recurring, [.text("/recurringPaymentRequest/tokenNotificationURL", "https://wander.example")]),
                Sample(.reload, [.remove("/automaticReloadPaymentRequest/tokenNotificationURL")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.recurringPaymentRequest, ShapeIndex.automaticReloadPaymentRequest, ShapeIndex.deferredPaymentRequest
            ) { cursor, context in
                guard let found = PlanAddress.pair(context.shape).notification.unsecured(cursor, &context) else { return }
                context.report(
                    .planTokenHttps, at: found.node, fix: found.fix, help: "write an https address",
                    "Apple's server calls \"tokenNotificationURL\" over https alone, and it begins with another scheme")
            }
        ]
    }
}
