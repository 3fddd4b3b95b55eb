/// A share that does not agree with the directory of merchants.
enum ContextsDirectory: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentTokenContext, needs: [PaymentTokenContext.Slot.externalIdentifier], asks: .directory) {
                cursor, context in
                guard let directory = context.expectations.merchants else { return }
                check(cursor, directory.merchants, &context)
            },
            RuleRow(ShapeIndex.paymentFlow, needs: [PaymentFlow.Slot.directory], checkFlow),
        ]
    }

    /// A flow may hold the directory itself; the policy's goes before.
    private static func checkFlow(_ flow: borrowing Cursor, _ context: inout RuleContext) {
        guard context.expectations.merchants == nil,
            let directory = flow.record(PaymentFlow.Slot.directory, as: MerchantDirectory.self)
        else { return }
        var steps = FlowSteps(flow)
        var checked = 0
        repeat {
            // What an update does not set is still the list from before.
            guard let contexts = steps.state.contexts, contexts.node != checked else { continue }
            checked = contexts.node
            for index in 0..<contexts.count {
                if let place = flow.element(index, of: contexts) { check(flow.at(place), directory.merchants, &context) }
            }
        } while steps.advance(flow)
    }

    private static func check(_ cursor: borrowing Cursor, _ merchants: [MerchantEntry], _ context: inout RuleContext) {
        guard let key = cursor.slot(PaymentTokenContext.Slot.externalIdentifier),
            let text = cursor.text(PaymentTokenContext.Slot.externalIdentifier)
        else { return }
        let identifier = text.string
        guard let entry = merchants.first(where: { $0.externalIdentifier.utf8.elementsEqual(identifier.utf8) }) else {
            context.report(
                .contextsDirectory, at: key, help: "use the external identifier of the directory",
                "the directory of merchants has no entry with this external identifier")
            return
        }
        compare(cursor, PaymentTokenContext.Slot.merchantName, entry.merchantName, "name", &context)
        compare(
            cursor, PaymentTokenContext.Slot.merchantIdentifier, entry.merchantIdentifier, "merchant identifier", isShown: false, &context)
        if let domain = entry.merchantDomain { compare(cursor, PaymentTokenContext.Slot.merchantDomain, domain, "domain", &context) }
    }

    private static func compare(
        _ cursor: borrowing Cursor, _ member: Int, _ expected: String, _ words: String, isShown: Bool = true,
        _ context: inout RuleContext
    ) {
        guard let node = cursor.slot(member), let text = cursor.text(member), !text.string.utf8.elementsEqual(expected.utf8) else {
            return
        }
        // Identifiers are not shown.
        let help = isShown ? "write " + Shown.quoted(expected) : "write the identifier from the directory"
        context.report(
            .contextsDirectory, at: node,
            fix: isShown ? RawFix(.risky, help, [.replace(node: node, text: expected)]) : nil, help: help,
            "the directory of merchants has another " + words + " for this merchant")
    }
}
