import PaySheetReports
import PaySheetTool
import Testing

/// `--format` and `--report` of `check`.
@Suite("report options")
struct ReportOptionTests {
    @Test("a report for a file is the report that would be printed", arguments: ReportFormat.allCases)
    func files(_ format: ReportFormat) {
        let world = TestWorld(["a.json": Sample.clean, "b.json": Sample.comma, "c.json": "{"])
        #expect(world.run("a.json", "b.json", "gone.json", "c.json", "--format", format.rawValue) == 2)
        let printed = world.output
        #expect(!printed.isEmpty)
        #expect(world.run("a.json", "b.json", "gone.json", "c.json", "-q", "--report", format.rawValue + "=out/report") == 2)
        let quiet = world.output
        #expect(world.run("a.json", "b.json", "gone.json", "c.json", "--report=\(format.rawValue)=out/report") == 2)
        #expect(world.text("out/report") == printed)
        #expect(world.output != printed || format == .text)
        #expect(quiet != world.output)
    }

    @Test("several reports of one run")
    func several() {
        let world = TestWorld(["a.json": Sample.comma])
        #expect(world.run("a.json", "--format", "concise", "--report", "json=a=b.json", "--report", "ndjson=lines") == 1)
        #expect(world.output.hasPrefix("a.json:6:41: error[amount/format]: ") && world.output.filter { $0.isNewline }.count == 1)
        #expect(world.text("a=b.json")?.hasPrefix("{\n  \"schemaVersion\": 1,") == true)
        #expect(world.text("lines")?.hasPrefix("{\"schemaVersion\":1,\"path\":\"a.json\",") == true)
    }

    @Test("a file that cannot be written is one line and status 2, and the other reports are written")
    func unwritable() {
        let world = TestWorld(["a.json": Sample.clean])
        world.locked = ["locked.json"]
        #expect(world.run("a.json", "--report", "json=locked.json", "--report", "json=open.json") == 2)
        #expect(world.errors == "paysheet: cannot write locked.json: permission denied\n")
        #expect(world.output.contains("a.json: no findings"))
        #expect(world.text("open.json") != nil)
    }

    @Test("a reader who goes away does not cut the report in a file")
    func closed() {
        let world = TestWorld(["a.json": Sample.comma, "b.json": Sample.comma])
        #expect(world.run("a.json", "b.json", "--report", "concise=whole") == 1)
        let whole = world.text("whole")
        world.files["whole"] = nil
        world.writesUntilClosed = 0
        #expect(world.run("a.json", "b.json", "--report", "concise=whole") == 1)
        #expect(world.text("whole") == whole)
    }

    @Test(
        "what cannot be asked for is refused",
        arguments: [
            ("json", "--report takes FORMAT=FILE such as json=report.json, not \"json\""),
            ("json=", "--report takes FORMAT=FILE such as json=report.json, not \"json=\""),
            ("json=-", "--report writes files; --format json prints that report"),
            ("jsn=x", "did you mean json?"), ("auto=x", "--report knows the formats text, concise, json, ndjson"),
            ("=x", "--report knows the formats"),
        ])
    func refused(_ value: String, _ complaint: String) {
        let world = TestWorld(["a.json": Sample.clean])
        #expect(world.run("a.json", "--report", value) == 2)
        #expect(world.errors.contains(complaint))
        #expect(world.output.isEmpty)
    }
}
