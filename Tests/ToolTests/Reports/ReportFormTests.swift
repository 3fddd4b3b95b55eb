import PaySheet
import PaySheetReports
import Testing

/// The promises of each format to its readers.
@Suite("Formats of reports")
struct ReportFormTests {
    private func document(_ json: String, path: String = "a.json", line: Int? = nil, selection: Selection = Selection()) -> CheckedDocument
    {
        var reader = DocumentReader()
        let check = reader.check(Array(json.utf8), as: .paymentRequest, recovering: true)
        return CheckedDocument(path: path, line: line, check: check, selection: selection)
    }

    private func text(_ report: Report, _ format: ReportFormat) -> String {
        String(decoding: ReportWriter.bytes(report, as: format), as: UTF8.self)
    }

    private static let many =
        "{\"lineItems\":[" + Array(repeating: "{\"label\":\"a\",\"amount\":\"x\"}", count: 14).joined(separator: ",") + "]}"

    @Test("SARIF counts columns as editors do, and other reports count characters")
    func columns() throws {
        let document = document("{\"total\":{\"label\":\"😀😀\",\"amount\":\"1,5\"}}", selection: Selection(selected: ["amount/format"]))
        let sarif = try JSON(text(Report(documents: [document]), .sarif))["runs"][0]
        let region = sarif["results"][0]["locations"][0]["physicalLocation"]["region"]
        #expect(sarif["columnKind"].string == "utf16CodeUnits")
        #expect(region["startColumn"].int == 35 && region["endColumn"].int == 40)
        #expect(text(Report(documents: [document]), .concise).hasPrefix("a.json:1:33: "))
        let replacement = sarif["results"][0]["fixes"][0]["artifactChanges"][0]["replacements"][0]
        #expect(replacement["deletedRegion"]["startColumn"].int == 35)
        #expect(replacement["deletedRegion"]["byteOffset"].int == 38 && replacement["deletedRegion"]["byteLength"].int == 5)
        #expect(replacement["insertedContent"]["text"].string == "\"1.5\"")
    }

    @Test("A record is reported on its line of the file, and its fix has no byte offset")
    func records() throws {
        let record = document(
            "{\"total\":{\"label\":\"a\",\"amount\":\"1,5\"}}", line: 7, selection: Selection(selected: ["amount/format"]))
        let report = Report(documents: [record, document(Sample.clean, line: 8)])
        let result = try JSON(text(report, .sarif))["runs"][0]["results"][0]
        #expect(result["locations"][0]["physicalLocation"]["region"]["startLine"].int == 7)
        let deleted = result["fixes"][0]["artifactChanges"][0]["replacements"][0]["deletedRegion"]
        #expect(deleted["startLine"].int == 7 && deleted["endLine"].int == 7)
        #expect(!deleted.names.contains("byteOffset"))
        #expect(try JSON(text(report, .gitlab))[0]["location"]["lines"]["begin"].int == 7)
        #expect(text(report, .checkstyle).contains("<error line=\"7\" "))
        #expect(text(report, .github).contains("::error file=a.json,line=7,endLine=7,"))
        #expect(text(report, .markdown).contains("## `a.json:7`") && text(report, .markdown).contains("- `a.json:8`"))
        let junit = text(report, .junit)
        #expect(junit.contains("name=\"line 7: amount/format /total/amount\"") && junit.contains("name=\"line 8: ApplePayPaymentRequest\""))
        #expect(junit.split(separator: "<testsuite ").count == 2)
    }

