/// An address for news about a token that is not https.
enum PlanTokenHttps: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.recurringPaymentRequest, ShapeIndex.automaticReloadPaymentRequest, ShapeIndex.deferredPaymentRequest
            ) { cursor, context in
                guard let found = PlanAddress.pair(context.shape).notification.unsecured(cursor, &context) else { return }
                context.report(
                    .planTokenHttps, at: found.node, fix: found.fix, help: "write an https address",
                    "Apple's server calls \"tokenNotificationURL\" over https only, but it has another scheme")
            }
        ]
    }
}
