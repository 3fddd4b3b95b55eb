import Foundation
import PaySheet
import PaySheetReports
import Testing

@Suite("Equal findings")
struct EqualFindingTests {
    private static let report: Report = {
        let items = Array(repeating: "{\"label\":\"a\"}", count: 44).joined(separator: ",\n")
        var reader = DocumentReader()
        let text = Sample.clean.dropLast() + ",\"lineItems\":[\n" + items + "]}"
        let check = reader.check(Array(text.utf8), as: .paymentRequest)
        return Report(documents: [CheckedDocument(path: "a.json", check: check, selection: Selection(selected: ["member/missing"]))])
    }()

    private func text(_ format: ReportFormat) -> String {
        String(decoding: ReportWriter.bytes(EqualFindingTests.report, as: format), as: UTF8.self)
    }

    @Test("Reports for people show equal findings once with their number and first places", arguments: [ReportFormat.text, .markdown])
    func grouped(_ format: ReportFormat) {
        let text = text(format)
        #expect(text.split(separator: "(44 times)").count == 2)
        #expect(text.contains("also 3:1, 4:1, 5:1, 6:1, 7:1, 8:1, 9:1, 10:1 and 35 more places"))
        #expect(text.contains("44 errors"))
    }

    @Test(
        "Other reports keep each place",
        arguments: [
            (ReportFormat.concise, "error[member/missing]"), (.json, "\"message\": \"\\\"amount\\\" is missing"),
            (.ndjson, "\"message\":\"\\\"amount\\\" is missing"), (.checkstyle, "<error line="), (.junit, "<testcase "),
            (.sarif, "\"ruleId\":\"member/missing\""), (.gitlab, "\"fingerprint\":"),
        ])
    func complete(_ format: ReportFormat, _ mark: String) {
        #expect(text(format).components(separatedBy: mark).count - 1 == 44)
    }
}
