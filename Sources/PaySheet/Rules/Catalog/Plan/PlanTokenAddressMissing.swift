/// A plan without a `tokenNotificationURL`.
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
                    "you get no notification when the card of this plan is replaced or removed: \"tokenNotificationURL\" is missing")
            }
        ]
    }
}
