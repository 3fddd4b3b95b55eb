/// A point in time as text, spelled as it was received, and the moment that it names.
///
/// It supports ISO 8601: `2026-11-21`, `2026-11-21T10:00`, optionally with seconds, a fraction and an offset (`Z`, `+02:00`, `+0200`).
/// Any other text is kept and has no moment. As in JavaScript, a date alone means midnight in UTC. A time without an offset is local to
/// the reader, so it does not name a moment. Two are equal if
/// their spelling is equal; compare their ``instant`` for what comes first.
public struct DateTimeText: Sendable {
    let text: KeptText

    /// The text as it was received.
    public var rawValue: String { text.string }

    /// This text, whatever it is.
    public init(rawValue: String) {
        text = KeptText(rawValue)
    }

    @inline(__always)
    init(_ text: KeptText) { self.text = text }

    /// This text; nil unless it is an ISO 8601 date-time of a day that exists.
    public init?(iso8601 text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard DateTimeText.isISO8601(bytes.window, from: 0, to: bytes.count) else { return nil }
        self.text = KeptText(String(text))
    }

    /// The moment so many seconds after 1 January 1970 in UTC, written with `Z`, and with milliseconds unless they are zero.
    ///
    /// Moments outside the years 0 to 9999 become the first or the last of these.
    public init(secondsSince1970: Int64, milliseconds: Int = 0) {
        let milliseconds = Int64(milliseconds)
        let carry = Moment.floorDivide(milliseconds, by: 1000)
        let (seconds, overflow) = secondsSince1970.addingReportingOverflow(carry.quotient)
        let clamped = overflow ? secondsSince1970 : min(max(seconds, Moment.firstSecond), Moment.lastSecond)
        let inRange = min(max(clamped, Moment.firstSecond), Moment.lastSecond)
        let thousandths = inRange == seconds && !overflow ? carry.remainder : inRange == Moment.lastSecond ? 999 : 0
        text = KeptText(Moment.text(seconds: inRange, milliseconds: thousandths))
    }

    /// Whether the text is an ISO 8601 date-time of a day that exists.
    public var isISO8601: Bool { moment != nil }
    /// Whether the text ends with `Z` or an offset from it, such as `+09:00`.
    public var hasOffset: Bool { moment?.hasOffset == true }

    /// Whether the text is a date and time without an offset, which each reader takes for local time.
    public var isLocal: Bool { moment.map { $0.isLocal } ?? false }

    /// Whether the text is a date without a time.
    public var isDateOnly: Bool { moment.map { !$0.hasTime } ?? false }

    /// Whole seconds since 1 January 1970 in UTC; nil for text that names no moment.
    public var secondsSince1970: Int64? { absolute.map { $0.seconds } }

    /// Seconds since 1970 for readers in a zone, who take text without an offset for their own time; nil for text that is not a date.
    package func seconds(in zone: TimeZoneOffsets) -> Int64? {
        guard let moment else { return nil }
        return moment.isLocal ? zone.moment(ofLocal: moment.seconds).seconds : moment.seconds
    }

    /// The day and the second of the day in a zone; as they are written if there is none. `nil` for text that is not a date.
    package func local(in zone: TimeZoneOffsets?) -> (day: CalendarDay, second: Int64)? {
        guard let moment else { return nil }
        guard let zone else { return (CalendarDay(dayNumber: Moment.day(moment.year, moment.month, moment.day)), moment.secondOfDay) }
        return seconds(in: zone).map { zone.local($0) }
    }

    /// What is odd about text without an offset where the clocks of a zone change.
    package func oddity(in zone: TimeZoneOffsets) -> LocalTimeOddity? {
        guard let moment, moment.isLocal else { return nil }
        return zone.moment(ofLocal: moment.seconds).oddity
    }

    /// Milliseconds on top of ``secondsSince1970``, 0 to 999; nil for text that names no moment.
    public var milliseconds: Int? { absolute.map { Int($0.nanoseconds / 1_000_000) } }

    /// Nanoseconds on top of ``secondsSince1970``; nil for text that names no moment.
    var nanoseconds: Int64? { absolute.map { $0.nanoseconds } }

    /// Whether this moment comes before the other one; nil unless both name one. Digits below nanoseconds do not count.
    package func isEarlier(than other: DateTimeText) -> Bool? {
        guard let left = absolute, let right = other.absolute else { return nil }
        return left.seconds != right.seconds ? left.seconds < right.seconds : left.nanoseconds < right.nanoseconds
    }

    /// Whether both name the same moment; nil unless both name one. Digits below nanoseconds do not count.
    package func isSameMoment(as other: DateTimeText) -> Bool? {
        guard let left = absolute, let right = other.absolute else { return nil }
        return left.seconds == right.seconds && left.nanoseconds == right.nanoseconds
    }

    /// What is wrong with the text; nil for an ISO 8601 date-time.
    public var fault: DateTimeFault? {
        let bytes = Array(rawValue.utf8)
        return DateTimeFault.diagnose(bytes.window, from: 0, to: bytes.count)
    }

    /// Whether the bytes from `from` up to `to` are an ISO 8601 date-time of a day that exists, without building text.
    package static func isISO8601(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> Bool {
        Moment.read(bytes, from: from, to: to).fault == nil
    }

    private var moment: Moment? {
        let bytes = Array(rawValue.utf8)
        let (moment, fault) = Moment.read(bytes.window, from: 0, to: bytes.count)
        return fault == nil ? moment : nil
    }

    /// The moment, unless it depends on the reader.
    private var absolute: Moment? { moment.flatMap { $0.isLocal ? nil : $0 } }
}

extension DateTimeText: Hashable {
    /// Whether both are spelled the same, byte by byte.
    @inline(never)
    public static func == (lhs: DateTimeText, rhs: DateTimeText) -> Bool { lhs.rawValue.utf8.elementsEqual(rhs.rawValue.utf8) }

    /// Feeds the bytes of the text.
    @inline(never)
    public func hash(into hasher: inout Hasher) {
        for byte in rawValue.utf8 { hasher.combine(byte) }
    }
}
