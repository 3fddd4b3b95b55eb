import PaySheet
import PaySheetChecking
import PaySheetTool
import Testing

@Suite("check with --watch, --fix, --output and --exit-zero")
struct LoopTests {
    private static let wrong = Sample.clean.replacing("\"US\"", with: "\"usa\"")

    // MARK: --watch

    @Test("After a change, the report has the findings of all files")
    func watch() {
        let world = TestWorld(["in/a.json": Sample.clean, "in/b.json": LoopTests.wrong])
        var outputs: [String] = []
        func note() { outputs.append(world.output) }
        world.pauses = [
            { _ in note() },
            { world in
                note()
                world.files["in/a.json"] = [UInt8](LoopTests.wrong.utf8)
            },
            { world in
                note()
                world.changes["in/b.json"] = 1
            },
            { world in
                note()
                world.files["in/b.json"] = nil
                world.files["in/c.json"] = [UInt8](Sample.clean.utf8)
            },
        ]
        #expect(world.run("check", "--watch", "--format", "concise", "in") == 1)
        #expect(outputs.count == 4)
        #expect(outputs[0].contains("in/b.json:") && !outputs[0].contains("in/a.json:"))
        #expect(outputs[1] == outputs[0])
        for (text, before) in [(outputs[2], outputs[1]), (outputs[3], outputs[2])] {
            #expect(text.dropFirst(before.count).contains("in/a.json:") && text.dropFirst(before.count).contains("in/b.json:"))
        }
        let last = world.output.dropFirst(outputs[3].count)
        #expect(last.contains("in/a.json:") && !last.contains("in/b.json:"))
        #expect(world.errors.contains("in/b.json: removed"))
        #expect(world.errors.hasSuffix("watching 2 files; Ctrl-C ends\n"))
    }

    @Test("The terminal is cleared before each new report, and a file is not", arguments: [true, false])
    func clears(_ isTerminal: Bool) {
        let world = TestWorld(["a.json": Sample.clean])
        world.isTerminal = isTerminal
        world.pauses = [{ $0.changes["a.json"] = 1 }]
        #expect(world.run("check", "--watch", "a.json") == 0)
        #expect(world.output.contains("\u{1B}[2J") == isTerminal)
        #expect(!world.output.contains("\u{1B}[3J"))
    }

    @Test("A new configuration applies to every file, and a broken one does not end the run")
    func configuration() {
        let world = TestWorld(["a.json": Sample.clean, "b.json": Sample.clean, ".paysheet.json": "{}"])
        world.pauses = [
            { $0.files[".paysheet.json"] = [UInt8]("{".utf8) }, { _ in },
            { $0.files[".paysheet.json"] = [UInt8]("{\"expectCurrency\":\"EUR\"}".utf8) },
        ]
        #expect(world.run("check", "--watch", "--format", "concise", "a.json", "b.json") == 1)
        #expect(world.output.contains("a.json:1:") && world.output.contains("b.json:1:"))
        #expect(world.errors.ranges(of: ".paysheet.json:1:").count == 1)
    }

    @Test("Fixed files are not reported again")
    func fixing() {
        let world = TestWorld(["a.json": LoopTests.wrong])
        world.pauses = [{ _ in }, { _ in }]
        #expect(world.run("check", "--watch", "--fix", "a.json") == 0)
        #expect(world.errors.ranges(of: "watching").count == 1)
    }

    @Test(
        "Options that --watch cannot combine with are an error",
        arguments: [["-"], ["a.json", "--report", "json=x.json"], ["a.json", "-o", "x.txt"], ["a.json", "--write-baseline", "b.json"]])
    func refused(_ words: [String]) {
        let world = TestWorld(["a.json": Sample.clean])
        #expect(world.run(["check", "--watch"] + words) == 2)
        #expect(world.errors.contains("--watch"))
    }

    // MARK: --fix

    @Test("Safe fixes are applied, and the report has the remaining findings")
    func fix() {
        let world = TestWorld(["a.json": LoopTests.wrong, "b.json": LoopTests.wrong.replacing("200.50", with: "x")])
        #expect(world.run("check", "--fix", "a.json", "b.json") == 1)
        #expect(world.text("a.json") == Sample.clean)
        #expect(world.text("b.json")?.contains("\"US\"") == true)
        #expect(world.output.contains("amount/format") && !world.output.contains("country/unknown"))
        #expect(world.errors.contains("fixed a.json: 1 finding"))
    }

