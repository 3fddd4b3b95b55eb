import Testing

/// Reports for people in a narrow terminal.
@Suite("Narrow reports")
struct NarrowReportTests {
    private static let files = [
        "a.json": Sample.comma.replacing("\"Trip\"", with: "\"Trip to the harbour, with 手数料（税込） and luggage\""),
        "b.json": Sample.clean.replacing("200.50", with: "200,50").replacing("visa", with: "Visa"), "c.json": Sample.clean,
        "d.json": #"{"countryCode":"US","countryCode":"DE","total":{"label":"A","amount":"1"},}"#,
    ]

    private static func plain(_ text: some StringProtocol) -> String { String(text).replacing(/\u{1B}\[[0-9;]*m/, with: "") }

    private static func width(_ line: Substring) -> Int {
        plain(line).unicodeScalars.reduce(0) { $0 + ($1.value > 0x3000 ? 2 : 1) }
    }

    @Test("No line of a text report is wider than the terminal", arguments: [40, 60, 80], ["auto", "always"])
    func text(_ columns: Int, _ color: String) {
        let world = TestWorld(NarrowReportTests.files)
        world.environment["COLUMNS"] = String(columns)
        #expect(world.run("check", "a.json", "b.json", "c.json", "d.json", "--color", color) == 1)
        for line in world.output.split(separator: "\n") {
            let width = NarrowReportTests.width(line)
            #expect(width <= columns, "\(line)")
        }
        #expect(world.output.contains("200,50") && world.output.contains("^^^"))
        let narrow = NarrowReportTests.plain(world.output)
        world.environment["COLUMNS"] = nil
        world.isTerminal = true
        #expect(world.run("check", "a.json", "b.json", "c.json", "d.json", "--color", "never") == 1)
        // The same words in the same order, apart from cut lines of documents and what is beside their marks.
        let wide = world.output.split { $0.isWhitespace }.filter { $0.allSatisfy { $0.isLetter || $0 == "." } && $0.count > 8 }
        #expect(wide.allSatisfy { word in narrow.contains(word) || NarrowReportTests.files.values.contains { $0.contains(word) } })
    }

    @Test("Text lines of other commands are wrapped, and data is not")
    func others() {
        let world = TestWorld(NarrowReportTests.files)
        world.environment["COLUMNS"] = "40"
        for words in [
            ["explain", "total/sum"], ["explain", "TypeError: Type error"], ["describe", "c.json"], ["example", "--list-breaks"],
        ] {
            #expect(world.run(words) == 0)
            let long = world.output.split(separator: "\n").filter { NarrowReportTests.width($0) > 40 }
            #expect(long.allSatisfy { $0.split(separator: " ").count <= 1 }, "\(words): \(long)")
        }
        for words in [["describe", "--format", "json", "c.json"], ["fmt", "-"], ["explain", "total/sum", "--format", "json"]] {
            world.input = [Array(Sample.clean.utf8)]
            _ = world.run(words)
            let narrow = world.output
            let usual = TestWorld(NarrowReportTests.files, input: Sample.clean)
            _ = usual.run(words)
            #expect(narrow == usual.output)
        }
        #expect(world.run("preview", "c.json") == 0)
        #expect(world.output.split(separator: "\n").allSatisfy { NarrowReportTests.width($0) <= 40 })
    }

    @Test("Formats for programs do not depend on the terminal", arguments: ["concise", "json", "ndjson", "markdown", "github"])
    func formats(_ format: String) {
        let world = TestWorld(NarrowReportTests.files)
        _ = world.run("check", "a.json", "b.json", "--format", format)
        let usual = world.output
        world.environment["COLUMNS"] = "40"
        _ = world.run("check", "a.json", "b.json", "--format", format)
        #expect(world.output == usual)
    }
}
