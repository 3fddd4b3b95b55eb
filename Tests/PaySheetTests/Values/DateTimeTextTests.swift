import Foundation
import PaySheet
import TestSupport
import Testing

@Suite struct DateTimeTextTests {
    @Test(
        "ISO 8601 text with an offset has its moment",
        arguments: [
            ("1970-01-01", 0), ("1970-01-01T00:00Z", 0), ("1970-01-01T01:00:00+01:00", 0), ("1969-12-31T19:00:00-0500", 0),
            ("2000-02-29T12:00:00Z", 951_825_600), ("2026-11-21T10:00:00.5Z", 1_795_255_200), ("0000-01-01T00:00:00Z", -62_167_219_200),
            ("9999-12-31T23:59:59Z", 253_402_300_799), ("1969-12-31T23:59:59.999Z", -1), ("2024-12-31T23:59:59-23:59", 1_735_775_939),
        ])
    func moments(text: String, seconds: Int64) throws {
        let timestamp = try #require(DateTimeText(iso8601: text))
        #expect(timestamp.secondsSince1970 == seconds)
        #expect(timestamp.rawValue == text && timestamp.isISO8601 && !timestamp.isLocal && timestamp.fault == nil)
    }

    @Test("A local time has no moment", arguments: ["2026-11-21T10:00", "2026-11-21T10:00:00", "2026-11-21T10:00:00.123456789012345"])
    func localTimesHaveNoMoment(text: String) throws {
        let timestamp = try #require(DateTimeText(iso8601: text))
        #expect(timestamp.isLocal && timestamp.secondsSince1970 == nil && timestamp.milliseconds == nil && !timestamp.isDateOnly)
        #expect(timestamp.isEarlier(than: timestamp) == nil)
    }

    @Test(
        "The fast path for the usual form agrees with the slow path",
        arguments: ["2026-11-23T08:30:59Z", "2024-02-29T23:59:59Z", "1900-02-28T00:00:00Z"])
    func theUsualFormAgrees(text: String) {
        // With a fraction of nothing it is not the usual form any more.
        func agree(_ text: [UInt8]) {
            let usual = DateTimeText(rawValue: String(decoding: text, as: UTF8.self))
            let other = DateTimeText(rawValue: String(decoding: text.dropLast() + [UInt8](".0Z".utf8), as: UTF8.self))
            #expect(usual.secondsSince1970 == other.secondsSince1970 && usual.isISO8601 == other.isISO8601, "\(usual.rawValue)")
            #expect(usual.milliseconds == other.milliseconds && usual.fault?.kind == other.fault?.kind, "\(usual.rawValue)")
        }
        var bytes = [UInt8](text.utf8)
        agree(bytes)
        for place in 0..<19 {
            let byte = bytes[place]
            for other in 0..<UInt8(128) {
                bytes[place] = other
                agree(bytes)
            }
            bytes[place] = byte
        }
        // Both digits of each number.
        for place in [0, 2, 5, 8, 11, 14, 17] {
            let digits = (bytes[place], bytes[place + 1])
            for number in 0..<UInt8(100) {
                (bytes[place], bytes[place + 1]) = (UInt8(ascii: "0") + number / 10, UInt8(ascii: "0") + number % 10)
                agree(bytes)
            }
            (bytes[place], bytes[place + 1]) = digits
        }
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        let text: String
        let kind: DateTimeFault.Kind
        let offset: Int
        let correction: String?
        init(_ text: String, _ kind: DateTimeFault.Kind, _ offset: Int, _ correction: String?) {
            (self.text, self.kind, self.offset, self.correction) = (text, kind, offset, correction)
        }
        var testDescription: String { text }
    }

    @Test(
        "An invalid timestamp has a cause, an offset and a correction",
        arguments: [
            Fault("", .empty, 0, nil), Fault("21.11.2026", .notADate, 2, nil), Fault("tomorrow", .notADate, 0, nil),
            Fault("2026-11", .notADate, 7, nil), Fault("2026-1-5", .notADate, 6, "2026-01-05"),
            Fault("2026/11/21", .notADate, 4, "2026-11-21"),
            Fault("2026-13-01", .noSuchMonth, 5, nil), Fault("2026-00-01", .noSuchMonth, 5, nil), Fault("2026-02-29", .noSuchDay, 8, nil),
            Fault("1900-02-29", .noSuchDay, 8, nil), Fault("2026-04-31", .noSuchDay, 8, nil), Fault("2026-01-00", .noSuchDay, 8, nil),
            Fault("2026-11-21 10:00", .noTimeMark, 10, "2026-11-21T10:00"),
            Fault("2026-11-21t10:00z", .noTimeMark, 10, "2026-11-21T10:00Z"),
            Fault("2026-11-21 9:05", .noTimeMark, 10, "2026-11-21T09:05"), Fault("2026-11-21T10", .notATime, 13, nil),
            Fault("2026-11-21T24:00", .noSuchHour, 11, nil), Fault("2026-11-21T10:60", .noSuchMinute, 14, nil),
            Fault("2026-11-21T10:00:60Z", .noSuchSecond, 17, nil), Fault("2026-11-21T10:00:00.Z", .notATime, 20, nil),
            Fault("2026-11-21T10:00+02", .badOffset, 16, "2026-11-21T10:00+02:00"), Fault("2026-11-21T10:00+24:00", .badOffset, 16, nil),
            Fault("2026-11-21T10:00 UTC", .unexpectedText, 16, "2026-11-21T10:00Z"), Fault("2026-11-21Z", .noTimeMark, 10, nil),
            Fault("2026-11-21T10:00 +02:00", .unexpectedText, 16, "2026-11-21T10:00+02:00"),
            Fault("2026-11-21T10:00ZZ", .unexpectedText, 17, nil),
            Fault(" 2026-11-21", .notADate, 0, "2026-11-21"), Fault("2026-11-21\n", .noTimeMark, 10, "2026-11-21"),
            Fault("+002026-11-21", .notADate, 0, nil),
            Fault("2026-11-21T10:00:00Zé", .unexpectedText, 20, nil), Fault("20261121", .notADate, 4, nil),
        ])
    func namesTheMistake(expected: Fault) throws {
        let timestamp = DateTimeText(rawValue: expected.text)
        let fault = try #require(timestamp.fault)
        #expect(fault.kind == expected.kind)
        #expect(fault.offset == expected.offset)
        #expect(fault.correction == expected.correction)
        #expect(!fault.message.isEmpty)
        #expect(DateTimeText(iso8601: expected.text) == nil && !timestamp.isISO8601 && timestamp.secondsSince1970 == nil)
        #expect(timestamp.rawValue == expected.text)
        let bytes = Array(("\"" + expected.text + "\"").utf8)
        #expect(DateTimeText.isISO8601(bytes.span, from: 1, to: bytes.count - 1) == false)
    }

