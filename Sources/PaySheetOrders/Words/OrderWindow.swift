package import PaySheet

/// The time in which a shipment arrives, or in which items can be picked up.
package struct OrderWindow {
    package typealias LocalTime = (day: CalendarDay, second: Int64)

    package let start: LocalTime
    /// `nil` without a length. Wallet then ignores the time of day when a shipment arrives.
    package let end: LocalTime?

    /// Reads the first moment and the length. `nil` for a text that is not a date.
    ///
    /// - Parameter zone: The zone for both times; `nil` leaves them as they are written.
    package init?(from start: DateTimeText, for duration: String?, in zone: TimeZoneOffsets?) {
        guard let local = start.local(in: zone) else { return nil }
        self.start = local
        guard let length = duration.flatMap({ OrderDuration($0)?.seconds }), length > 0 else {
            end = nil
            return
        }
        // The clocks of the zone may change in between.
        let later = zone.flatMap { zone in start.seconds(in: zone).map { zone.local($0 &+ length) } }
        end = later ?? local.day.after(seconds: local.second &+ length)
    }
}
