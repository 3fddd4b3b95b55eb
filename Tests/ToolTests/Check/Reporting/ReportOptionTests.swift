import PaySheetReports
import PaySheetTool
import Testing

/// `--format` and `--report` of `check`.
@Suite("Report options")
struct ReportOptionTests {
    @Test("A report in a file equals the printed report", arguments: ReportFormat.allCases)
    func files(_ format: ReportFormat) {
        let world = TestWorld(["a.json": Sample.clean, "b.json": Sample.comma, "c.json": "{"])
        #expect(world.run("a.json", "b.json", "gone.json", "c.json", "--format", format.rawValue) == 2)
        let printed = world.output
        #expect(!printed.isEmpty)
        #expect(world.run("a.json", "b.json", "gone.json", "c.json", "-q", "--report", format.rawValue + "=out/report") == 2)
        let quiet = world.output
        #expect(world.run("a.json", "b.json", "gone.json", "c.json", "--report=\(format.rawValue)=out/report") == 2)
        #expect(world.report("out/report", as: format) == printed)
        #expect(world.output != printed || format == .text)
        #expect(quiet != world.output)
    }

    @Test("One run can write several reports")
    func several() {
        let world = TestWorld(["a.json": Sample.comma])
        #expect(world.run("a.json", "--format", "concise", "--report", "json=a=b.json", "--report", "ndjson=lines") == 1)
        #expect(world.output.hasPrefix("a.json:6:41: error[amount/format]: ") && world.output.filter { $0.isNewline }.count == 1)
        #expect(world.text("a=b.json")?.hasPrefix("{\n  \"schemaVersion\": 1,") == true)
        #expect(world.text("lines")?.hasPrefix("{\"schemaVersion\":1,\"path\":\"a.json\",") == true)
    }

    @Test(
        "The format auto is github only in a GitHub Actions log",
        arguments: [
            ("true", false, true), ("true", true, false), ("false", false, false), ("", false, false), (nil, false, false),
        ] as [(String?, Bool, Bool)])
    func automatic(_ variable: String?, _ isTerminal: Bool, _ isGitHub: Bool) {
        let world = TestWorld(["a.json": Sample.comma])
        world.environment["GITHUB_ACTIONS"] = variable
        world.environment["NO_COLOR"] = "1"
        world.isTerminal = isTerminal
        #expect(world.run("a.json", "--format", "auto") == 1)
        #expect(world.output.contains("\n::error file=a.json,line=6,") == isGitHub)
        #expect(world.output.contains("= why") != isGitHub)
        #expect(world.run("a.json") == 1)
        #expect(world.output.contains("= why"))
        world.environment["PAYSHEET_FORMAT"] = "auto"
        #expect(world.run("a.json") == 1)
        #expect(world.output.contains("= why") != isGitHub)
    }

    @Test("Two reports for one file are a mistake")
    func twice() {
        let world = TestWorld(["a.json": Sample.clean])
        #expect(world.run("a.json", "--report", "json=x", "--report", "html=x") == 2)
        #expect(world.errors.contains("two reports for x"))
        #expect(world.text("x") == nil)
    }

    @Test("An unwritable file returns 2, and the other reports are written")
    func unwritable() {
        let world = TestWorld(["a.json": Sample.clean])
        world.locked = ["locked.json"]
        #expect(world.run("a.json", "--report", "json=locked.json", "--report", "json=open.json") == 2)
        #expect(world.errors == "paysheet: cannot write locked.json: permission denied\n")
        #expect(world.output.contains("a.json: no findings"))
        #expect(world.text("open.json") != nil)
    }

    @Test("A closed output does not cut the report in a file")
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
        "An invalid --report value is refused",
        arguments: [
            ("json", "--report takes FORMAT=FILE such as json=report.json, not \"json\""),
            ("json=", "--report takes FORMAT=FILE such as json=report.json, not \"json=\""),
            ("json=-", "--report writes files; --format json prints that report"),
            ("jsn=x", "did you mean json?"), ("auto=x", "--report knows the formats text, concise, json, ndjson, sarif"),
            ("=x", "--report knows the formats"), ("json=a.json", "the report would overwrite a.json, which is to be checked"),
        ])
    func refused(_ value: String, _ complaint: String) {
        let world = TestWorld(["a.json": Sample.clean])
        #expect(world.run("a.json", "--report", value) == 2)
        #expect(world.errors.contains(complaint))
        #expect(world.output.isEmpty)
    }
}
