/// A page for the shopper whose address is not https.
enum PlanManagementHttps: DocumentRule {
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
