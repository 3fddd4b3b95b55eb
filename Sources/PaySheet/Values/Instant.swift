/// A moment, the same everywhere: what a clock shows.
///
/// Checks that need a clock take a moment and not a text. A text without an offset, or one that is not a date, would turn them off.
///
/// ```swift
/// let policy = Policy(now: Instant(secondsSince1970: 1_795_910_400))
/// let other = Policy(now: try Instant("2026-11-29T00:00:00Z"))
/// ```
public struct Instant: Sendable, Hashable {
    /// Whole seconds since 1 January 1970 in UTC.
    public let secondsSince1970: Int64
    /// Nanoseconds on top of ``secondsSince1970``, 0 to 999,999,999.
    public let nanoseconds: Int64

    /// The moment so many seconds after 1 January 1970 in UTC. Moments outside the years 0 to 9999 become the first or the last of these.
    ///
    /// More nanoseconds than a second has are seconds, and negative ones come before.
    public init(secondsSince1970: Int64, nanoseconds: Int64 = 0) {
        let carry = Moment.floorDivide(nanoseconds, by: Instant.nanosecondsOfSecond)
        let (seconds, overflow) = secondsSince1970.addingReportingOverflow(carry.quotient)
        guard !overflow, seconds >= Moment.firstSecond, seconds <= Moment.lastSecond else {
            let isLate = secondsSince1970 > 0
            self.secondsSince1970 = isLate ? Moment.lastSecond : Moment.firstSecond
            self.nanoseconds = isLate ? Instant.nanosecondsOfSecond - 1 : 0
            return
        }
        self.secondsSince1970 = seconds
        self.nanoseconds = carry.remainder
    }

    /// The moment of an ISO 8601 text such as `2026-11-29T10:00:00+01:00`; a date alone means midnight in UTC.
    ///
    /// Throws if the text is not a date, or has a time without an offset, which each reader would take for another moment.
    public init(_ text: String) throws(InstantError) {
        let date = DateTimeText(rawValue: text)
        if let fault = date.fault { throw .notADate(text, fault) }
        guard let instant = date.instant else { throw .noOffset(text) }
        self = instant
    }

    @inline(__always)
    init(seconds: Int64, nanoseconds: Int64 = 0) {
        secondsSince1970 = seconds
        self.nanoseconds = nanoseconds
    }

    static let secondsOfDay: Int64 = 86_400
    private static let nanosecondsOfSecond: Int64 = 1_000_000_000
}

extension Instant: Comparable {
    /// Whether the first moment comes before the second.
    public static func < (left: Instant, right: Instant) -> Bool {
        left.secondsSince1970 != right.secondsSince1970
            ? left.secondsSince1970 < right.secondsSince1970 : left.nanoseconds < right.nanoseconds
    }
}

extension Instant: CustomStringConvertible {
    /// ISO 8601 in UTC, with milliseconds unless they are zero.
    public var description: String { Moment.text(seconds: secondsSince1970, milliseconds: nanoseconds / 1_000_000) }
}

/// Why a text names no moment.
public enum InstantError: Error, Sendable, Hashable {
    /// The text is not an ISO 8601 date-time.
    case notADate(String, DateTimeFault)
    /// The text is a date and time without an offset, such as `Z` or `+01:00`.
    case noOffset(String)
}

extension InstantError: CustomStringConvertible {
    /// The reason as one sentence without the full stop.
    public var description: String {
        switch self {
        case .notADate(let text, let fault): Shown.quoted(text) + " is not a moment: " + fault.message
        case .noOffset(let text): Shown.quoted(text) + " has no offset, so it is another moment for each reader; write Z or +01:00 after it"
        }
    }
}

extension DateTimeText {
    /// The moment that the text names; `nil` for text that is not a date, or has a time without an offset.
    public var instant: Instant? {
        guard let seconds = secondsSince1970 else { return nil }
        return Instant(seconds: seconds, nanoseconds: nanoseconds ?? 0)
    }

    /// A moment as text, written with `Z`, and with milliseconds unless they are zero.
    public init(_ instant: Instant) {
        self.init(secondsSince1970: instant.secondsSince1970, milliseconds: Int(instant.nanoseconds / 1_000_000))
    }
}
