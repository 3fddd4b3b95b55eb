/// An address for news about a token that no path can be put behind.
enum PlanTokenAddress: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "plan/token-address", "Notification address with an end of its own", .warning,
            what: "The address that hears about the merchant token is not the base that it should be.",
            why: "Apple puts \"/notification/merchantToken/\" and the number of the event behind it. With that path already in it, or "
                + "with a "
                + "query or a fragment, the call goes to a place that nobody serves. Where the address is changed later, Apple takes at "
                + "most "
                + "256 characters.",
            instead: "Write the base alone, such as \"https://api.shop.example/apple-pay\".",
            sources: ["MT-003", "MT-004", "MT-005"], page: "https://developer.apple.com/documentation/merchanttokennotificationservices",
            bad: [
                Sample(
                    .recurring,
                    [.text("/recurringPaymentRequest/tokenNotificationURL", "https://wander.example/tokens/notification/merchantToken/")],
                    at: "/recurringPaymentRequest/tokenNotificationURL", shows: ["MT-004"]),
                Sample(
                    .recurring, [.text("/recurringPaymentRequest/tokenNotificationURL", "https://wander.example/tokens?shop=7")],
                    at: "/recurringPaymentRequest/tokenNotificationURL", shows: ["MT-005"]),
                Sample(
                    .recurring,
                    [
                        .text(
                            "/recurringPaymentRequest/tokenNotificationURL", "https://wander.example/" + String(repeating: "t", count: 234))
                    ],
                    at: "/recurringPaymentRequest/tokenNotificationURL", shows: ["MT-003"]),
                Sample(
                    .recurring, [.text("/recurringPaymentRequest/tokenNotificationURL", "https://wander.example/tokens#7")],
                    at: "/recurringPaymentRequest/tokenNotificationURL"),
                Sample(
                    .reload,
                    [.text("/automaticReloadPaymentRequest/tokenNotificationURL", "https://juniper.example/notification/merchantToken")],
                    at: "/automaticReloadPaymentRequest/tokenNotificationURL"),
                Sample(
                    .deferred, [.text("/deferredPaymentRequest/tokenNotificationURL", "https://dulac.example/tokens?shop=7")],
                    at: "/deferredPaymentRequest/tokenNotificationURL"),
            ],
            good: [
                Sample(
                    .recurring,
                    [
                        .text(
                            "/recurringPaymentRequest/tokenNotificationURL",
                            "https://wander.example/\u{E9}" + String(repeating: "t", count: 232))
                    ]),
                Sample(.recurring, [.text("/recurringPaymentRequest/tokenNotificationURL", "https://wander.example/merchantToken")]),
                Sample(.recurring, [.text("/recurringPaymentRequest/tokenNotificationURL", "https://wander.example/tokens/shop=7")]),
                Sample(
                    .recurring,
                    [.text("/recurringPaymentRequest/tokenNotificationURL", "https://wander.example/" + String(repeating: "t", count: 233))]
                ),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.recurringPaymentRequest, ShapeIndex.automaticReloadPaymentRequest, ShapeIndex.deferredPaymentRequest
            ) { cursor, context in
                let member = PlanAddress.pair(context.shape).notification.member
                guard let text = cursor.text(member), let node = cursor.slot(member) else { return }
                if context.ordinaryAddress(text) == .path, text.byteCount <= 256, !PlanAddress.mayEndInPath(text) { return }
                let (url, fault) = text.url
                guard fault == nil, url.scheme == .https else { return }
                let help = "write the base alone: Apple puts \"/notification/merchantToken/\" and a number behind it"
                if url.hasQuery || url.hasFragment {
                    context.report(
                        .planTokenAddress, at: node, help: help,
                        "a path is put behind \"tokenNotificationURL\", and it ends in a " + (url.hasQuery ? "query" : "fragment"))
                } else if PlanAddress.endsInPath(text) {
                    context.report(
                        .planTokenAddress, at: node, help: help,
                        "Apple puts \"/notification/merchantToken\" behind \"tokenNotificationURL\", which ends that way already")
                } else if let length = text.length(above: 256), length.utf16 > 256 {
                    context.report(
                        .planTokenAddress, at: node, help: "write an address of at most 256 characters",
                        "\"tokenNotificationURL\" has " + String(length.utf16)
                            + " characters, and 256 are the most that Apple takes later on"
                    )
                }
            }
        ]
    }
}