    @Test("A path is a reference from the root, with special characters encoded")
    func paths() throws {
        let paths = ["a b/ü%.json", "a:b.json", "/tmp/x.json", "#?.json"]
        let report = Report(documents: paths.map { document(Sample.comma, path: $0) }, failures: [.init(path: "x y", message: "gone")])
        let run = try JSON(text(report, .sarif))["runs"][0]
        let places = run["results"].list.map { $0["locations"][0]["physicalLocation"]["artifactLocation"] }
        #expect(places.map { $0["uri"].string } == ["a%20b/%C3%BC%25.json", "a%3Ab.json", "file:///tmp/x.json", "%23%3F.json"])
        #expect(places.map { $0["uriBaseId"].string } == ["%SRCROOT%", "%SRCROOT%", nil, "%SRCROOT%"])
        #expect(run["invocations"][0]["executionSuccessful"].bool == false)
        let notice = run["invocations"][0]["toolExecutionNotifications"][0]
        #expect(notice["level"].string == "error" && notice["message"]["text"].string == "x y could not be read: gone")
        #expect(notice["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].string == "x%20y")
    }

    @Test("Every result names its rule, and a rule appears once")
    func rules() throws {
        let report = Report(documents: [document(Sample.comma), document(ReportFormTests.many, path: "b.json")])
        let run = try JSON(text(report, .sarif))["runs"][0]
        let rules = run["tool"]["driver"]["rules"].strings("id")
        #expect(Set(rules).count == rules.count && rules.count > 1)
        for result in run["results"].list { #expect(result["ruleId"].string == rules[result["ruleIndex"].int ?? 99]) }
        #expect(run["results"].count == report.summary.findings)
    }

    @Test("Above the limit, the worst results are kept with a notification")
    func limit() throws {
        let warning = document(Sample.comma, path: "w", selection: Selection(severities: [.amountFormat: .warning]))
        let error = document(Sample.comma, path: "e")
        func run(_ limit: Int) throws -> JSON {
            var body = SARIFBody(now: nil, limit: limit)
            for _ in 0..<5 {
                _ = body.document(warning)
                _ = body.document(error)
            }
            return try JSON(String(decoding: body.closing(Summary()), as: UTF8.self))["runs"][0]
        }
        let cut = try run(7)
        #expect(cut["results"].strings("level") == ["warning", "error", "warning", "error", "error", "error", "error"])
        #expect(cut["invocations"][0]["toolExecutionNotifications"][0]["message"]["text"].string?.contains("3 findings") == true)
        #expect(try run(10)["results"].count == 10)
        #expect(!(try run(10)["invocations"][0].names.contains("toolExecutionNotifications")))
    }

    @Test("Suppressed findings are marked on request and otherwise omitted")
    func suppressed() throws {
        var reader = DocumentReader()
        let check = reader.check(Array(Sample.comma.utf8), as: .paymentRequest, recovering: true)
        let document = CheckedDocument(path: "a.json", check: check) { _ in Suppression(.configuration, reason: "a test of [x](1)") }
        let report = Report(documents: [document])
        #expect(try JSON(text(report, .sarif))["runs"][0]["results"].count == 0)
        let asked = try JSON(String(decoding: SARIFReport.json(report, includesSuppressed: true), as: UTF8.self))["runs"][0]["results"]
        #expect(asked.strings("ruleId") == ["amount/format"])
        #expect(asked[0]["suppressions"][0]["kind"].string == "external")
        #expect(asked[0]["suppressions"][0]["justification"].string == "a test of \\[x\\](1)")
    }

    @Test("Annotations stop at GitHub's limit, and the lines above have all findings")
    func annotations() {
        let report = Report(documents: [document(ReportFormTests.many, selection: Selection(selected: ["amount/format"]))])
        let lines = text(report, .github).split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("::error ") }.count == 10)
        #expect(lines.filter { $0.hasPrefix("a.json:1:") }.count == 14)
        #expect(
            lines.last?.hasSuffix("GitHub shows 10 annotations of each kind per step; 4 more findings are only in the lines above.")
                == true)
        let two = document("{\n\"total\":\n{\"label\":1}}", selection: Selection(selected: ["member/missing"]))
        #expect(!text(Report(documents: [two]), .github).contains("-"))
    }

    @Test("An annotation over several lines has no columns, and one without a file has no file")
    func annotationPlaces() {
        let document = document("{\"total\":{\"label\":\"a\",\"amount\":\"1\"},\"lineItems\":\n{\n}}", path: "-")
        let text = text(Report(documents: [document]), .github)
        #expect(text.contains("\n::error title=") && !text.contains("file="))
    }

    @Test(
        "A finding below the threshold is not a failed test",
        arguments: [(.error, 1, 1), (.warning, 2, 0), (.info, 2, 0), (nil, 1, 1)] as [(Severity?, Int, Int)])
    func thresholds(_ threshold: Severity?, _ failures: Int, _ skipped: Int) {
        let report = Report(
            documents: [
                document(Sample.comma), document(Sample.comma, path: "w", selection: Selection(severities: [.amountFormat: .warning])),
                document(Sample.clean, path: "c"),
            ], failures: [.init(path: "f", message: "gone")], threshold: threshold)
        let xml = text(report, .junit)
        let head = "<testsuites name=\"paysheet\" tests=\"4\" failures=\"\(failures)\" errors=\"1\" skipped=\"\(skipped)\""
        #expect(xml.contains(head))
        #expect(xml.split(separator: "<failure ").count == failures + 1)
        #expect(xml.split(separator: "<skipped ").count == skipped + 1)
    }

    @Test("Tests have unique names that do not depend on lines")
    func testNames() {
        func names(_ json: String) -> [Substring] {
            text(Report(documents: [document(json)]), .junit).split(separator: "\n").filter { $0.contains("<testcase ") }
                .map { $0.prefix { $0 != ">" }.split(separator: " file=")[0] }
        }
        let json = "{\"total\":{\"label\":\"a\",\"label\":\"b\",\"label\":\"c\",\"amount\":\"1\"},,,}"
        #expect(Set(names(json)).count == names(json).count && names(json).count > 3)
        #expect(names("\n\n" + json) == names(json))
        #expect(Set(names("{}")).count == names("{}").count && names("{}").count > 1)
    }

    @Test("A summary stays below GitHub's limit and names what it omits", arguments: [600, 3000, 20_000])
    func summaryLimit(_ limit: Int) {
        var body = MarkdownBody(style: TextStyle(), limit: limit)
        var summary = Summary()
        for number in 0..<40 {
            let name = String(repeating: "n", count: number * 9)
            for one in [document(Sample.comma, path: name), document(Sample.clean, path: name)] {
                _ = body.document(one)
                summary.add(one)
            }
            summary.add(Report.Failure(path: name, message: "gone"))
        }
        let text = String(decoding: body.closing(summary), as: UTF8.self)
        #expect(text.utf8.count <= limit + 350)
        #expect(text.contains("This report leaves out") && text.contains(" more\n"))
    }

    @Test("One call for each format equals the writer's output")
    func calls() {
        let report = Report(documents: [document(Sample.comma), document(Sample.clean, path: "b")], now: "2026-11-21T00:00:00Z")
        let calls: [ReportFormat: [UInt8]] = [
            .text: Array(TextReport.text(report).utf8), .json: JSONReport.json(report), .sarif: SARIFReport.json(report),
            .junit: JUnitReport.xml(report), .github: Array(GitHubReport.log(report).utf8), .gitlab: GitLabReport.json(report),
            .checkstyle: CheckstyleReport.xml(report), .markdown: Array(MarkdownReport.markdown(report).utf8),
            .html: Array(HTMLReport.html(report).utf8), .concise: Array(TextReport.text(report, style: TextStyle(isConcise: true)).utf8),
            .ndjson: report.documents.flatMap { JSONReport.record($0) + [0x0A] },
        ]
        for format in ReportFormat.allCases { #expect(calls[format] == ReportWriter.bytes(report, as: format), "\(format)") }
    }

    @Test("An empty run is a valid report", arguments: ReportFormat.allCases)
    func empty(_ format: ReportFormat) throws {
        let text = text(Report(), format)
        switch format {
        case .json, .sarif, .gitlab: _ = try JSON(text)
        case .concise, .ndjson: #expect(text.isEmpty)
        default: #expect(text.hasSuffix("\n"))
        }
    }
}
