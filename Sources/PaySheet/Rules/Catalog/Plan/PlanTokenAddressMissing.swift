/// A plan that nobody hears about.
enum PlanTokenAddressMissing: DocumentRule {
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
