/// A share that does not agree with the directory of merchants.
enum ContextsDirectory: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentTokenContextView.self, needs: [.externalIdentifier], asks: .directory) { share, context in
            guard let directory = context.expectations.merchants else { return }
            check(share, directory.merchants, &context)
        }
        RuleRow(PaymentFlowView.self, needs: [.directory], checkFlow)
    }

    /// A flow may hold the directory itself; the policy's goes before.
    private static func checkFlow(_ flow: borrowing PaymentFlowView, _ context: inout RuleContext) {
        guard context.expectations.merchants == nil,
            let directory = flow.cursor.record(flow.place(of: .directory), as: MerchantDirectory.self)
        else { return }
        check(flow.sheet, directory.merchants, &context)
        guard let events = flow.events else { return }
        for index in 0..<events.count { check(events[index]?.answer, directory.merchants, &context) }
    }

    private static func check(_ sheet: SheetView?, _ merchants: [MerchantEntry], _ context: inout RuleContext) {
        guard let sheet, let shares = sheet.multiTokenContexts else { return }
        for index in 0..<shares.count {
            if let share = shares[index] { check(share, merchants, &context) }
        }
    }

    private static func check(_ share: borrowing PaymentTokenContextView, _ merchants: [MerchantEntry], _ context: inout RuleContext) {
        guard let identifier = share.externalIdentifier?.string else { return }
        guard let entry = merchants.first(where: { $0.externalIdentifier.utf8.elementsEqual(identifier.utf8) }) else {
            context.report(
                .contextsDirectory, at: share[.externalIdentifier], help: "use the external identifier of the directory",
                "the directory of merchants has no entry with this external identifier")
            return
        }
        compare(share.merchantName, share[.merchantName], entry.merchantName, "name", &context)
        compare(
            share.merchantIdentifier, share[.merchantIdentifier], entry.merchantIdentifier, "merchant identifier", isShown: false, &context)
        compare(share.merchantDomain, share[.merchantDomain], entry.merchantDomain, "domain", &context)
    }

    private static func compare(
        _ text: Text?, _ node: Int, _ expected: String?, _ words: Sentence, isShown: Bool = true, _ context: inout RuleContext
    ) {
        guard let text, let expected, !text.string.utf8.elementsEqual(expected.utf8) else { return }
        // Identifiers are not shown.
        let help = isShown ? "write " + Shown.quoted(expected) : "write the identifier from the directory"
        context.report(
            .contextsDirectory, at: node,
            fix: isShown ? RawFix(.risky, help, [.replace(node: node, text: expected)]) : nil, help: help,
            "the directory of merchants has another \(words: words) for this merchant")
    }
}
