/// A version higher than anything in the document.
enum VersionAboveNeed: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, isAdvice: true) { cursor, context in check(cursor, cursor.node, &context) },
            RuleRow(ShapeIndex.paymentMethodRequest, needs: [PaymentMethodRequest.Slot.version], isAdvice: true) { cursor, context in
                check(cursor, cursor.slot(PaymentMethodRequest.Slot.version), &context)
            },
            RuleRow(ShapeIndex.paymentFlow, needs: [PaymentFlow.Slot.apiVersion], isAdvice: true) { cursor, context in
                check(cursor, cursor.slot(PaymentFlow.Slot.apiVersion), &context)
            },
            RuleRow(ShapeIndex.constructorArguments, needs: [ConstructorArguments.Slot.methodData], isAdvice: true, checkArguments),
        ]
    }

    /// Only at the root: a part does not know what the rest needs.
    private static func check(_ cursor: borrowing Cursor, _ node: Int?, _ context: inout RuleContext) {
        guard cursor.node == 0, let node else { return }
        report(cursor, context.facts.version, node, &context)
    }

    static func checkArguments(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        for index in 0..<cursor.elementCount(ConstructorArguments.Slot.methodData) {
            guard let method = cursor.element(index, of: ConstructorArguments.Slot.methodData),
                let data = method.chosen(MethodData.Slot.data),
                let node = data.slot(PaymentMethodRequest.Slot.version), let version = data.unsignedLong(PaymentMethodRequest.Slot.version)
            else { continue }
            return report(cursor, context.policy.apiVersion ?? Int(version), node, &context)
        }
    }

    private static func report(_ cursor: borrowing Cursor, _ version: Int?, _ node: Int, _ context: inout RuleContext) {
        // What has no number needs a newer system than any number says.
        guard let version, (1...Policy.newestVersion).contains(version),
            let notes = RequirementWalk.run(cursor, shape: context.shape, in: .applePay),
            notes.version < version, notes.features == 0
        else { return }
        context.report(
            .versionAboveNeed, at: node, help: "ask for version " + String(notes.version) + ", so that older systems can pay",
            "version " + String(version) + " is asked for, and nothing here needs more than version " + String(notes.version))
    }
}
