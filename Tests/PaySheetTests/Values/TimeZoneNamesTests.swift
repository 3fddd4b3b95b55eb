import Foundation
import PaySheet
import Testing

@Suite struct TimeZoneNamesTests {
    private func contains(_ name: String) -> Bool {
        let bytes = [UInt8](name.utf8)
        return TimeZoneNames.contains(bytes.span, from: 0, to: bytes.count)
    }

    private func isOffset(_ name: String) -> Bool {
        let bytes = [UInt8](name.utf8)
        return TimeZoneNames.isOffset(bytes.span, from: 0, to: bytes.count)
    }

    @Test("Every identifier that Foundation knows is found")
    func foundationIdentifiers() {
        for name in TimeZone.knownTimeZoneIdentifiers { #expect(contains(name), "\(name)") }
    }

    @Test(
        "Known time zones are found only in their exact spelling",
        arguments: [
            "Africa/Abidjan", "Zulu", "UTC", "Etc/GMT+12", "US/Pacific", "America/Argentina/ComodRivadavia", "EST5EDT", "Europe/Kyiv",
        ])
    func known(name: String) {
        #expect(contains(name) && !isOffset(name))
        // A letter more or less, and another case, make another name.
        #expect(!contains(name + "x") && !contains(String(name.dropLast())) || name == "Etc/GMT+12")
        #expect(!contains(name.lowercased()))
    }

    @Test(
        "Offsets such as GMT+2 and some abbreviations are known only to browsers",
        arguments: ["GMT+2", "GMT-05:30", "GMT+0200", "PST", "ECT"])
    func knownToBrowsers(name: String) { #expect(isOffset(name) && !contains(name)) }

    @Test(
        "Other text is not a time zone",
        arguments: ["", "X", "GM", "GMT", "GMT+", "GMT+x", "gmt+2", "UTC+2", "+02:00", "XYZ", "GMT+02:00:000", "Factory"])
    func unknownZones(name: String) { #expect(!isOffset(name) && (!contains(name) || name == "GMT")) }

    @Test(
        "A misspelled zone has a nearest zone",
        arguments: [
            ("europe/paris", "Europe/Paris"), ("paris", "Europe/Paris"), ("New York", "America/New_York"),
            ("AMERICA/NEW-YORK", "America/New_York"),
            ("buenos aires", "America/Argentina/Buenos_Aires"), ("Europe/Pariis", "Europe/Paris"), ("Asia/Tokio", "Asia/Tokyo"),
        ])
    func nearest(text: String, name: String) { #expect(TimeZoneNames.nearest([UInt8](text.utf8)) == name) }

    @Test("Meaningless text has no nearest zone", arguments: ["", "x", "Atlantis", "ris"])
    func noNearest(text: String) { #expect(TimeZoneNames.nearest([UInt8](text.utf8)) == nil) }
}
