/// What a sheet with a plan says besides the plan.
extension SheetView {
    /// One of the lines has a timing, or one that cannot be read.
    func mayHaveLine(timed timing: Int) -> Bool {
        guard let lines = lineItems else { return false }
        return lines.mayContain { $0.timing == timing || $0.timing < 0 }
    }

    /// A line is charged now and is not the billing of the plan.
    func sellsMore(than billing: borrowing LineItemView) -> Bool {
        guard let lines = lineItems else { return false }
        return lines.mayContain { $0.timing <= PaymentTiming.immediateIndex && !$0.shows(billing) }
    }

    /// The plan explains the total, whatever lines show of it: other rules say what is wrong.
    func planExplains(_ total: Amount, now: Instant?) -> Bool {
        switch PlanCharges(SheetState(self), now: now)?.reading(of: total) {
        case .right, .countsLater, .misses: true
        case .other, nil: false
        }
    }
}

extension SheetState {
    /// A line of any dictionary is charged now and is not the billing of the plan.
    func sellsMore(than billing: borrowing LineItemView) -> Bool {
        if lines.sellsMore(than: billing) { return true }
        guard let modifier else { return false }
        return modifier.sellsMore(than: billing) || modifier.data?.sellsMore(than: billing) ?? false
    }
}

extension LineItemView {
    var isPending: Bool? { ItemView(self).isPending }
}

extension ItemView {
    /// The line is a billing of a plan: the same amount, and a label that begins with the other one.
    func shows(_ billing: borrowing LineItemView) -> Bool {
        guard let name = billing.label, let amount = billing.amount, let label, price?.amount == amount else { return false }
        return label.starts(with: name) || !label.isBlank && name.starts(with: label)
    }
}
