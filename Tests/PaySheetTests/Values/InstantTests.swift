import Foundation
import PaySheet
import PaySheetFoundation
import Testing

/// Clocks of checks: moments, and nothing else.
@Suite struct InstantTests {
    @Test(
        "A text that names a moment is one",
        arguments: [
            ("2026-11-29T10:00:00Z", 1_795_946_400, 0), ("2026-11-29T11:00:00+01:00", 1_795_946_400, 0), ("2026-11-29", 1_795_910_400, 0),
            ("1970-01-01T00:00:00.5Z", 0, 500_000_000), ("1969-12-31T23:59:59.25Z", -1, 250_000_000),
        ] as [(String, Int64, Int64)])
    func moments(_ text: String, _ seconds: Int64, _ nanoseconds: Int64) throws {
        let instant = try Instant(text)
        #expect(instant.secondsSince1970 == seconds && instant.nanoseconds == nanoseconds)
        #expect(instant == Instant(secondsSince1970: seconds, nanoseconds: nanoseconds))
        #expect(DateTimeText(instant).instant == instant && DateTimeText(rawValue: text).instant == instant)
    }

    /// Each of them turned the age of a token and the dates of rules off.
    @Test(
        "A text that names no moment is refused with the reason",
        arguments: [
            ("", "\"\" is not a moment: the date is empty"), ("tomorrow", "\"tomorrow\" is not a moment: a date is written YYYY-MM-DD"),
            (
                "2026-11-29T10:00:00",
                "\"2026-11-29T10:00:00\" has no offset, so it is another moment for each reader; write Z or +01:00 after it"
            ),
            ("2026-02-30", "\"2026-02-30\" is not a moment: the month has no such day"),
        ])
    func noMoments(_ text: String, _ reason: String) throws {
        let error = #expect(throws: InstantError.self) { try Instant(text) }
        #expect(error?.description == reason)
        #expect(DateTimeText(rawValue: text).instant == nil)
    }

    @Test("Moments are ordered, and those outside of four-digit years are the first or the last one")
    func order() {
        let moments = [(-1, 999_999_999), (0, 0), (0, 1), (5, 0)].map { Instant(secondsSince1970: $0.0, nanoseconds: $0.1) }
        #expect(moments.shuffled().sorted() == moments)
        #expect(Instant(secondsSince1970: 5, nanoseconds: -1_000_000_000) == Instant(secondsSince1970: 4))
        #expect(Instant(secondsSince1970: .max, nanoseconds: .max).description == "9999-12-31T23:59:59.999Z")
        #expect(Instant(secondsSince1970: .min, nanoseconds: .min).description == "0000-01-01T00:00:00Z")
        #expect(Instant(secondsSince1970: .max, nanoseconds: -1).description == "9999-12-31T23:59:59.999Z")
    }

    @Test("A date of Foundation is a moment", arguments: [0, 1_795_946_400.25, -62_135_596_800, 1e300, -.infinity, .nan])
    func dates(_ seconds: Double) {
        let instant = Instant(Date(timeIntervalSince1970: seconds))
        #expect(DateTimeText(instant) == DateTimeText(Date(timeIntervalSince1970: seconds)))
        if seconds.magnitude < 1e12 { #expect(instant.date.timeIntervalSince1970 == seconds) }
    }
}
