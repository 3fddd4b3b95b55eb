import PaySheetTool
import Testing

/// `--stat`: how many findings each rule has.
struct RuleCountTests {
    private static let files = [
        "a.json": Sample.comma, "b.json": Sample.comma.replacing("\"visa\"", with: "\"VISA\", \"MasterCard\""), "c.json": Sample.clean,
    ]

    @Test("The most frequent rule comes first, and no finding is printed")
    func order() {
        let world = TestWorld(RuleCountTests.files)
        #expect(world.run("a.json", "b.json", "c.json", "--stat") == 1)
        let lines = world.output.split(separator: "\n")
        #expect(lines.prefix(2) == ["2  amount/format     Amount format", "2  network/spelling  Network spelling"], "\(world.output)")
        #expect(lines.count == 3 && lines[2].hasPrefix("3 documents: 2 errors, 2 warnings"))
    }

    @Test("Without findings there is only the last line, and with --quiet nothing")
    func clean() {
        let world = TestWorld(RuleCountTests.files)
        #expect(world.run("c.json", "--stat") == 0)
        #expect(world.output.hasPrefix("1 document: 0 errors"))
        #expect(world.run("c.json", "--stat", "--quiet") == 0 && world.output.isEmpty)
    }

    @Test("Reports in files, statistics in files, and several cores change nothing")
    func beside() {
        let world = TestWorld(RuleCountTests.files)
        #expect(world.run("a.json", "b.json", "--stat") == 1)
        let table = world.output
        let others = ["--report", "json=report.json", "--statistics=counts.json", "--jobs", "3"]
        #expect(world.run(["a.json", "b.json", "--stat"] + others) == 1)
        #expect(world.output == table && world.text("report.json") != nil && world.text("counts.json") != nil)
    }

    @Test("Statistics cannot be printed beside it")
    func exclusive() {
        let world = TestWorld(RuleCountTests.files)
        #expect(world.run("a.json", "--stat", "--statistics") == 2)
        #expect(world.errors.contains("write --statistics=FILE, or remove one of them"))
    }
}
