/// What a sheet with a plan says besides the plan.
extension ChargeView {
    /// One of the lines has a timing, or one that cannot be read.
    func mayHaveLine(timed timing: Int) -> Bool {
        guard let lines = lineItems else { return false }
        return lines.mayContain { line in
            let found = line.isPresent(.paymentTiming) ? line.word(.paymentTiming) ?? -1 : PaymentTiming.immediateIndex
            return found == timing || found < 0
        }
    }

    /// A line is charged now and is not the billing of the plan itself.
    func sellsMore(than billing: borrowing LineItemView) -> Bool {
        guard let lines = lineItems else { return false }
        guard let label = billing.label, let amount = billing.amount else { return true }
        return lines.mayContain { line in
            if line.isPresent(.paymentTiming), let timing = line.word(.paymentTiming), timing > PaymentTiming.immediateIndex {
                return false
            }
            return line.price?.amount != amount || line.label?.equals(label) != true
        }
    }
}
