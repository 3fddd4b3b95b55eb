import PaySheet

/// Dates and times as a document writes them, in its own offset.
enum WrittenTime {
    /// `4 May 2027`, or the text itself if it is not a date.
    static func day(_ time: Timestamp) -> String { clock(time).map { text(of: $0.day) } ?? Shown.shortened(time.rawValue) }

    /// `4 May 2027 at 14:10`.
    static func moment(_ time: Timestamp) -> String {
        guard let clock = clock(time) else { return Shown.shortened(time.rawValue) }
        return text(of: clock.day) + " at " + CalendarDay.time(clock.second)
    }

    /// `4 May 2027, 9:00 to 12:00`; without a duration only the day.
    static func window(_ start: Timestamp, _ duration: String?) -> String {
        guard let clock = clock(start), let duration else { return day(start) }
        let begin = text(of: clock.day) + ", " + CalendarDay.time(clock.second)
        guard let seconds = seconds(of: duration) else { return begin + ", for " + Shown.shortened(duration) }
        guard seconds > 0 else { return begin }
        let end = clock.second + seconds
        let day = end < 86_400 ? "" : text(of: clock.day + end / 86_400) + ", "
        return begin + " to " + day + CalendarDay.time(end % 86_400)
    }

    private static func text(of day: Int64) -> String { CalendarDay(dayNumber: day).text }

    /// The number of the day and the second of the day on the clock of the document.
    private static func clock(_ time: Timestamp) -> (day: Int64, second: Int64)? {
        guard time.isISO8601 else { return nil }
        let text = Array(time.rawValue.utf8)
        let clock = text.count < 16 ? Array(text.prefix(10)) + Array("T00:00".utf8) : Array(text.prefix(16))
        guard let seconds = Timestamp(rawValue: String(decoding: clock, as: UTF8.self) + "Z").secondsSince1970 else { return nil }
        let second = seconds % 86_400 + (seconds % 86_400 < 0 ? 86_400 : 0)
        return ((seconds - second) / 86_400, second)
    }

    /// The length of a duration of days, hours, minutes and seconds, below ten years; nil for others.
    private static func seconds(of duration: String) -> Int64? {
        let text = Array(duration.utf8)
        guard text.count < 40, WalletOrderDuration.isDuration(text) else { return nil }
        var (total, number): (Int64, Int64) = (0, 0)
        var isTime = false
        for byte in text.dropFirst() {
            let unit: Int64
            switch byte {
            case UInt8(ascii: "T"):
                isTime = true
                continue
            case _ where ASCII.isDigit(byte):
                number = number * 10 + Int64(byte - ASCII.zero)
                guard number < 1_000_000 else { return nil }
                continue
            // Years and months have no fixed length, and fractions are not worth a line here.
            case UInt8(ascii: "."), UInt8(ascii: ","): return nil
            case UInt8(ascii: "W"): unit = 604_800
            case UInt8(ascii: "D"): unit = 86_400
            case UInt8(ascii: "H"): unit = 3600
            case UInt8(ascii: "M") where isTime: unit = 60
            case UInt8(ascii: "S"): unit = 1
            case _ where number == 0: unit = 0
            default: return nil
            }
            total += number * unit
            number = 0
        }
        return total < 315_360_000 ? total : nil
    }
}
