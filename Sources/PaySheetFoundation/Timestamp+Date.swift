public import Foundation
public import PaySheet

extension Timestamp {
    /// Creates a timestamp from a date as `YYYY-MM-DDThh:mm:ssZ`, with milliseconds if there are any.
    public init(_ date: Date) {
        let milliseconds = Int64((date.timeIntervalSince1970 * 1000).rounded())
        let rest = ((milliseconds % 1000) + 1000) % 1000
        self.init(secondsSince1970: (milliseconds - rest) / 1000, milliseconds: Int(rest))
    }

    /// The date of the text, or `nil` if it is not an ISO 8601 date-time or has no offset from UTC.
    public var date: Date? {
        secondsSince1970.map { Date(timeIntervalSince1970: TimeInterval($0) + TimeInterval(milliseconds ?? 0) / 1000) }
    }
}
