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
    private let source: Source

    /// What the calendar is worked out from. Copies share it, because it is large.
    private final class Source: Sendable {
        let sheet: SheetContent
        let zone: TimeZoneOffsets

        init(_ sheet: SheetContent, _ zone: TimeZoneOffsets) {
            self.sheet = sheet
            self.zone = zone
        }
    }

    private var sheet: SheetContent { source.sheet }
    private var zone: TimeZoneOffsets { source.zone }

    /// Works out the terms of a request, with dates as people in a zone read them.
    public init(_ request: PaymentRequest, zone: TimeZoneOffsets = .utc) { self.init(SheetContent(request), zone) }

    /// Works out the terms of a request of the W3C interface, for a card of a type if one is given.
    public init(_ arguments: W3CPaymentRequest, for cardType: PaymentMethodType? = nil, zone: TimeZoneOffsets = .utc) {
        self.init(SheetContent(arguments, for: cardType), zone)
    }

    private init(_ sheet: SheetContent, _ zone: TimeZoneOffsets) {
        source = Source(sheet, zone)
        var words = AgreementText(sheet: sheet, zone: zone)
        words.describe()
        sentences = words.sentences
        notes = words.notes
    }

    /// The currency of the charges.
    public var currency: Currency? { sheet.currency }

    /// Whether the request has charges at other dates than now.
    public var hasPlan: Bool { sheet.recurring.hasValue || sheet.deferred.hasValue }

    /// The phases whose charges begin with this payment. A calendar has them only if it knows when that is.
    public var phasesFromNow: [PlannedCharge.Phase] {
        guard let recurring = sheet.recurring else { return [] }
        var phases: [PlannedCharge.Phase] = []
        if let trial = recurring.trialBilling, trial.recurringPaymentStartDate == nil, trial.knownAmount?.isZero != true {
            phases.append(.trial)
        }
        if recurring.regularBilling.recurringPaymentStartDate == nil { phases.append(.regular) }
        return phases
    }

    /// The charges to come, the first ones, in the order of time.
    ///
    /// A subscription without a start begins with this payment; its calendar needs to know when that is.
    ///
    /// - Parameters:
    ///   - now: When the shopper authorizes. `nil`: only charges whose date the request states.
    ///   - limit: How many charges at most.
    public func charges(from now: Instant? = nil, limit: Int = 12) -> [PlannedCharge] {
        var charges: [PlannedCharge] = []
        let now = now?.secondsSince1970
        if let now, let amount = sheet.total?.line.knownAmount, !amount.isZero {
            charges.append(PlannedCharge(date: zone.local(now).day, amount: amount, phase: .now))
        }
        if let recurring = sheet.recurring {
            if let trial = recurring.trialBilling { charges += series(trial, .trial, now, limit: limit) }
            charges += series(recurring.regularBilling, .regular, now, limit: limit)
        }
        if let deferred = sheet.deferred, let date = deferred.deferredBilling.deferredPaymentDate?.seconds(in: zone) {
            charges.append(PlannedCharge(date: zone.local(date).day, amount: deferred.deferredBilling.knownAmount, phase: .deferred))
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
            guard let seconds = date.seconds(in: zone) else { return [] }
            start = seconds
        } else {
            guard let now else { return [] }
            start = now
            step = 1
        }
        let first = zone.local(start)
        let endSeconds = item.recurringPaymentEndDate?.seconds(in: zone)
        let end = endSeconds.map { zone.local($0) }
        var charges: [PlannedCharge] = []
        while charges.count < limit {
            defer { step += 1 }
            if let length = interval.seconds {
                // Time that passes, whatever the clocks do meanwhile.
                let moment = start &+ length &* step
                let local = zone.local(moment)
                guard local.day.year <= 9999, endSeconds.map({ moment <= $0 }) ?? true else { break }
                var charge = PlannedCharge(date: local.day, amount: item.knownAmount, phase: phase)
                charge.time = CalendarDay.time(local.second)
                charge.offset = zone.offsetOfRepeated(moment)
                charge.isOnEnd = moment == endSeconds
                charges.append(charge)
                continue
            }
            let next = interval.after(step, first)
            guard next.day.year <= 9999 else { break }
            var charge = PlannedCharge(date: next.day, amount: item.knownAmount, phase: phase)
            charge.alternative = next.alternative
            if let end {
                guard next.day < end.day || next.day == end.day && next.second <= end.second else { break }
                charge.isOnEnd = next.day == end.day && next.second == end.second
            }
            charges.append(charge)
        }
        return charges
    }
}
