/// A plan that nobody hears about.
enum PlanTokenAddressMissing: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "plan/token-address-missing", "No notification address", .info, group: .advice,
            what: "The plan asks for a merchant token and names no address that hears about it.",
            why: "Without \"tokenNotificationURL\" Apple tells nobody that the shopper took the card away or that the bank replaced it: "
                + "the "
                + "next charge fails instead.",
            instead: "Add \"tokenNotificationURL\", the base of an https address that answers Apple's calls.",
            sources: ["MT-006"], page: "applepayrecurringpaymentrequest/tokennotificationurl",
            bad: [
                Sample(
                    .recurring, [.remove("/recurringPaymentRequest/tokenNotificationURL")], at: "/recurringPaymentRequest",
                    shows: ["MT-006"]),
                Sample(
                    .reload, [.remove("/automaticReloadPaymentRequest/tokenNotificationURL")], at: "/automaticReloadPaymentRequest"),
                Sample(.deferred, [.remove("/deferredPaymentRequest/tokenNotificationURL")], at: "/deferredPaymentRequest"),
            ],
            good: [Sample(.recurring), Sample(.reload), Sample(.deferred)])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.recurringPaymentRequest, ShapeIndex.automaticReloadPaymentRequest, ShapeIndex.deferredPaymentRequest,
                isAdvice: true
            ) { cursor, context in
                guard !cursor.isPresent(PlanAddress.pair(context.shape).notification.member) else { return }
                context.report(
                    .planTokenAddressMissing, at: cursor.node, help: "add \"tokenNotificationURL\"",
                    "nobody hears when the card of this plan is replaced or taken away: \"tokenNotificationURL\" is not there")
            }
        ]
    }
}
