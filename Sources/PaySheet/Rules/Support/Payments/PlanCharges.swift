/// What a sheet with a recurring plan charges now, and what it charges later. Nothing else works it out.
///
/// Lines say it with their timings, and the plan with its dates. The plan need not be among the lines.
struct PlanCharges {
    /// A charge of the plan.
    struct Charge {
        let amount: Amount
        let amountNode: Int
        /// The billing of the plan.
        let node: Int
        /// Whether the billing says when it starts.
        let isDated: Bool
    }

    /// When the first charge is.
    enum Start {
        case now, later
        /// Only a clock tells, or the lines contradict the plan.
        case unclear
    }

    /// What a total is.
    enum Reading {
        /// What is charged now.
        case right
        /// It counts a charge that comes later.
        case countsLater(Charge)
        /// It leaves out what is charged first.
        case misses
        /// Not a matter of the plan.
        case other
    }

    /// The trial, or else the regular charge.
    let first: Charge
    /// The regular charge behind a trial.
    let regular: Charge?
    private(set) var start: Start
    /// What the lines charge now besides the plan.
    private var others = AmountSum()
    private(set) var hasOthers = false
    /// How many lines are of the plan.
    private var planLines = 0
    /// The sum of the recurring lines that begin with this payment.
    private var beginning = AmountSum()
    /// A line of another name can be the first charge.
    private var mayHaveFirst = false

    /// `nil` if the sheet has no recurring plan, or if something about its charges is not known.
    init?(_ state: borrowing SheetState, now: Instant?) {
        let sheet = state.source(of: .recurringPaymentRequest)
        guard let plan = sheet.recurringPaymentRequest, let billing = plan.regularBilling, let later = Charge(billing) else { return nil }
        if plan.isPresent(.trialBilling) {
            guard let trial = plan.trialBilling, let charge = Charge(trial) else { return nil }
            (first, regular) = (charge, later)
            start = trial.start(now: now)
        } else {
            (first, regular) = (later, nil)
            start = billing.start(now: now)
        }
        guard add(state.lines, plan, now) else { return nil }
        guard let modifier = state.modifier else { return }
        guard add(modifier, plan, now) else { return nil }
        if let data = modifier.data, !add(data, plan, now) { return nil }
    }

    /// Adds the lines of a dictionary. False if one of them cannot be understood.
    private mutating func add(_ sheet: borrowing SheetView, _ plan: borrowing RecurringPaymentRequestView, _ now: Instant?) -> Bool {
        guard let lines = sheet.lineItems else { return !sheet.isPresent(.lineItems) }
        for index in 0..<lines.count {
            guard let line = lines[index], let amount = line.price?.amount, line.isPending == false, !line.isOfTransfer else {
                return false
            }
            switch line.timing {
            case PaymentTiming.immediateIndex where plan.isShown(by: line): planLines += 1
            case PaymentTiming.immediateIndex:
                others.add(amount)
                hasOthers = true
                if amount == first.amount { mayHaveFirst = true }
            case PaymentTiming.recurringIndex:
                guard amount.isZero || amount == first.amount || amount == regular?.amount else { return false }
                planLines += 1
                let lineStart = LineItemView(line).start(now: now)
                // Behind a trial, only a line without a date says that it begins now.
                if lineStart == .now, !regular.hasValue || LineItemView(line).isMissing(.recurringPaymentStartDate) {
                    beginning.add(amount)
                }
                if start == .now, lineStart != .now, amount == first.amount, amount != regular?.amount { start = .unclear }
            default: return false
            }
        }
        return true
    }

    /// What is charged now.
    var now: Amount? { start == .now ? withFirst : others.amount }

    private var withFirst: Amount? {
        var sum = others
        sum.add(first.amount)
        return sum.amount
    }

    /// The charge that surely comes later.
    private var later: Charge? { regular ?? (start == .later ? first : nil) }

    /// Says what a total is.
    func reading(of total: Amount) -> Reading {
        guard let others = others.amount, let withFirst, !total.isNegative else { return .other }
        if start != .later, total == withFirst { return .right }
        if start != .now, total == others { return .right }
        if planLines > 0, let beginning = beginning.amount, (try? others.adding(beginning)) == total { return .right }
        if let later, !later.amount.isZero {
            let sums = [try? others.adding(later.amount), start == .later ? nil : try? withFirst.adding(later.amount)]
            if sums.contains(where: { $0 == total }) { return .countsLater(later) }
        }
        // Where something else is sold, only the sum of the rest is surely wrong.
        guard hasOthers else { return start == .now && total.isZero || planLines > 0 ? .misses : .other }
        return start == .now && total == others && !first.amount.isZero && !mayHaveFirst ? .misses : .other
    }
}

extension PlanCharges.Charge {
    fileprivate init?(_ billing: borrowing LineItemView) {
        guard billing.isPending == false, let amount = billing.amount, !amount.isNegative else { return nil }
        self.init(
            amount: amount, amountNode: billing[.amount], node: billing.node, isDated: !billing.isMissing(.recurringPaymentStartDate))
    }
}

extension LineItemView {
    /// When a recurring item is charged for the first time.
    fileprivate func start(now: Instant?) -> PlanCharges.Start {
        if isMissing(.recurringPaymentStartDate) { return .now }
        guard let now, let start = instant(.recurringPaymentStartDate) else { return .unclear }
        // The start can be any time of the day of the payment, wherever that is.
        return start.secondsSince1970 &- now.secondsSince1970 < Instant.secondsOfDay ? .now : .later
    }
}

extension RecurringPaymentRequestView {
    /// A line is one of its billings: the same amount, and a label that begins with the other one.
    fileprivate func isShown(by line: borrowing ItemView) -> Bool {
        if let regular = regularBilling, line.shows(regular) { return true }
        if let trial = trialBilling, line.shows(trial) { return true }
        return false
    }
}
