/// The sum of the lines of a sheet. Takes no memory.
struct LineSum: Sendable {
    /// What is charged now.
    private(set) var now = AmountSum()
    /// The recurring charges that begin with this payment.
    private var beginning = AmountSum()
    /// What is charged at other times.
    private var later = AmountSum()
    private var hasNow = false
    private var hasLater = false
    /// An amount is pending, cannot be read, or has a spelling that another rule reports.
    private var isUnknown = false
    /// The largest of the packed amounts. Larger than all amounts if one of them has other decimals.
    private var largest = Int64.min
    /// Whether lines were left out because they name the tax inside of other lines.
    private(set) var hasSkipped = false

    /// The packed total; `nil` if it is not an ordinary one.
    private let total: Int64?
    /// Another rule reports amounts with more decimals than this.
    private let scale: Int
    private let skipsIncludedTax: Bool

    /// Adds the lines of a dictionary.
    ///
    /// - Parameter decimals: The number of decimals of the currency. Below zero if it is unknown.
    init(_ sheet: borrowing SheetView, decimals: Int, skippingIncludedTax: Bool = false) {
        skipsIncludedTax = skippingIncludedTax
        scale = decimals < 0 ? 4 : max(decimals, 2)
        total = sheet.ordinaryTotal
        add(sheet)
    }

    private func isCountable(_ amount: borrowing Amount) -> Bool { amount.isCalculable && amount.scale <= scale }

    /// Adds the lines of one more dictionary.
    mutating func add(_ sheet: borrowing SheetView) {
        guard let lines = sheet.lineItems else { return }
        for index in addOrdinary(lines)..<lines.count where !isUnknown {
            largest = .max
            guard let line = lines[index] else {
                isUnknown = true
                return
            }
            if skipsIncludedTax, line.isIncludedTax { hasSkipped = true } else { add(line) }
        }
    }

    /// Adds the first lines at once if they are ordinary and have as many decimals, as nearly all are. Returns how many these are.
    private mutating func addOrdinary(_ lines: borrowing Records<ItemView>) -> Int {
        guard !skipsIncludedTax, !hasNow, lines.count > 0, let first = lines.ordinaryAmount(0), first & 31 <= scale else { return 0 }
        var (sum, largest, index) = (first >> 6, first, 1)
        while index < lines.count, let word = lines.ordinaryAmount(index), (word ^ first) & 31 == 0 {
            guard sum.magnitude < Amount.coefficientLimit else { break }
            sum &+= word >> 6
            largest = max(largest, word)
            index &+= 1
        }
        (now, self.largest, hasNow) = (AmountSum(sum, scale: Int(first & 31)), largest, true)
        return index
    }

    private mutating func add(_ line: borrowing ItemView) {
        // Transfers count fees the other way round.
        guard let amount = line.price?.amount, isCountable(amount), line.isPending == false, !line.isOfTransfer else {
            isUnknown = true
            return
        }
        switch line.timing {
        case PaymentTiming.immediateIndex:
            now.add(amount)
            hasNow = true
        case -1: isUnknown = true
        case let timing:
            if timing == PaymentTiming.recurringIndex, !LineItemView(line).isPresent(.recurringPaymentStartDate) { beginning.add(amount) }
            later.add(amount)
            hasLater = true
        }
    }

    /// Whether the lines add up to an ordinary total at first sight, as nearly all do.
    var addUpToTotal: Bool { !isUnknown && hasNow && !hasLater && total == now.word }

    /// Whether each line is less than an ordinary total.
    var areBelowTotal: Bool { total.map { largest < $0 && ($0 ^ largest) & 31 == 0 } ?? false }

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
