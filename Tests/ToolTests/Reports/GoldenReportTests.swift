import PaySheetReports
import Testing

/// One small run in every format, as it was last looked at.
@Suite("Recorded reports")
struct GoldenReportTests {
    private static let three = """
        {
          "countryCode": "US",
          "currencyCode": "USD",
          "merchantCapabilities": ["supports3DS"],
          "supportedNetworks": ["visa", "masterCard", "visa"],
          "lineItems": [
            { "label": "Flüge ✈️ & <Hotel>", "amount": "120,50" },
            { "label": "Bed", "amount": "80.00", "tpye": "final" }
          ],
          "total": { "label": "Trip", "amount": "200.50" }
        }

        """

    @Test("A clean document, three findings and a missing file match the recorded report", arguments: ReportFormat.allCases)
    func report(_ format: ReportFormat) {
        let world = TestWorld(["requests/clean.json": Sample.clean, "requests/trip.json": GoldenReportTests.three])
        let paths = ["requests/clean.json", "requests/trip.json", "requests/gone.json"]
        #expect(world.run(["check", "--now", "2026-11-21T00:00:00Z", "--format", format.rawValue] + paths) == 2)
        Golden.expect(world.output, "Reports/" + GoldenReportTests.name(format))
        #expect(world.errors == "paysheet: requests/gone.json: no such file\n")
    }

    @Test("Every recorded report has a format")
    func names() { Golden.expectOnly(ReportFormat.allCases.map { GoldenReportTests.name($0) }, in: "Reports") }

    private static func name(_ format: ReportFormat) -> String {
        switch format {
        case .text, .concise, .github: format.rawValue + ".txt"
        case .json, .gitlab: format.rawValue + ".json"
        case .ndjson: "ndjson.ndjson"
        case .sarif: "sarif.sarif"
        case .junit, .checkstyle: format.rawValue + ".xml"
        case .markdown: "markdown.md"
        case .html: "html.html"
        }
    }
}
