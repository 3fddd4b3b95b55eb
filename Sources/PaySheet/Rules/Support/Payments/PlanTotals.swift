/// Rows for the totals of sheets with a plan, whichever document sets total and plan.
///
/// It can be a request, an update, or the answer of a flow to an event. In the W3C interface it can be the modifier for one type of card.
enum PlanTotals {
    /// - Parameter check: Reports what is wrong with a total. It gets the totals that were reported before.
    static func rows(
        of plan: SheetView.Member,
        _ check: @escaping @Sendable (_ state: borrowing SheetState, _ reported: inout [Int], _ context: inout RuleContext) -> Void
    ) -> [RuleRow] {
        [
            RuleRow(SheetView.self, in: SheetView.requestAndUpdates + ModifierView.shapes, needs: Members([.total, plan])) {
                sheet, context in
                guard !context.isInside(DetailsModifierView.self) else { return }
                var reported: [Int] = []
                check(SheetState(sheet), &reported, &context)
            },
            RuleRow(SheetView.self, in: SheetView.details, needs: [.modifiers]) { details, context in
                guard let modifiers = details.modifiers, modifiers.mayContain(where: { $0.applePay?.sheet.isPresent(plan) ?? false })
                else { return }
                var reported: [Int] = []
                var state = SheetState(details)
                check(state, &reported, &context)
                // A modifier can be for one type of card.
                for cardType in 0...PaymentMethodType.storeIndex {
                    state.select(cardType: cardType)
                    check(state, &reported, &context)
                }
            },
            RuleRow(PaymentFlowView.self, needs: [.events]) { flow, context in
                var replay = FlowReplay(flow)
                var reported: [Int] = []
                while let event = replay.next() {
                    // Alone, an answer with a plan says enough.
                    guard let answer = event.answer, answer.isReadable(.total), !answer.isPresent(plan),
                        !answer.isPresent(.modifiers), answer.errorCount == 0
                    else { continue }
                    check(replay.state, &reported, &context)
                }
            },
        ]
    }
}
