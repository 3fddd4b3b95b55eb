public import PaySheet

/// When a shipment will probably arrive.
public enum DeliveryEstimate: Sendable, Hashable {
    /// On this day. The time of the day does not count.
    case day(DateTimeText)
    /// Between two times.
    case window(TimeWindow)
}

extension DeliveryEstimate {
    /// The start and the duration that the document has.
    func parts() throws(OrderBuildingError) -> (start: DateTimeText, duration: String?) {
        switch self {
        case .day(let day): (try DeliveryEstimate.midnight(day), nil)
        case .window(let window): (try window.from.dated(), try window.duration())
        }
    }

    /// The beginning of the day, with the same offset. Wallet ignores the time of a day, and the check reports it.
    private static func midnight(_ day: DateTimeText) throws(OrderBuildingError) -> DateTimeText {
        let text = Array(try day.dated().rawValue.utf8)
        let offset = text.indices.last { index in index > 10 && (text[index] == 0x5A || text[index] == 0x2B || text[index] == 0x2D) }
        guard let offset else { throw .date(day) }
        return DateTimeText(rawValue: String(decoding: text[..<10] + Array("T00:00:00".utf8) + text[offset...], as: UTF8.self))
    }
}

extension DateTimeText {
    /// The same date. Throws unless it is a date, a time and an offset.
    func dated() throws(OrderBuildingError) -> DateTimeText {
        guard hasOffset else { throw .date(self) }
        return self
    }
}
