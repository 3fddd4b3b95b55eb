import PaySheet
import PaySheetGuide
import Testing

/// A merchant session is Apple's answer, which the page passes on as it is.
struct MessagingSessionTests {
    @Test(
        "No member of Apple's answer is a finding, known or unknown",
        arguments: [
            [
                ("initiative", #""messaging""#), ("initiativeContext", #""https://gateway.example/pay""#),
                ("signedFields", #"["nonce","displayName"]"#),
            ],
            [("retryNonce", #""A1""#), ("ampEnrollmentPinning", #""""#)],
            [("isDelegatedSession", "true"), ("delegateDisplayName", #""Shop""#)], [("aMemberOfTomorrow", "{}")],
        ])
    func members(_ members: [(String, String)]) {
        let sample = Sample(.session, members.map { .set("/" + $0.0, $0.1) })
        var reader = DocumentReader()
        let checked = reader.check(sample.json, as: .merchantSession)
        #expect(checked.findings.isEmpty, "\(checked.findings.map { $0.message })")
    }
}
