import PaySheet
import TestSupport
import Testing

/// Documents made to be slow or to break something. None may take more than a moment, and each gets an answer.
@Suite struct HostileTests {
    static let documents: [(name: String, text: String)] = [
        ("one member twenty thousand times", "{" + Array(repeating: #""total":1"#, count: 20_000).joined(separator: ",") + "}"),
        (
            "twenty thousand unknown members",
            #"{"total":1,"countryCode":1,"# + (0..<20_000).map { "\"k\($0)\":1" }.joined(separator: ",") + "}"
        ),
        (
            "one unknown member ten thousand times",
            #"{"countryCode":1,"# + Array(repeating: #""zzzzz":1"#, count: 10_000).joined(separator: ",") + "}"
        ),
        ("ten thousand broken line items", #"{"lineItems":["# + Array(repeating: "{}", count: 10_000).joined(separator: ",") + "]}"),
        ("a hundred thousand escapes", #"{"total":{"label":""# + String(repeating: "\\u0041", count: 100_000) + #"","amount":"1"}}"#),
        ("an amount of ten thousand digits", #"{"total":{"label":"x","amount":""# + String(repeating: "9", count: 10_000) + #""}}"#),
        ("a number of ten thousand digits", #"{"total":{"label":7,"amount":"# + String(repeating: "9", count: 10_000) + "}}"),
        ("an exponent beyond all measure", #"{"total":{"label":1e-99999999999999999999,"amount":1e99999999999999999999}}"#),
        ("objects ten thousand deep", String(repeating: #"{"total":"#, count: 10_000)),
        ("a list of every kind of nothing", #"{"lineItems":[null,{},[],"",0,false,-0.0,1e5]}"#),
    ]

    @Test("A hostile document has valid findings", arguments: documents.map { $0.name }) func getsAnAnswer(_ name: String) throws {
        let text = try #require(Self.documents.first { $0.name == name }).text
        var reader = DocumentReader()
        let check = reader.check(text.utf8, as: .paymentRequest, recovering: true)
        #expect(!check.findings.isEmpty)
        #expect(check.findings.count <= Policy().maximumFindings)
        // Every finding can be explained, and is inside the text.
        for finding in check.findings {
            #expect(finding.place.start.offset <= finding.place.end.offset && finding.place.end.offset <= text.utf8.count)
            #expect(!finding.message.isEmpty)
        }
        _ = PaymentRequest.read(text.utf8).value?.json
    }

    @Test("The limit of findings is respected")
    func theLimitOfFindingsIsKept() {
        var reader = DocumentReader(policy: Policy(maximumFindings: 3))
        let findings = reader.check(#"{"lineItems":[{},{},{},{}]}"#.utf8, as: .paymentRequest).findings
        #expect(findings.count == 3)
        #expect(findings.isTruncated)
    }
}
