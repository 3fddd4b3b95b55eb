/// A version that there is not.
enum VersionRange: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentMethodRequest, needs: [PaymentMethodRequest.Slot.version]) { cursor, context in
                check(cursor, PaymentMethodRequest.Slot.version, &context)
            },
            RuleRow(ShapeIndex.paymentFlow, needs: [PaymentFlow.Slot.apiVersion]) { cursor, context in
                check(cursor, PaymentFlow.Slot.apiVersion, &context)
            },
            RuleRow(ShapeIndex.paymentRequest, asks: .version, checkPolicy),
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        // A number with a sign or a fraction is reported as such.
        guard let number = cursor.plainNumber(member), let node = cursor.slot(member) else { return }
        report(Int(number), node, &context)
    }

    /// A request of Apple Pay JS does not state its version; the policy does.
    static func checkPolicy(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let version = context.policy.apiVersion, context.facts.rootShape == ShapeIndex.paymentRequest else { return }
        report(version, cursor.node, &context)
    }

    private static func report(_ version: Int, _ node: Int, _ context: inout RuleContext) {
        if version < 1 {
            context.report(
                .versionRange, at: node, webKit: .versionRange, help: "state version 1 or later",
                "there is no version " + String(version) + ": the first is 1")
        } else if version > Policy.newestVersion {
            let newest = String(Policy.newestVersion)
            context.report(
                .versionRange, at: node, webKit: .versionRange,
                help: "state the lowest version that has what is used, " + newest + " at most",
                "there is no version " + String(version) + ": the newest is " + newest)
        }
    }
}
