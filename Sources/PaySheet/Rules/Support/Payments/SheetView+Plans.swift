/// What a sheet with a plan says besides the plan.
extension SheetView {
    /// One of the lines has a timing, or one that cannot be read.
    func mayHaveLine(timed timing: Int) -> Bool {
        guard let lines = lineItems else { return false }
        return lines.mayContain { $0.timing == timing || $0.timing < 0 }
    }

    /// A line is charged now and is neither of these billings of the plan.
    func sellsMore(than billing: borrowing LineItemView, or trial: borrowing LineItemView) -> Bool {
        guard let lines = lineItems else { return false }
        return lines.mayContain { line in
            line.timing <= PaymentTiming.immediateIndex && !line.shows(billing) && !line.shows(trial)
        }
    }

    /// A line is charged now and is not the billing of the plan.
    func sellsMore(than billing: borrowing LineItemView) -> Bool { sellsMore(than: billing, or: billing) }

    /// The total is the price of the regular plan, though only the trial that comes first is charged now.
    func totalIsOfLaterPhase(_ total: Amount) -> Bool {
        guard let plan = recurringPaymentRequest, let trial = plan.trialBilling, let regular = plan.regularBilling, trial.isPending != true,
            regular.isPending != true, let first = trial.amount, let later = regular.amount
        else { return false }
        return first != later && total == later && !sellsMore(than: regular, or: trial)
    }
}

extension LineItemView {
    var isPending: Bool? { ItemView(self).isPending }
}

extension ItemView {
    /// The line is a billing of a plan: the same amount, and a label that begins with the other one.
    fileprivate func shows(_ billing: borrowing LineItemView) -> Bool {
        guard let name = billing.label, let amount = billing.amount, let label, price?.amount == amount else { return false }
        return label.starts(with: name) || !label.isBlank && name.starts(with: label)
    }
}
