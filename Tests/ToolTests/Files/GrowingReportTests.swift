import Foundation
import PaySheetChecking
import PaySheetReports
import PaySheetTool
import Testing

@Suite("Growing reports")
struct GrowingReportTests {
    private static let count = 400

    private static let wrong = Sample.clean.replacing("200.50", with: "200,50")

    /// Records of which one in five is wrong.
    private static let records = (0..<count).map { ($0 % 5 == 0 ? wrong : Sample.clean) + "\n" }.joined()

    /// The formats that say everything. The others have a limit for what they show.
    private static let complete = ReportFormat.allCases.filter { ![.sarif, .markdown, .html].contains($0) }

    private static func world() -> TestWorld { TestWorld(["all.ndjson": records]) }

    @Test("A report in a file is written in parts", arguments: complete)
    func parts(_ format: ReportFormat) {
        let world = GrowingReportTests.world()
        var pieces: [Int] = []
        let system = world.system
        system.draft = { _ in
            .success(
                FileDraft(
                    canChange: true,
                    FileDraft.Steps(
                        append: {
                            pieces.append($0.count)
                            return nil
                        },
                        change: { _, _ in nil }, finish: { _ in nil })))
        }
        #expect(Command.run(["check", "--ndjson", "--no-config", "--format", format.rawValue, "-o", "out", "all.ndjson"], system) == 1)
        let whole = pieces.reduce(0, +)
        #expect(whole > 0)
        // The longest part is a buffer and one document.
        #expect(pieces.allSatisfy { $0 < 65_536 + 16_384 } && pieces.count >= whole / (65_536 + 16_384))
    }

    @Test("Suites of files and of records have their own numbers in a file, too")
    func suites() {
        let world = TestWorld([
            "a.json": GrowingReportTests.wrong, "b.ndjson": Sample.clean + "\n" + GrowingReportTests.wrong + "\n",
            "c.ndjson": Sample.clean + "\n", "d.json": "{",
        ])
        let call = ["check", "--no-config", "--format", "junit", "a.json", "b.ndjson", "c.ndjson", "d.json", "none.json"]
        #expect(world.run(call) == 2)
        let printed = world.output
        #expect(world.run(call + ["-o", "out"]) == 2)
        #expect(world.report("out", as: .junit) == printed)
        // The spaces were the place of numbers that the file did not have yet.
        #expect(
            world.text("out")?.contains("<testsuite name=\"b.ndjson\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\" time=\"0\" ")
                == true)
        #expect(printed.contains("<testsuite name=\"b.ndjson\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\" time=\"0\">"))
        #expect(printed.contains("<testsuites name=\"paysheet\" tests=\"6\" failures=\"3\" errors=\"1\" skipped=\"0\" time=\"0\">"))
    }

    @Test("A report that cannot grow is said at once, once, and the others are written")
    func failure() {
        let world = GrowingReportTests.world()
        let system = world.system
        let draft = system.draft
        var left = 2
        system.draft = { path in
            guard path == "full.json" else { return draft(path) }
            return .success(
                FileDraft(
                    canChange: true,
                    FileDraft.Steps(
                        append: { _ in
                            left -= 1
                            return left < 0 ? SystemFailure("no space left") : nil
                        },
                        change: { _, _ in nil },
                        finish: { _ in
                            Issue.record("an incomplete report got its name")
                            return nil
                        })))
        }
        let call = ["check", "--ndjson", "--no-config", "--report", "json=full.json", "--report", "junit=out.xml", "all.ndjson"]
        #expect(Command.run(call, system) == 2)
        #expect(world.errors.components(separatedBy: "cannot write full.json: no space left").count == 2)
        #expect(world.text("out.xml")?.hasSuffix("</testsuites>\n") == true)
    }

    @Test("A run ends when no report can be written")
    func noReport() {
        let world = GrowingReportTests.world()
        world.locked = ["out"]
        #expect(world.run("check", "--ndjson", "--no-config", "-o", "out", "all.ndjson") == 2)
        #expect(world.errors == "paysheet: cannot write out: permission denied\n")
    }

    @Test("Statistics are printed although the report cannot be written")
    func statistics() {
        let world = GrowingReportTests.world()
        world.locked = ["out"]
        #expect(world.run("check", "--ndjson", "--no-config", "--report", "json=out", "--statistics", "all.ndjson") == 2)
        #expect(world.output.contains("\"documents\": 400"))
    }
}
