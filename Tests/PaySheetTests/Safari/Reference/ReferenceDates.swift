import Foundation
import TestSupport

/// Which values JavaScriptCore reads as dates: its grammar as one pattern, and older forms checked by hand.
enum ReferenceDates {
    static func isDate(_ value: TestJSON?) -> Bool {
        switch value {
        case .number(let spelling): abs(Double(spelling) ?? .infinity) <= 8.64e15
        case .string(let text): oldForms[text] ?? isStandard(text)
        default: false
        }
    }

    private static let pattern =
        #"^\s*([+-]?\d+)(?:-(\d\d)(?:-(\d\d))?)?(?:[Tt ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d+))?)?(?:Z|[+-](?:(\d\d)(?::?(\d\d))?))?)?\z"#

    static func isStandard(_ text: String) -> Bool {
        guard let expression = try? NSRegularExpression(pattern: pattern),
            let match = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
        else { return false }
        func part(_ group: Int) -> String? { Range(match.range(at: group), in: text).map { String(text[$0]) } }
        func number(_ group: Int, or usual: Int) -> Int? { part(group).map { Int($0) } ?? usual }
        guard let year = number(1, or: 0), abs(year) < 2_147_483_647, let month = number(2, or: 1), let day = number(3, or: 1),
            let hour = number(4, or: 0), let minute = number(5, or: 0), let second = number(6, or: 0), number(7, or: 0) != nil,
            let zoneHour = number(8, or: 0), let zoneMinute = number(9, or: 0)
        else { return false }
        if year == 0, part(1)?.hasPrefix("-") == true { return false }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard (1...12).contains(month), (1...lengths[month - 1]).contains(day), abs(year) < 275_000 else { return false }
        guard hour <= 24, minute <= 59, second <= 60, hour < 24 || minute == 0 && second == 0 else { return false }
        return zoneHour <= 24 && zoneMinute <= 59
    }

    /// Texts that are not of the grammar, and whether the parser for old forms reads them.
    static let oldForms = [
        "03/01/2027": true, "3/1/27": true, "13/01/2027": false, "02/31/2027": true, "03/32/2027": false, "03/01": false,
        "2027/03/01": true,
        "2027/3/1 10:00": true, "2027/13/01": false, "2027/03": false, "1 March 2027": true, "31 December 2026": true,
        "1 Mar 2027 10:00": true, "1-Mar-2027": true,
        "March 1, 2027": true, "March 1 2027 10:00 PM": true, "March 1, 2027 13:00 PM": false, "Mon, 01 Mar 2027 10:00:00 GMT": true,
        "Mon, 01 Mar 2027 10:00:00 +0100": true, "Mon Mar 01 2027 10:00:00 GMT+0100 (Central European Time)": true,
        "Mon Mar 01 10:00:00 PST 2027": true, "32 March 2027": false, "1 Foo 2027": false, "March": false, "March 1": true,
        "1 March": false,
        "tomorrow": false, "next Monday": false, "": false, " ": false, "2027-03-01 10:00 PM": false, "1 March 2027 at 10:00": true,
        "1 March 2027 24:00": false, "1 March 2027 10:60": false, "01.03.2027": false, "2027.03.01": false,
    ]
}
