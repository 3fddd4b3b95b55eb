import PaySheet
import PaySheetGuide
import TestSupport
import Testing

/// Texts that JavaScriptCore reads as dates, and texts that it does not.
@Suite struct WebKitDateTests {
    private static let standard = [
        "2026-12-31 10:00", "2026-12", "2026", "2026-12-31T24:00:00Z",
        "2026-12-31t10:00", "2026-12-31T10:00:00+0200", "2026-12-31T10:00+02",
        "2026-12-31T10:00:60Z", "+002026-12-31", " 2026-12-31", "12026-01-01", "2028-02-29", "2026-12-31T10:00:00.123456789Z",
    ]
    private static let unreadable = [
        "2026-12-31T10:00:00-5.00", "2026-12-31T10:00-5:00", "2026-12-31T24:00:01Z", "2026-12-31T25:00Z", "2026-12-31T10:00:61Z",
        "2027-02-29", "2026-13-01", "2026-12-32", "2026-1-5", "2026-12-31T10", "2026-12-31T10:00:00z", "2026-12-31  10:00", "-000000",
        "2026-12-31T10:00:00.Z", "2026-12-31T10:00+25:00", "99999999999999999999", "300000-01-01", "2026-12-31T10:00:00,5Z",
    ]

    /// A zone without a date that can be read throws.
    private func isReadable(_ json: String) -> Bool {
        var reader = DocumentReader()
        let sample = Sample(.deferred, [.set("/deferredPaymentRequest/freeCancellationDate", json)])
        switch reader.check(sample.json).safari {
        case .accepts: return true
        case .throws(let exception):
            #expect(exception.check == "WK-DEF-TZ-ALONE", "\(json)")
            return false
        default:
            Issue.record("\(json)")
            return false
        }
    }

    @Test("JavaScriptCore reads unusual ISO dates", arguments: standard) func textIsReadable(_ text: String) {
        #expect(isReadable("\"" + text + "\""))
        #expect(ReferenceDates.isDate(.string(text)))
    }

    @Test("JavaScriptCore does not read invalid dates", arguments: unreadable) func textIsUnreadable(_ text: String) {
        #expect(!isReadable("\"" + text + "\""))
        #expect(!ReferenceDates.isDate(.string(text)))
    }

    @Test("Old date formats are read as the reference reads them", arguments: ReferenceDates.oldForms.keys.sorted()) func oldFormsAreRead(
        _ text: String
    ) {
        #expect(isReadable("\"" + text + "\"") == ReferenceDates.oldForms[text])
    }

    @Test(
        "Values that are not text are read as in JavaScript",
        arguments: [
            ("0", true), ("-1", true), ("1.5", true), ("8640000000000000", true),
            ("8640000000000001", false), ("1e30", false), ("-1e16", false),
            ("1e-7", true), ("null", false), ("true", false), ("[\"2026-12-31\"]", false), ("{}", false),
        ])
    func otherValuesAreRead(_ json: String, _ readable: Bool) { #expect(isReadable(json) == readable) }
}
