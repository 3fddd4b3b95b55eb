public import Foundation
public import PaySheet

extension Instant {
    /// The moment of a date, to the millisecond. Dates outside of the years 0 to 9999 become the first or the last moment of these years;
    /// a date that is not a number becomes 1970.
    public init(_ date: Date) {
        let exact = (date.timeIntervalSince1970 * 1000).rounded()
        // Both bounds are outside of these years, and far from what a whole number of 64 bits can hold.
        let milliseconds = exact.isNaN ? 0 : Int64(min(max(exact, -1e15), 1e15))
        let rest = ((milliseconds % 1000) + 1000) % 1000
        self.init(secondsSince1970: (milliseconds - rest) / 1000, nanoseconds: rest * 1_000_000)
    }

    /// The moment as a date.
    public var date: Date { Date(timeIntervalSince1970: TimeInterval(secondsSince1970) + TimeInterval(nanoseconds) / 1e9) }
}

extension DateTimeText {
    /// Creates a timestamp from a date as `YYYY-MM-DDThh:mm:ssZ`, with milliseconds if there are any. Dates outside of the years 0 to 9999
    /// become the first or the last moment of these years; a date that is not a number becomes 1970.
    public init(_ date: Date) { self.init(Instant(date)) }

    /// The date of the text, or `nil` if it is not an ISO 8601 date-time or has no offset from UTC.
    public var date: Date? { instant?.date }
}
