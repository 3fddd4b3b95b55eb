/// A place's distance from UTC, which may change with the season.
public struct TimeZoneOffsets: Sendable {
    /// The name, such as `Europe/Paris` or `UTC`.
    public let name: String
    /// Seconds east of UTC at a moment, given in seconds since 1970.
    public let offset: @Sendable (_ secondsSince1970: Int64) -> Int

    /// A zone with a rule of its own.
    public init(name: String, offset: @escaping @Sendable (_ secondsSince1970: Int64) -> Int) {
        self.name = name
        self.offset = offset
    }

    /// Coordinated universal time.
    public static let utc = TimeZoneOffsets(name: "UTC") { _ in 0 }

    /// A zone with the same distance all year, written as `+02:00`. `nil` for other text.
    public init?(offsetText text: String) {
        let bytes = [UInt8](text.utf8)
        guard bytes.count == 6, bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"), bytes[3] == UInt8(ascii: ":"),
            let hours = ASCII.number(bytes[1...2]), let minutes = ASCII.number(bytes[4...5]), hours <= 23, minutes <= 59
        else { return nil }
        let seconds = (hours * 3600 + minutes * 60) * (bytes[0] == UInt8(ascii: "-") ? -1 : 1)
        self.init(name: text) { _ in seconds }
    }

    /// The day and the second of the day at a moment.
    package func local(_ secondsSince1970: Int64) -> (day: CalendarDay, second: Int64) {
        let (days, second) = Moment.floorDivide(secondsSince1970 &+ Int64(offset(secondsSince1970)), by: 86_400)
        return (CalendarDay(dayNumber: days), second)
    }

    /// The moment that a local time means to a browser, as seconds since 1970, and what is odd about that time.
    ///
    /// `local` is counted as if the zone were UTC. Like JavaScript, an hour that comes twice means the first one, and an hour that the
    /// clocks skip is counted on from before.
    package func moment(ofLocal local: Int64) -> (seconds: Int64, oddity: LocalTimeOddity?) {
        let (before, after) = (Int64(offset(local &- TimeZoneOffsets.day)), Int64(offset(local &+ TimeZoneOffsets.day)))
        let (first, second) = (local &- before, local &- after)
        let (isFirst, isSecond) = (Int64(offset(first)) == before, Int64(offset(second)) == after)
        if before != after, isFirst, isSecond { return (first, .repeated) }
        if isFirst { return (first, nil) }
        return isSecond ? (second, nil) : (first, .skipped)
    }

    /// The offset at a moment as `+02:00`, if the local time of the moment comes a second time.
    package func offsetOfRepeated(_ secondsSince1970: Int64) -> String? {
        let own = Int64(offset(secondsSince1970))
        for other in [offset(secondsSince1970 &- TimeZoneOffsets.day), offset(secondsSince1970 &+ TimeZoneOffsets.day)]
        where Int64(other) != own {
            guard offset(secondsSince1970 &+ own &- Int64(other)) == other else { continue }
            return (own < 0 ? "-" : "+") + CalendarDay.time(own < 0 ? 0 &- own : own)
        }
        return nil
    }

    private static let day: Int64 = 86_400
}
