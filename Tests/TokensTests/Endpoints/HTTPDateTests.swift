import PaySheetTokens
import Testing

@Suite("Dates of HTTP")
struct HTTPDateTests {
    @Test(
        "The three date forms have the same moment",
        arguments: ["Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"])
    func forms(_ text: String) { #expect(HTTPDate(text)?.secondsSince1970 == 784_111_777) }

    @Test(
        "Dates are written in one form",
        arguments: [
            (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
            (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"), (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
            (HTTPDate.range.lowerBound, "Sat, 01 Jan 0000 00:00:00 GMT"), (HTTPDate.range.upperBound, "Fri, 31 Dec 9999 23:59:59 GMT"),
        ])
    func writing(_ seconds: Int64, _ text: String) throws {
        #expect(try #require(HTTPDate(secondsSince1970: seconds)).text == text)
        #expect(HTTPDate(text)?.secondsSince1970 == seconds)
    }

    @Test("Every day of four centuries is read as it is written")
    func roundTrip() throws {
        for day in Int64(0)..<146_097 {
            let seconds = day * 86_400 + day % 86_400
            #expect(HTTPDate(try #require(HTTPDate(secondsSince1970: seconds)).text)?.secondsSince1970 == seconds)
        }
    }

    @Test(
        "Other text is not a date",
        arguments: [
            "", "0", "784111777", "1994-11-06T08:49:37Z", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 UTC",
            "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 31 Nov 1994 08:49:37 GMT", "Sun, 00 Nov 1994 08:49:37 GMT",
            "Sun, 29 Feb 1900 08:49:37 GMT", "Sun, 06 nov 1994 08:49:37 GMT", "Xxx, 06 Nov 1994 08:49:37 GMT",
            "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:60:37 GMT", "Sun, 06 Nov 1994 08:49:61 GMT",
            "Sun, 06 Nov 1994 8:49:37 GMT", "Sunday, 06-Nov-1994 08:49:37 GMT", "Sunday, 06-Nov-94-1 08:49:37 GMT",
            "Sun Nov  6 08:49:37 94", "Sun, 06 Nov 19941 08:49:37 GMT",
        ])
    func others(_ text: String) { #expect(HTTPDate(text) == nil) }

    @Test("Years above four digits have no date")
    func range() {
        #expect(HTTPDate(secondsSince1970: HTTPDate.range.lowerBound - 1) == nil)
        #expect(HTTPDate(secondsSince1970: .max) == nil)
    }
}
