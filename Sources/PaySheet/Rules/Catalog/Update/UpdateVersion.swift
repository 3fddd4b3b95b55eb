/// An answer in the form of version 3 for an older one.
enum UpdateVersion: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentMethodUpdate, ShapeIndex.shippingMethodUpdate, ShapeIndex.shippingContactUpdate,
                ShapeIndex.couponCodeUpdate, ShapeIndex.authorizationResult, needs: [], check),
            RuleRow(ShapeIndex.paymentFlow, needs: [], checkFlow),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard !context.facts.isFlow else { return }
        report(cursor.node, &context)
    }

    /// Once for all answers of a flow.
    static func checkFlow(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        var hasAnswer = cursor.isPresent(PaymentFlow.Slot.result)
        if let events = cursor.slot(PaymentFlow.Slot.events), cursor.nodes[events].count > 0 { hasAnswer = true }
        guard hasAnswer else { return }
        report(cursor.slot(PaymentFlow.Slot.apiVersion) ?? cursor.node, &context)
    }

    private static func report(_ node: Int, _ context: inout RuleContext) {
        guard let version = context.facts.version, version < 3 else { return }
        context.report(
            .updateVersion, at: node, help: "ask for version 3 or newer",
            "version " + String(version) + " takes several arguments here, not a dictionary")
    }
}