    @Test("A moment is written in UTC with milliseconds if needed")
    func writtenMoments() {
        #expect(DateTimeText(secondsSince1970: 1_795_255_200).rawValue == "2026-11-21T10:00:00Z")
        #expect(DateTimeText(secondsSince1970: 0, milliseconds: 5).rawValue == "1970-01-01T00:00:00.005Z")
        #expect(DateTimeText(secondsSince1970: 0, milliseconds: -1).rawValue == "1969-12-31T23:59:59.999Z")
        #expect(DateTimeText(secondsSince1970: 0, milliseconds: 61_000).rawValue == "1970-01-01T00:01:01Z")
        #expect(DateTimeText(secondsSince1970: .max, milliseconds: .max).rawValue == "9999-12-31T23:59:59.999Z")
        #expect(DateTimeText(secondsSince1970: .max).rawValue == "9999-12-31T23:59:59.999Z")
        #expect(DateTimeText(secondsSince1970: .min, milliseconds: .min).rawValue == "0000-01-01T00:00:00Z")
        #expect(DateTimeText(secondsSince1970: 253_402_300_799, milliseconds: 7).rawValue == "9999-12-31T23:59:59.007Z")
    }

    @Test("Random moments round-trip and agree with Foundation")
    func everySecondRoundTrips() throws {
        var random = RandomNumbers(seed: 8)
        let format = Date.ISO8601FormatStyle()
        for _ in 0..<TestScale.scaled(3_000) {
            let seconds = Int64.random(in: -62_167_219_200...253_402_300_799, using: &random)
            let timestamp = DateTimeText(secondsSince1970: seconds, milliseconds: Int.random(in: 0...999, using: &random))
            #expect(timestamp.secondsSince1970 == seconds)
            let modern = Int64.random(in: 0...4_102_444_800, using: &random)
            #expect(DateTimeText(secondsSince1970: modern).rawValue == Date(timeIntervalSince1970: Double(modern)).formatted(format))
        }
    }

    @Test("Every day of 400 years is one day after the last")
    func everyDayOf400Years() {
        var days = 0
        for year in 1904...2303 {
            for month in 1...12 {
                for day in 1...31 {
                    let text = "\(year)-" + (month < 10 ? "0" : "") + "\(month)-" + (day < 10 ? "0" : "") + "\(day)"
                    guard let seconds = DateTimeText(rawValue: text).secondsSince1970 else { continue }
                    #expect(seconds == Int64(days - 24_107) * 86_400, "\(text)")
                    days += 1
                }
            }
        }
        #expect(days == 146_097)
    }

    @Test("Timestamps are compared by moment, and equality is by text")
    func comparing() {
        let early = DateTimeText(rawValue: "2026-11-21T10:00:00.1Z")
        let late = DateTimeText(rawValue: "2026-11-21T11:00:00.2+01:00")
        #expect(early.isEarlier(than: late) == true && late.isEarlier(than: early) == false && early.isSameMoment(as: late) == false)
        #expect(DateTimeText(rawValue: "2026-11-21").isSameMoment(as: DateTimeText(rawValue: "2026-11-21T00:00Z")) == true)
        #expect(DateTimeText(rawValue: "2026-11-21") != DateTimeText(rawValue: "2026-11-21T00:00Z"))
        #expect(early.milliseconds == 100 && early.isSameMoment(as: DateTimeText(rawValue: "soon")) == nil)
        #expect(Set([early, early, late]).count == 2 && DateTimeText(rawValue: "2026-11-21").isDateOnly)
    }

    @Test("Encoding and decoding keep any text")
    func codingKeepsAnyText() throws {
        let data = Data(#"["2026-11-21","soon"]"#.utf8)
        #expect(try JSONEncoder().encode(JSONDecoder().decode([DateTimeText].self, from: data)) == data)
    }
}
