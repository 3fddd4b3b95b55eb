/// Adds lines up as the sheet does. Takes no memory.
struct ItemTally: Sendable {
    /// What is charged now.
    private(set) var now = AmountSum()
    /// Of what is charged again and again, what begins with this payment.
    private(set) var beginning = AmountSum()
    /// What is charged at other times altogether.
    private(set) var later = AmountSum()
    private(set) var hasNow = false
    private(set) var hasLater = false
    /// Something is pending, unreadable, or spelled so that another rule speaks.
    private(set) var isUnknown = false

    /// Another rule reports amounts with more decimals than this.
    private let scale: Int
    /// Lines that name the tax inside of other lines are left out.
    private let skipsIncludedTax: Bool
    /// A line was left out.
    private(set) var hasSkipped = false

    /// Adds the lines of a dictionary up.
    init(_ charge: borrowing ChargeView, decimals: Int, skippingIncludedTax: Bool = false) {
        skipsIncludedTax = skippingIncludedTax
        scale = decimals < 0 ? 4 : max(decimals, 2)
        add(charge)
    }

    /// The amount can be counted with.
    private func isCountable(_ amount: borrowing Amount) -> Bool { amount.isExact && amount.scale <= scale }

    /// Adds the lines of one more dictionary.
    mutating func add(_ charge: borrowing ChargeView) {
        guard let lines = charge.lineItems else { return }
        for index in 0..<lines.count {
            guard !isUnknown else { return }
            if skipsIncludedTax, let line = lines[index], line.isIncludedTax {
                hasSkipped = true
                continue
            }
            guard let line = lines[index], let price = line.price, isCountable(price.amount) else {
                isUnknown = true
                return
            }
            if line.isPending { isUnknown = true }
            if line.isW3C {
                now.add(price.amount)
                hasNow = true
            } else {
                add(LineItemView(line.cursor, shape: line.shape), price.amount)
            }
        }
    }

    private mutating func add(_ line: borrowing LineItemView, _ amount: Amount) {
        // Transfers count fees the other way round.
        if line.isPresent(.disbursementLineItemType) { isUnknown = true }
        let timing = line.isPresent(.paymentTiming) ? line.word(.paymentTiming) ?? -1 : PaymentTiming.immediateIndex
        switch timing {
        case PaymentTiming.immediateIndex:
            now.add(amount)
            hasNow = true
        case -1: isUnknown = true
        default:
            if timing == PaymentTiming.recurringIndex, !line.isPresent(.recurringPaymentStartDate) { beginning.add(amount) }
            later.add(amount)
            hasLater = true
        }
    }

    /// The difference of the total from the lines; zero if it is valid in any interpretation. `nil` if it is unknown.
    func difference(_ total: Amount) -> Amount? {
        guard !isUnknown, hasNow || hasLater, isCountable(total), let now = now.amount else { return nil }
        guard let difference = try? total.subtracting(now), !difference.isZero else { return .zero }
        guard hasLater else { return difference }
        // Lines that are charged at other times may be in the total or not.
        guard hasNow, let later = later.amount, let beginning = beginning.amount else { return nil }
        return difference == later || difference == beginning ? .zero : difference
    }
}
