import PaySheet
import PaySheetOrders
import PaySheetPreview

/// The format of dates in the card of an order.
struct OrderDates {
    /// The zone for all dates; `nil` leaves each as it is written.
    let zone: TimeZoneOffsets?
    let language: SheetLanguage

    /// `1 May 2024`.
    func day(_ date: DateTimeText) -> String { date.local(in: zone).map { language.text($0.day) } ?? OrderDates.asWritten(date) }

    /// `1 May 2024, 09:00`.
    func moment(_ date: DateTimeText) -> String { date.local(in: zone).map { text($0) } ?? OrderDates.asWritten(date) }

    /// `4 May 2024`, or `4 May 2024, 09:00–12:00` with the length of a window.
    func arrival(_ start: DateTimeText, _ duration: String?) -> String { window(start, duration) ?? day(start) }

    /// `4 May 2024, 09:00`, or `4 May 2024, 09:00–12:00` with the length of a window.
    func pickup(_ start: DateTimeText, _ duration: String?) -> String { window(start, duration) ?? moment(start) }

    private func window(_ start: DateTimeText, _ duration: String?) -> String? {
        guard let window = OrderWindow(from: start, for: duration, in: zone), let end = window.end else { return nil }
        guard end.day == window.start.day else { return text(window.start) + " – " + text(end) }
        return text(window.start) + "–" + CalendarDay.time(end.second)
    }

    private func text(_ local: OrderWindow.LocalTime) -> String {
        language.text(local.day) + language.comma + CalendarDay.time(local.second)
    }

    private static func asWritten(_ date: DateTimeText) -> String { CleanText(date.rawValue, limit: 40).text }
}
