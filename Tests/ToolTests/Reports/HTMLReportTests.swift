import Foundation
import PaySheet
import PaySheetGuide
import PaySheetReports
import Testing

@Suite("The HTML report")
struct HTMLReportTests {
    private func document(_ path: String, _ json: String, selection: Selection = Selection()) -> CheckedDocument {
        var reader = DocumentReader()
        let check = reader.check(Array(json.utf8), as: .paymentRequest, recovering: true)
        return CheckedDocument(path: path, check: check, selection: selection)
    }

    private static let warning = Sample.clean.replacing("\"label\":\"Trip\"", with: "\"label\":\"Trip\",\"tpye\":\"final\"")

    private func places(_ words: [String], in text: String) -> [String.Index?] {
        words.map { text.range(of: $0)?.lowerBound }
    }

    private func count(_ part: String, in text: String) -> Int { text.split(separator: part).count - 1 }

    @Test("A run that nothing can fail does not say that it passed", arguments: [ReportFormat.html, .markdown])
    func unasked(_ format: ReportFormat) {
        func text(_ json: String, _ threshold: Severity?) -> String {
            String(
                decoding: ReportWriter.bytes(Report(documents: [document("a.json", json)], threshold: threshold), as: format), as: UTF8.self
            )
        }
        let never = text(Sample.comma, nil)
        #expect(never.contains("1 error, 0 warnings; nothing was asked to fail"))
        #expect(!never.contains(": passed") && !never.contains(">passed<"))
        #expect(text(Sample.comma, .error).contains("failed"))
        #expect(text(Sample.clean, nil).contains("passed") && text(HTMLReportTests.warning, .error).contains("passed"))
    }

