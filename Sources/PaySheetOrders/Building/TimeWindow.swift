public import PaySheet

/// The time between two moments.
public struct TimeWindow: Sendable, Hashable {
    /// The beginning: date, time and offset.
    public var from: Timestamp
    /// The end: date, time and offset.
    public var to: Timestamp

    /// The time between two moments.
    public init(from: Timestamp, to: Timestamp) {
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
        let seconds = last - first
        var text = "PT"
        if seconds >= 3600 { text += String(seconds / 3600) + "H" }
        if seconds / 60 % 60 > 0 { text += String(seconds / 60 % 60) + "M" }
        if seconds % 60 > 0 { text += String(seconds % 60) + "S" }
        return text
    }
}
