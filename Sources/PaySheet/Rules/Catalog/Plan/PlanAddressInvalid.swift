/// An address of a plan that is no complete URL.
enum PlanAddressInvalid: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "plan/address-invalid", "Invalid address of a plan", .error,
            what: "The address where the plan is managed, or the one that hears about its token, is not a complete URL.",
            why: "Safari throws a TypeError and no sheet appears. A path such as \"/account\" is not enough here: there is no page that it "
                + "could be relative to. In an update Safari does not look.",
            instead: "Write the whole address, such as \"https://shop.example/account\"; leave \"tokenNotificationURL\" out where there is "
                + "none.",
            sources: [
                "AP-REC-MGMT-URL", "AP-REC-NOTIFY-URL", "AP-REL-URLS", "AP-DEF-URLS", "WK-REC-URL", "WK-REC-TOKENURL", "WK-RELOAD-URL",
                "WK-RELOAD-TOKENURL", "WK-DEF-URL", "WK-DEF-TOKENURL",
            ],
            page: "applepayrecurringpaymentrequest/managementurl",
            bad: [
                Sample(
                    .recurring, [.text("/recurringPaymentRequest/managementURL", "wander.example/plan")],
                    at: "/recurringPaymentRequest/managementURL", shows: ["AP-REC-MGMT-URL", "WK-REC-URL"]),
                Sample(
                    .recurring, [.text("/recurringPaymentRequest/tokenNotificationURL", "")],
                    at: "/recurringPaymentRequest/tokenNotificationURL", shows: ["AP-REC-NOTIFY-URL", "WK-REC-TOKENURL"]),
                Sample(
                    .reload, [.text("/automaticReloadPaymentRequest/managementURL", "https://")],
                    at: "/automaticReloadPaymentRequest/managementURL", shows: ["AP-REL-URLS", "WK-RELOAD-URL"]),
                Sample(
                    .reload, [.text("/automaticReloadPaymentRequest/tokenNotificationURL", "https://juniper example/tokens")],
                    at: "/automaticReloadPaymentRequest/tokenNotificationURL", shows: ["WK-RELOAD-TOKENURL"]),
                Sample(
                    .deferred, [.text("/deferredPaymentRequest/managementURL", "/booking")], at: "/deferredPaymentRequest/managementURL",
                    shows: ["AP-DEF-URLS", "WK-DEF-URL"]),
                Sample(
                    .deferred, [.text("/deferredPaymentRequest/tokenNotificationURL", "https://dulac.example:port/")],
                    at: "/deferredPaymentRequest/tokenNotificationURL", shows: ["WK-DEF-TOKENURL"]),
            ],
            good: [
                Sample(.recurring, [.text("/recurringPaymentRequest/managementURL", "https://wander.example/plans")]),
                Sample(.recurring, [.remove("/recurringPaymentRequest/tokenNotificationURL")]),
                Sample(.reload, [.text("/automaticReloadPaymentRequest/managementURL", "https://x")]),
                Sample(.reload, [.text("/automaticReloadPaymentRequest/tokenNotificationURL", "https://juniper%2Eexample:8443/tokens")]),
                Sample(.deferred, [.text("/deferredPaymentRequest/managementURL", "HTTPS://[::1]/booking")]),
                Sample(.deferred, [.text("/deferredPaymentRequest/tokenNotificationURL", "https://dulac.example:443/")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.recurringPaymentRequest, ShapeIndex.automaticReloadPaymentRequest, ShapeIndex.deferredPaymentRequest
            ) { cursor, context in
                let addresses = PlanAddress.pair(context.shape)
                check(cursor, addresses.management, &context)
                check(cursor, addresses.notification, &context)
            }
        ]
    }

    private static func check(_ plan: borrowing Cursor, _ address: PlanAddress, _ context: inout RuleContext) {
        guard let text = plan.text(address.member), context.ordinaryAddress(text) == .no, let node = plan.slot(address.member),
            let fault = text.url.fault
        else { return }
        let verdict = PlanCheck.verdict(address.check, context)
        let name = address.isNotification ? "tokenNotificationURL" : "managementURL"
        let (help, fix) = address.remedy(fault, text, node)
        context.report(
            .planAddressInvalid, at: node, verdict.severity, webKit: verdict.webKit, fix: fix, help: help,
            "\"" + name + "\" is no complete address: " + fault.message)
    }
}
