/// A total that is not the first charge of a plan that begins now.
enum RecurringTotalNow: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentRequestView.self, needs: [.recurringPaymentRequest, .total]) { request, context in
            var reported: [Int] = []
            check(SheetState(SheetView(request)), &reported, &context)
        }
        RuleRow(SheetView.self, in: PaymentDetailsView.shapes, needs: [.modifiers]) { details, context in
            guard let modifiers = details.modifiers,
                modifiers.mayContain(where: { $0.applePay?.isPresent(.recurringPaymentRequest) ?? false })
            else { return }
            var reported: [Int] = []
            var state = SheetState(details)
            check(state, &reported, &context)
            // A modifier can be for one type of card.
            for cardType in 0...PaymentMethodType.storeIndex {
                state.select(cardType: cardType)
                check(state, &reported, &context)
            }
        }
    }

    /// Reports a total once, whatever the card.
    private static func check(_ state: borrowing SheetState, _ reported: inout [Int], _ context: inout RuleContext) {
        let sheet = state.source(of: .recurringPaymentRequest)
        guard let plan = sheet.recurringPaymentRequest, let first = plan.firstBilling, let total = state.source(of: .total).total,
            total.isPending == false, first.isPending == false, let charge = first.amount, !charge.isNegative, let now = total.price,
            now.amount != charge, !now.amount.isNegative, first.isMissing(.recurringPaymentStartDate),
            let lines = PlanLines(of: plan, in: state), lines.mayMiss(now.amount), !reported.contains(now.node)
        else { return }
        // Other rules say why these are wrong.
        guard !sheet.totalIsOfLaterPhase(now.amount), charge.inMinorUnits(of: now.amount, context.facts.decimalsOrUsual) == nil else {
            return
        }
        reported.append(now.node)
        context.report(
            .recurringTotalNow, at: now.node, related: [RelatedNode(first.node, "the first charge")],
            help: "write the first charge, or say when the charges start",
            "the total is \(now.amount, "total")"
                + ", and without \"recurringPaymentStartDate\" the first charge of \(charge, "charge") is this payment")
    }
}

/// The lines of a sheet that sells nothing but a plan.
private struct PlanLines {
    private var count = 0
    /// The sum of the recurring charges that begin with this payment.
    private var beginning = AmountSum()

    /// `nil` if a line may be of something else than the plan.
    init?(of plan: borrowing RecurringPaymentRequestView, in state: borrowing SheetState) {
        guard add(state.lines, plan) else { return nil }
        guard let modifier = state.modifier else { return }
        guard add(modifier, plan) else { return nil }
        if let data = modifier.data, !add(data, plan) { return nil }
    }

    /// Adds the lines of a dictionary. False if one of them may be of something else.
    private mutating func add(_ sheet: borrowing SheetView, _ plan: borrowing RecurringPaymentRequestView) -> Bool {
        guard let lines = sheet.lineItems else { return !sheet.isPresent(.lineItems) }
        for index in 0..<lines.count {
            guard let line = lines[index], line.timing == PaymentTiming.recurringIndex, let amount = line.price?.amount,
                amount.isZero || amount == plan.regularBilling?.amount || amount == plan.trialBilling?.amount
            else { return false }
            count += 1
            if LineItemView(line).isMissing(.recurringPaymentStartDate) { beginning.add(amount) }
        }
        return true
    }

    /// A total is not what these lines charge now. Without lines, only a total of zero says that nothing is charged.
    func mayMiss(_ total: Amount) -> Bool { total.isZero || count > 0 && beginning.amount != total }
}

extension RecurringPaymentRequestView {
    /// What is charged first; `nil` if that is not known.
    fileprivate var firstBilling: LineItemView? {
        @_lifetime(copy self)
        get { isPresent(.trialBilling) ? trialBilling : regularBilling }
    }
}
