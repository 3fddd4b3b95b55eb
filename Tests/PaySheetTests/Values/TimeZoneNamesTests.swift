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

    @Test func `every identifier that Foundation knows is found`() {
        for name in TimeZone.knownTimeZoneIdentifiers { #expect(contains(name), "\(name)") }
    }

    @Test(arguments: [
        "Africa/Abidjan", "Zulu", "UTC", "Etc/GMT+12", "US/Pacific", "America/Argentina/ComodRivadavia", "EST5EDT", "Europe/Kyiv",
    ])
    func `known`(name: String) {
        #expect(contains(name) && !isOffset(name))
        // A letter more or less, and another case, make another name.
        #expect(!contains(name + "x") && !contains(String(name.dropLast())) || name == "Etc/GMT+12")
        #expect(!contains(name.lowercased()))
    }

    @Test(arguments: ["GMT+2", "GMT-05:30", "GMT+0200", "PST", "ECT"])
    func `known to browsers alone`(name: String) { #expect(isOffset(name) && !contains(name)) }

    @Test(arguments: ["", "X", "GM", "GMT", "GMT+", "GMT+x", "gmt+2", "UTC+2", "+02:00", "XYZ", "GMT+02:00:000", "Factory"])
    func `unknown to everybody`(name: String) { #expect(!isOffset(name) && (!contains(name) || name == "GMT")) }

    @Test(arguments: [
        ("europe/paris", "Europe/Paris"), ("paris", "Europe/Paris"), ("New York", "America/New_York"),
        ("AMERICA/NEW-YORK", "America/New_York"),
        ("buenos aires", "America/Argentina/Buenos_Aires"), ("Europe/Pariis", "Europe/Paris"), ("Asia/Tokio", "Asia/Tokyo"),
    ])
    func `meant`(text: String, name: String) { #expect(TimeZoneNames.nearest([UInt8](text.utf8)) == name) }

    @Test(arguments: ["", "x", "Atlantis", "ris"])
    func `nothing meant`(text: String) { #expect(TimeZoneNames.nearest([UInt8](text.utf8)) == nil) }
}
