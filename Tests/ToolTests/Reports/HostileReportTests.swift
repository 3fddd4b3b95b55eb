import Foundation
import PaySheet
import PaySheetReports
import TestSupport
import Testing

/// Whatever a document or a file is called, a report stays a report. Foreign parsers read the same reports in
/// `Tests/Scripts/check-reports.py`.
@Suite("Hostile names in reports")
struct HostileReportTests {
    static let labels = [
        "::error file=x::y", "a,title=b,line=9", "%0A::error::x", "\n::add-mask::x", "\r\n::stop-commands::x", "##[error]x",
        "x ##[add-mask]y",
        "\u{3000}::warning::x",
        "]]>", "<![CDATA[x", "<!--", "-->", "&amp;&lt;&#x1F;", "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>",
        "' onload='x",
        "</pre></article><script>", "javascript:alert(1)", "`", "``", "` <b>x</b> `", "```\n# x", "~~~", "[x](https://evil.example)",
        "![x](https://evil.example/x.png)", "<https://evil.example>", "https://evil.example", "www.evil.example", "@octocat",
        "a@evil.example",
        "#123", "| a | b |", "\\`", "\\", "{0}", "[x](1)", "\u{0}", "\u{1}", "\u{8}", "\u{1B}[31mred", "\u{9B}31m", "\u{7F}", "\u{85}",
        "\u{202E}txt", "\u{2066}x", "\u{200B}", "\u{FEFF}", "\u{2028}", "\u{FFFE}", "\u{FFFF}", "\u{10FFFF}", "\u{E000}", "𝕏😀👨‍👩‍👧",
    ]

    /// Documents in which the label is a value, a name, and a path.
    private static func world(_ label: String) throws -> (world: TestWorld, paths: [String]) {
        let json = String(decoding: try JSONEncoder().encode(label), as: UTF8.self)
        let documents = [
            "a.json": "{\"countryCode\":\(json),\"total\":{\"label\":\(json),\"amount\":\(json)},\"supportedNetworks\":[\(json)]}",
            "b.json": "{\"total\":{\"label\":\"a\",\"amount\":\"1\"},\(json):1,\(json):2,\"countryCode\":\"US\"}",
            "c.json": "{\"total\": '" + label + "'}", "d\(label).json": "{\"total\":{\"amount\":\"1,5\"}}", "e\(label).json": Sample.clean,
            "\(label)/f.json": "{\"total\":{\"amount\":\"1,5\"}}",
        ]
        return (TestWorld(documents), documents.keys.sorted() + ["gone\(label)"])
    }

    @Test("Hostile names keep every report well-formed", arguments: TestScale.sampled(labels))
    func harmless(_ label: String) throws {
        let (world, paths) = try HostileReportTests.world(label)
        let reports = ReportFormat.allCases.flatMap { ["--report", $0.rawValue + "=out." + $0.rawValue] }
        #expect(world.run(["check", "-q"] + reports + ["--"] + paths) == 2)
        for format in ReportFormat.allCases {
            let report = try #require(world.text("out." + format.rawValue))
            #expect(!report.isEmpty)
            for scalar in report.unicodeScalars where scalar != "\n" {
                let value = scalar.value
                let isControl = value < 0x20 || (0x7F...0x9F).contains(value)
                let turnsText = scalar.properties.isBidiControl || value == 0xFEFF || value == 0x2028 || value == 0xFFFE || value == 0xFFFF
                // JSON holds data, in which characters without a meaning for it stay as they are.
                let isData = format == .json || format == .ndjson || format == .sarif || format == .gitlab
                #expect(!isControl && (!turnsText || isData && value >= 0xFFFE), "\(format) U+\(String(value, radix: 16))")
            }
            #expect(!report.contains("##["))
            let commands = report.split(separator: "\n").filter { $0.drop { $0.isWhitespace }.hasPrefix("::") }
            #expect(commands.isEmpty || format == .github)
            try HostileReportTests.check(report, format)
        }
    }

    private static func check(_ report: String, _ format: ReportFormat) throws {
        let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
        switch format {
        case .github:
            for line in lines {
                let start = line.drop { $0.isWhitespace }
                guard start.hasPrefix("::") else { continue }
                let isOurs = ["::error ", "::warning ", "::notice "].contains { start.hasPrefix($0) }
                let parts = start.dropFirst(2).components(separatedBy: "::")
                #expect(isOurs && parts[0].split(separator: ",").count <= 6)
                #expect(parts[0].contains("title=") && !parts[0].dropFirst(8).contains(":"))
            }
        case .html:
            let tags = report.split(separator: "<").dropFirst().map { $0.prefix { $0.isLetter || $0 == "/" || $0 == "!" } }
            let known: Set<Substring> = [
                "!DOCTYPE", "html", "/html", "head", "/head", "meta", "title", "/title", "style", "/style", "body", "/body", "header",
                "/header",
                "h", "/h", "p", "/p", "main", "/main", "table", "/table", "caption", "/caption", "thead", "/thead", "tbody", "/tbody", "tr",
                "/tr",
                "th", "/th", "td", "/td", "section", "/section", "bdi", "/bdi", "article", "/article", "span", "/span", "a", "/a", "pre",
                "/pre",
                "ul", "/ul", "li", "/li", "footer", "/footer", "nav", "/nav", "fieldset", "/fieldset", "legend", "/legend", "input",
                "label",
                "/label", "dl", "/dl", "div", "/div", "dt", "/dt", "dd", "/dd", "code", "/code",
            ]
            #expect(Set(tags).subtracting(known) == [])
        case .junit, .checkstyle:
            let known: Set<Substring> = [
                "xml", "testsuites", "/testsuites", "testsuite", "/testsuite", "testcase", "/testcase", "failure", "/failure", "skipped",
                "/skipped", "error", "/error", "checkstyle", "/checkstyle", "file", "/file",
            ]
            let tags = report.split(separator: "<").dropFirst().map {
                $0.prefix { $0.isLetter || $0 == "/" || $0 == "?" }.drop { $0 == "?" }
            }
            #expect(Set(tags).subtracting(known) == [])
        case .json, .sarif, .gitlab: _ = try JSON(report)
        case .ndjson: for line in lines where !line.isEmpty { _ = try JSON(String(line)) }
        case .text, .concise, .markdown: break
        }
    }
}
