/// A page for the shopper whose address is not https.
enum PlanManagementHttps: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "plan/management-https", "Page of a plan without https", .warning, group: .compatible,
            what: "The address where the shopper manages the plan does not begin with \"https:\".",
            why: "Safari takes any scheme. Apple asks for a web page, at best one that a universal link opens in the merchant's app; the "
                + "scheme of an app alone leads nowhere on a device without the app, and a page without encryption is no place for payment "
                + "data.",
            instead: "Write the address of an https page.",
            sources: ["AP-REC-MGMT-LINK"], page: "applepayrecurringpaymentrequest/managementurl",
            bad: [
                Sample(
                    .recurring, [.text("/recurringPaymentRequest/managementURL", "wander://plan")],
                    at: "/recurringPaymentRequest/managementURL", shows: ["AP-REC-MGMT-LINK"]),
                Sample(
                    .deferred, [.text("/deferredPaymentRequest/managementURL", "http://dulac.example/booking")],
                    at: "/deferredPaymentRequest/managementURL"),
                Sample(
                    .reload, [.text("/automaticReloadPaymentRequest/managementURL", "http://juniper.example/card")],
                    at: "/automaticReloadPaymentRequest/managementURL"),
            ],
            good: [
                Sample(.recurring, [.text("/recurringPaymentRequest/managementURL", "https://plan")]),
                Sample(.deferred, [.text("/deferredPaymentRequest/managementURL", "HTTPS://dulac.example/booking")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.recurringPaymentRequest, ShapeIndex.automaticReloadPaymentRequest, ShapeIndex.deferredPaymentRequest
            ) { cursor, context in
                guard let found = PlanAddress.pair(context.shape).management.unsecured(cursor, &context) else { return }
                context.report(
                    .planManagementHttps, at: found.node, fix: found.fix, help: "write the address of an https page",
                    PlanAddress.pageMessage(found.url))
            }
        ]
    }
}