    @Test(
        "Ignored findings are not fixed",
        arguments: [
            (["--ignore", "country/unknown"], "{}"), (["--ignore", "country"], "{}"), (["--select", "amount"], "{}"),
            ([], "{\"rules\":{\"country\":\"off\"}}"),
            ([], "{\"ignore\":[{\"rule\":\"country/unknown\",\"pointer\":\"/countryCode\",\"reason\":\"x\"}]}"),
        ])
    func ignored(_ words: [String], _ configuration: String) {
        let world = TestWorld(["a.json": LoopTests.wrong, ".paysheet.json": configuration])
        #expect(world.run(["check", "--fix", "a.json"] + words) == 0)
        #expect(world.text("a.json") == LoopTests.wrong)
    }

    @Test("Source code is fixed in its own style, except findings that a comment ignores", arguments: ["check --fix", "fix"])
    func sources(_ command: String) {
        func script(_ country: String, _ comment: String = "") -> String {
            "const request = {\n  countryCode: '\(country)', \(comment)\n  currencyCode: 'USD',\n  merchantCapabilities: ['supports3DS'],\n"
                + "  supportedNetworks: ['visa'],\n  total: { label: 'Trip', amount: '200.50' },\n};\nnew ApplePaySession(3, request);\n"
        }
        let ignoring = "// paysheet-ignore country/unknown: a test"
        let world = TestWorld(["a.js": script("usa"), "b.js": script("usa", ignoring), "c.js": "const a = 1;\n"])
        _ = world.run(command.split(separator: " ").map { String($0) } + ["a.js", "b.js", "c.js"])
        #expect(world.text("a.js") == script("US"))
        #expect(world.text("b.js") == script("usa", ignoring))
        #expect(world.text("c.js") == "const a = 1;\n")
        #expect(world.errors.contains("fixed a.js: 1 finding"))
    }

    @Test("Files that are not a single document stay unchanged")
    func untouched() {
        let har =
            "{\"log\":{\"creator\":{},\"entries\":[{\"response\":{\"content\":" + "{\"text\":" + JSONTree.text(LoopTests.wrong).json
            + "}}}]}}"
        let other = "{\"countryCode\":\"usa\"}"
        let world = TestWorld(["a.har": har, "l.ndjson": LoopTests.wrong + "\n", "in/other.json": other])
        #expect(world.run("check", "--fix", "a.har", "l.ndjson", "in") == 1)
        #expect(world.text("a.har") == har)
        #expect(world.text("l.ndjson") == LoopTests.wrong + "\n")
        #expect(world.text("in/other.json") == other)
    }

    @Test("An unwritable file is a failure, and its findings are reported")
    func locked() {
        let world = TestWorld(["a.json": LoopTests.wrong])
        world.fileFailure = SystemFailure("the disk is read-only")
        #expect(world.run("check", "--fix", "a.json") == 2)
        #expect(world.errors.contains("a.json: the disk is read-only"))
        #expect(world.output.contains("country/unknown"))
    }

    @Test(
        "--fix needs files and documents", arguments: [["-"], ["a.json", "--ndjson"], ["a.json", "--from-js"], ["a.json", "--at", "/a"]])
    func notFixed(_ words: [String]) {
        let world = TestWorld(["a.json": LoopTests.wrong])
        #expect(world.run(["check", "--fix"] + words) == 2)
        #expect(world.text("a.json") == LoopTests.wrong)
    }

    // MARK: --output and --exit-zero

    @Test("The report is written to the file, and nothing is printed", arguments: ["text", "json", "sarif"])
    func output(_ format: String) {
        let world = TestWorld(["a.json": LoopTests.wrong])
        #expect(world.run("check", "--format", format, "a.json") == 1)
        let printed = world.output
        #expect(world.run("check", "--format", format, "a.json", "-o", "report.txt") == 1)
        #expect(world.output.isEmpty)
        #expect(world.text("report.txt") == printed)
        #expect(world.run("check", "--format", format, "a.json", "-o", "-") == 1)
        #expect(world.output == printed)
    }

    @Test(
        "A report never replaces a document or another report",
        arguments: [["-o", "a.json"], ["-o", ""], ["-o", "x.txt", "--report", "text=x.txt"], ["--format", "json", "-o", "x.html"]])
    func refusedOutput(_ words: [String]) {
        let world = TestWorld(["a.json": LoopTests.wrong])
        #expect(world.run(["check", "a.json"] + words) == 2)
        #expect(world.text("a.json") == LoopTests.wrong)
    }

    @Test("With --exit-zero, findings do not change the status, but failures do")
    func exitZero() {
        let world = TestWorld(["a.json": LoopTests.wrong])
        #expect(world.run("check", "--exit-zero", "a.json") == 0)
        #expect(world.run("check", "--exit-zero", "--fail-on", "error", "a.json") == 0)
        #expect(world.run("check", "--exit-zero", "a.json", "none.json") == 2)
    }
}
