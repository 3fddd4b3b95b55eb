/// Dates of headers on 15 January 2027.
enum HTTPSecond {
    /// The text of a second from 8:00 to 8:59, counted since 1970.
    static func text(_ seconds: Int64) -> String {
        let (minute, second) = (seconds - 1_800_000_000).quotientAndRemainder(dividingBy: 60)
        return "Fri, 15 Jan 2027 08:" + padded(minute) + ":" + padded(second) + " GMT"
    }

    private static func padded(_ number: Int64) -> String { (number < 10 ? "0" : "") + String(number) }
}
