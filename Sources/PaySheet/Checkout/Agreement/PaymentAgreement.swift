/// What a shopper agrees to, in words and as a calendar, worked out from a request.
///
/// ```swift
/// let terms = PaymentAgreement(request, zone: .utc)
/// print(terms.sentences.joined(separator: "\n"))
/// for charge in terms.charges(from: now, limit: 12) { print(charge.date.text, charge.amount) }
/// ```
public struct PaymentAgreement: Sendable {
    /// The agreement in words for the shopper, sentence by sentence.
    public let sentences: [String]
    /// What the author of the request should know.
    public let notes: [String]
    private let sheet: SheetContent
    private let zone: Zone

    /// Works out the terms of a request, with dates as people in a zone read them.
    public init(_ request: PaymentRequest, zone: Zone = .utc) {
        sheet = SheetContent(request)
        self.zone = zone
        var words = AgreementText(sheet, zone)
        words.describe()
        sentences = words.sentences
        notes = words.notes
    }

    /// The charges to come, the first ones, in the order of time.
    ///
    /// A subscription without a start begins with this payment; its calendar needs to know when that is.
    ///
    /// - Parameters:
    ///   - now: When the shopper authorizes. `nil`: only charges whose date the request states.
    ///   - limit: How many charges at most.
    public func charges(from now: Timestamp? = nil, limit: Int = 12) -> [PlannedCharge] {
        var charges: [PlannedCharge] = []
        let now = now?.secondsSince1970
        if let now, let total = sheet.total, !total.line.amount.isZero, !total.isPending {
            charges.append(
                PlannedCharge(
                    date: zone.local(now).day, alternative: nil, time: nil, amount: total.line.amount, phase: .now, isOnEnd: false))
        }
        if let recurring = sheet.recurring {
            if let trial = recurring.trialBilling { charges += series(trial, .trial, now, limit: limit) }
            charges += series(recurring.regularBilling, .regular, now, limit: limit)
        }
        if let deferred = sheet.deferred, let date = deferred.deferredBilling.deferredPaymentDate?.secondsSince1970 {
            charges.append(
                PlannedCharge(
                    date: zone.local(date).day, alternative: nil, time: nil, amount: deferred.deferredBilling.amount, phase: .deferred,
                    isOnEnd: false))
        }
        // The series are in order each; a stable sort keeps the trial before the regular charge of one day.
        let ordered = charges.enumerated().sorted { left, right in
            left.element.date == right.element.date ? left.offset < right.offset : left.element.date < right.element.date
        }
        return ordered.prefix(max(limit, 0)).map { $0.element }
    }

    private func series(_ item: LineItem, _ phase: PlannedCharge.Phase, _ now: Int64?, limit: Int) -> [PlannedCharge] {
        guard let interval = Interval(item) else { return [] }
        let start: Int64
        // Without a start, the first charge is this payment, which the calendar already contains.
        var step: Int64 = 0
        if let date = item.recurringPaymentStartDate {
            guard let seconds = date.secondsSince1970 else { return [] }
            start = seconds
        } else {
            guard let now else { return [] }
            start = now
            step = 1
        }
        let first = zone.local(start)
        let end = item.recurringPaymentEndDate?.secondsSince1970.map { zone.local($0) }
        var charges: [PlannedCharge] = []
        while charges.count < limit {
            let next = interval.after(step, first)
            step += 1
            guard next.day.year <= 9999 else { break }
            var isOnEnd = false
            if let end {
                guard next.day < end.day || next.day == end.day && next.second <= end.second else { break }
                isOnEnd = next.day == end.day && next.second == end.second
            }
            let isShort = interval.unit == .minute || interval.unit == .hour
            charges.append(
                PlannedCharge(
                    date: next.day, alternative: next.alternative, time: isShort ? CalendarDay.time(next.second) : nil,
                    amount: item.amount,
                    phase: phase, isOnEnd: isOnEnd))
        }
        return charges
    }
}
