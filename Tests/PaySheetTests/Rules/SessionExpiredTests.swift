import PaySheet
import Testing

@Suite("Age of a merchant session")
struct SessionExpiredTests {
    @Test(
        "The age of a session has a readable unit",
        arguments: [
            (301, "5 minutes old"), (300 * 60, "5 hours old"), (364 * 86_400, "364 days old"), (3_600, "60 minutes old"),
        ] as [(Int64, String)])
    func age(_ seconds: Int64, _ words: String) throws {
        let now = Instant(secondsSince1970: 1_767_225_600)
        let start = (1_767_225_600 - seconds) * 1000
        let session = #"{"epochTimestamp":\#(start),"merchantSessionIdentifier":"x"}"#
        var reader = DocumentReader(policy: Policy(now: now))
        let findings = reader.check(session.utf8, as: .merchantSession).findings
        let finding = try #require(findings.first { $0.rule == .sessionExpired })
        #expect(finding.message == "the merchant session is \(words), and Apple takes it for 5 minutes")
    }
}
