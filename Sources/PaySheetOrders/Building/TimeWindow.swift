public import PaySheet

/// The time between two moments.
public struct TimeWindow: Sendable, Hashable {
    /// The beginning: date, time and offset.
    public var from: DateTimeText
    /// The end: date, time and offset.
    public var to: DateTimeText

    /// The time between two moments.
    public init(from: DateTimeText, to: DateTimeText) {
        self.from = from
        self.to = to
    }
}

extension TimeWindow {
    /// The duration as ISO 8601 text, such as `PT2H30M`. Parts of seconds are left out.
    func duration() throws(OrderBuildingError) -> String {
        guard let first = try from.dated().secondsSince1970, let last = try to.dated().secondsSince1970, last > first else {
            throw .emptyWindow
        }
        return OrderDuration.text(seconds: last - first)
    }
}