    @Test("A table of rules comes first: the worst, then those with most findings")
    func byRule() throws {
        let twice = Sample.clean.replacing("\"label\":\"Trip\"", with: "\"label\":\"Trip\",\"tpye\":\"final\",\"lable\":\"x\"")
        let html = HTMLReport.html(Report(documents: [document("a.json", twice), document("b.json", Sample.comma)]))
        let table = String(html[try #require(html.range(of: "<section id=\"by-rule\">")).upperBound...])
        let found = try places(["#rule-amount/format", "#rule-member/unknown", "<section id=\"findings\">"], in: table).map {
            try #require($0)
        }
        #expect(found == found.sorted(), "\(table.prefix(1500))")
        #expect(table.contains("<td class=\"error\">1</td>") && table.contains("<td class=\"warning\">2</td>"))
    }

    @Test("Files with errors come before files with warnings, and clean files are listed")
    func order() throws {
        let report = Report(
            documents: [
                document("clean.json", Sample.clean), document("warning.json", HTMLReportTests.warning),
                document("error.json", Sample.comma),
            ], failures: [.init(path: "gone.json", message: "no such file")])
        let html = HTMLReport.html(report)
        let main = String(html[try #require(html.range(of: "<main>")).upperBound...])
        let found = try places(
            [
                "gone.json", "<h3><bdi>error.json", "<h3><bdi>warning.json", "<a href=\"#file-2\"><bdi>error.json",
                "<a href=\"#file-1\"><bdi>warning.json", "<bdi>clean.json",
            ], in: main
        ).map { try #require($0) }
        #expect(found == found.sorted())
        #expect(main.contains("<td colspan=\"3\">no findings</td>"))
    }

    @Test("Errors of a file come before its warnings")
    func orderInFile() throws {
        let html = HTMLReport.html(
            Report(documents: [document("a.json", HTMLReportTests.warning.replacing("\"200.50\"", with: "\"200,50\""))]))
        let found = try places(["<article class=\"error\"", "<article class=\"warning\""], in: html).map { try #require($0) }
        #expect(found == found.sorted())
    }

    @Test("Each severity has a choice with its count, and a style hides the others")
    func filter() {
        let both = HTMLReport.html(Report(documents: [document("w", HTMLReportTests.warning), document("e", Sample.comma)]))
        #expect(both.contains("id=\"show-all\" checked>") && both.contains(">Errors <span class=\"count\">1</span>"))
        #expect(both.contains(">Warnings <span class=\"count\">1</span>") && !both.contains("id=\"show-info\""))
        #expect(both.contains("body:has(#show-error:checked)"))
        #expect(
            both.contains("<section class=\"file filtered has-warning\"") && both.contains("<section class=\"rule filtered has-error\""))
        #expect(!HTMLReport.html(Report(documents: [document("c", Sample.clean)])).contains("<fieldset>"))
    }

    @Test("Rules and findings link to each other, and every anchor is unique")
    func anchors() {
        let html = HTMLReport.html(
            Report(documents: [document("a.json", Sample.comma), document("b.json", Sample.comma), document("w", HTMLReportTests.warning)]))
        let ids = html.split(separator: " id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        let links = html.split(separator: "href=\"#").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        #expect(Set(ids).count == ids.count)
        #expect(Set(links).isSubset(of: ids))
        #expect(links.contains("rule-amount/format") && links.filter { $0.hasPrefix("finding-") }.count == 6)
        #expect(html.contains("<section class=\"rule filtered has-error\" id=\"rule-amount/format\">"))
    }

    @Test("A card has the reason and the remedy")
    func card() throws {
        let html = HTMLReport.html(Report(documents: [document("a.json", Sample.comma)]))
        let card = try #require(html.split(separator: "<article ").last?.split(separator: "</article>").first)
        let reason = try #require(RuleID.amountFormat.card?.reason)
        #expect(card.contains("Why</span> " + reason + "."))
        #expect(card.contains("Help</span> <bdi>write &quot;200.50&quot;</bdi>"))
        #expect(card.contains("<code>paysheet fix a.json</code>"))
        let verdict =
            "Safari throws in new ApplePaySession(): TypeError: &quot;200,50&quot; is not a valid amount. (amount/format at /total/amount)"
        #expect(html.contains("<p class=\"verdict\"><bdi>" + verdict + "</bdi></p>"))
    }

    @Test("The date is that of the clock, so the same input gives the same bytes")
    func date() {
        let documents = [document("a.json", Sample.clean)]
        #expect(HTMLReport.html(Report(documents: documents)).contains("<dt>Date</dt><dd>not stated; --now sets it</dd>"))
        let dated = HTMLReport.html(Report(documents: documents, now: "2026-11-24T00:00:00Z"))
        #expect(dated.contains("<dt>Date</dt><dd>2026-11-24T00:00:00Z</dd>"))
        #expect(dated.contains("<dt>Version</dt><dd>paysheet " + Edition.version))
    }

    @Test("Above the limit, errors keep their cards and the rest is counted", arguments: [1, 3, 5])
    func limit(_ limit: Int) {
        var body = HTMLBody(style: TextStyle(), limit: limit)
        var summary = Summary()
        for number in 0..<4 {
            for one in [document("w\(number)", HTMLReportTests.warning), document("e\(number)", Sample.comma)] {
                _ = body.document(one)
                summary.add(one)
            }
        }
        let html = String(decoding: body.closing(summary), as: UTF8.self)
        #expect(count("<article class=\"error\"", in: html) == min(limit, 4))
        #expect(count("<article class=\"warning\"", in: html) == max(limit - 4, 0))
        #expect(html.contains("This page shows \(limit) of 8 findings, errors first. The other \(8 - limit) only count."))
        #expect(html.contains("1 more finding of this file without a card."))
        // The files, and the two rules.
        #expect(count("<tr class=\"filtered", in: html) == 10)
    }

    @Test("A large run has a page of limited size with all counts")
    func large() {
        var body = HTMLBody(style: TextStyle())
        var summary = Summary()
        let (bad, clean) = (document("bad.json", Sample.comma), document("clean.json", Sample.clean))
        for _ in 0..<3000 {
            for one in [bad, clean] {
                _ = body.document(one)
                summary.add(one)
            }
        }
        let html = String(decoding: body.closing(summary), as: UTF8.self)
        #expect(html.utf8.count < 2_500_000)
        #expect(html.contains("This page shows 1000 of 3000 findings"))
        #expect(html.contains("and 2000 more files with findings") && html.contains("and 2000 more files without findings"))
        #expect(html.contains("<li>and 2980 more</li>"))
    }
}
