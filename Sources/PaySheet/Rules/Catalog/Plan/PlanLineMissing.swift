/// A deferred payment that the lines do not show.
enum PlanLineMissing: DocumentRule {
    static var rows: [RuleRow] {
        rows(.planLineMissing, .deferredPaymentRequest, PaymentTiming.deferredIndex, isAdvice: true) {
            "a deferred payment is requested, but no line item shows its amount and date"
        }
    }

    /// Rows for the plan of a member, whose lines have a timing. Where there are no lines at all, another rule speaks.
    static func rows(
        _ rule: RuleID, _ plan: SheetView.Member, _ timing: Int, isAdvice: Bool, _ message: @escaping @Sendable () -> Sentence
    ) -> [RuleRow] {
        [
            RuleRow(
                SheetView.self, in: SheetView.requestAndUpdates + ModifierView.shapes, needs: Members(plan), isAdvice: isAdvice,
                when: .count(of: .lineItems, above: 0)
            ) { sheet, context in
                guard shows(plan, sheet), !sheet.mayHaveLine(timed: timing) else { return }
                context.report(rule, at: sheet[.lineItems], help: "add the billing item of the plan to the lines", message())
            },
            RuleRow(SheetView.self, in: SheetView.details, needs: [.modifiers], isAdvice: isAdvice, when: .count(of: .lineItems, above: 0))
            {
                details, context in
                guard let modifiers = details.modifiers else { return }
                for index in 0..<modifiers.count {
                    guard let data = modifiers[index]?.applePay?.sheet, shows(plan, data), data.isMissing(.lineItems) else { continue }
                    context.report(
                        rule, at: data[plan], help: "write \"additionalLineItems\" with the billing item of the plan", message())
                }
            },
        ]
    }

    /// Of several plans only one can stay, whichever has lines.
    private static func shows(_ plan: SheetView.Member, _ sheet: borrowing SheetView) -> Bool {
        sheet.isReadable(plan) && !KindSeveral.isBroken(by: sheet)
    }
}
