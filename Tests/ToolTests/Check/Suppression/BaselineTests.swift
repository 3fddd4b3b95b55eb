import PaySheet
import PaySheetTool
import Testing

@Suite("Baselines")
struct BaselineTests {
    private static let files = [
        "a.json": Sample.comma, "b.json": Sample.comma.replacing("\"visa\"", with: "\"VISA\", \"MasterCard\""), "c.json": Sample.clean,
    ]

    @Test("Findings in the baseline are hidden, and new ones are reported")
    func newFindings() throws {
        let world = TestWorld(BaselineTests.files)
        #expect(world.run("a.json", "b.json", "c.json", "--write-baseline", "base.json") == 0)
        #expect(world.errors.isEmpty)
        #expect(world.output.contains("3 documents: 0 errors, 0 warnings, 4 suppressed."))
        #expect(world.run("a.json", "b.json", "c.json", "--baseline", "base.json", "--fail-on", "info") == 0)
        #expect(world.errors.isEmpty)
        // Lines above do not matter, another finding does.
        world.files["a.json"] = Array(("\n\n" + Sample.comma.replacing("\"US\"", with: "\"XQ\"")).utf8)
        #expect(world.run("a.json", "b.json", "c.json", "--baseline", "base.json", "--format", "json") == 1)
        let report = try JSON(world.output)
        #expect(report["documents"][0]["findings"].strings("rule").allSatisfy { $0.hasPrefix("country/") })
        #expect(report["documents"][0]["suppressed"].strings("rule") == ["amount/format"])
        #expect(report["documents"][0]["suppressed"][0]["source"].string == "baseline")
        #expect(report["documents"][0]["suppressed"][0]["reason"].isNull)
        #expect(report["summary"]["suppressed"].int == 4)
    }

    @Test("A baseline of the configuration needs no option, and is below its folder")
    func configured() {
        let world = TestWorld(BaselineTests.files.merging([".paysheet.json": #"{"baseline":"known.json"}"#]) { $1 })
        #expect(world.run("a.json", "b.json") == 1)
        #expect(
            world.errors
                == "paysheet: .paysheet.json: the baseline known.json does not exist; --write-baseline known.json writes it\n")
        #expect(world.run("a.json", "--write-baseline", "known.json") == 0)
        #expect(world.run("a.json") == 0)
        #expect(world.output.contains("1 suppressed"))
        #expect(world.run("a.json", "b.json") == 1)
        #expect(world.run("a.json", "--no-config") == 1)
        // The option wins, and nothing but a baseline replaces one.
        #expect(world.run("b.json", "--write-baseline", "other.json") == 0)
        #expect(world.run("b.json", "--baseline", "other.json") == 0)
        #expect(world.run("a.json", "-o", "known.json") == 2)
        // What the baseline hides is not fixed.
        #expect(world.run("check", "--fix", "a.json") == 0)
        #expect(world.run("fix", "a.json") == 0)
        #expect(world.text("a.json") == Sample.comma)
        #expect(world.run("check", "--fix", "--no-config", "--baseline", "known.json", "a.json") == 0)
        #expect(world.run("fix", "--no-config", "--baseline", "known.json", "a.json") == 0)
        #expect(world.text("a.json") == Sample.comma)
        #expect(world.run("fix", "--no-config", "a.json") == 0)
        #expect(world.text("a.json") != Sample.comma)
        world.files["a.json"] = Array(Sample.comma.utf8)
        world.files["known.json"] = Array("[]".utf8)
        #expect(world.run("b.json") == 2)
        #expect(world.errors.hasPrefix("paysheet: .paysheet.json:1:13: known.json"), "\(world.errors)")
        world.files[".paysheet.json"] = Array(#"{"baseline":"../known.json"}"#.utf8)
        #expect(world.run("a.json") == 2)
        #expect(world.errors.contains("leads out of the folder of the configuration"))
    }

    @Test("The file is sorted and readable, and does not depend on the order of the input")
    func form() throws {
        let world = TestWorld(BaselineTests.files)
        #expect(world.run("b.json", "a.json", "a.json", "--write-baseline", "one.json") == 0)
        #expect(world.run("a.json", "b.json", "--write-baseline", "two.json", "--max-findings", "1") == 0)
        let text = try #require(world.text("one.json"))
        #expect(text == world.text("two.json"))
        let baseline = try JSON(text)
        #expect(baseline.names == ["schemaVersion", "tool", "findings"])
        #expect(baseline["findings"].strings("path") == ["a.json", "b.json", "b.json", "b.json"])
        #expect(baseline["findings"].strings("rule") == ["amount/format", "amount/format", "network/spelling", "network/spelling"])
        #expect(baseline["findings"].strings("pointer").last == "/supportedNetworks/1")
        #expect(text.split(separator: "\n").filter { $0.contains("fingerprint") }.count == 4)
    }

    @Test("Missing findings are counted if the run would have met them")
    func gone() {
        let world = TestWorld(BaselineTests.files)
        #expect(world.run("a.json", "b.json", "--write-baseline", "base.json") == 0)
        #expect(world.run("a.json", "--baseline", "base.json") == 0)
        #expect(world.errors.isEmpty)
        world.files["b.json"] = Array(Sample.comma.utf8)
        #expect(world.run("a.json", "b.json", "--baseline", "base.json") == 0)
        #expect(world.errors == "paysheet: base.json: 2 findings of 4 no longer occur; --write-baseline writes a new one\n")
        world.files["b.json"] = nil
        #expect(world.run("a.json", "--baseline", "base.json") == 0)
        #expect(world.errors.isEmpty)
        #expect(world.run("check", "--baseline", "base.json", "--quiet") == 0)
        #expect(world.run("check", "--baseline", "base.json") == 0)
        #expect(world.errors.contains("paysheet: base.json: 3 findings of 4 no longer occur; --write-baseline writes a new one\n"))
        #expect(world.run("check", "--baseline", "base.json", "--write-baseline", "base.json") == 0)
        #expect(world.run("check", "--baseline", "base.json") == 0)
        #expect(!world.errors.contains("no longer"))
    }

    @Test("An incomplete run writes no baseline")
    func incomplete() {
        let world = TestWorld(BaselineTests.files)
        #expect(world.run("a.json", "gone.json", "--write-baseline", "base.json") == 2)
        #expect(world.text("base.json") == nil)
        #expect(world.errors.contains("paysheet: base.json: not written, because some input could not be read\n"))
        world.locked = ["base.json"]
        #expect(world.run("a.json", "--write-baseline", "base.json") == 2)
        #expect(world.errors == "paysheet: cannot write base.json: permission denied\n")
    }

    @Test("A baseline never replaces a document or another file")
    func overwriting() {
        let world = TestWorld(BaselineTests.files)
        #expect(world.run("check", "--write-baseline", "a.json", "b.json") == 2)
        #expect(world.errors.hasPrefix("paysheet: a.json exists and is not a baseline; give the baseline another name\n"))
        #expect(world.run("check", "a.json", "--write-baseline", "./a.json") == 2)
        #expect(world.errors.hasPrefix("paysheet: the baseline would overwrite ./a.json, which is to be checked"))
        #expect(world.run("check", "a.json", "--statistics=a.json") == 2)
        #expect(world.errors.hasPrefix("paysheet: the statistics file would overwrite a.json, which is to be checked"))
        #expect(world.text("a.json") == Sample.comma)
    }

    @Test("An unknown rule in the baseline hides only its own finding")
    func unknownRule() throws {
        let world = TestWorld(BaselineTests.files)
        #expect(world.run("a.json", "b.json", "--write-baseline", "base.json") == 0)
        let known = try #require(world.text("base.json"))
        let rule = try #require(known.split(separator: "\"").first { $0.contains("/") && RuleID(String($0)) != nil })
        world.files["base.json"] = [UInt8](known.replacing(rule, with: "made/up").utf8)
        // A finding is found again by its fingerprint; the name is for people.
        #expect(world.run("a.json", "b.json", "--baseline", "base.json") == 0)
    }

    @Test("A closed output does not cut the baseline or the statistics")
    func closed() {
        let world = TestWorld(BaselineTests.files)
        #expect(world.run("a.json", "b.json", "--write-baseline", "one.json", "--statistics=counts.json") == 0)
        let files = world.files
        world.files["one.json"] = nil
        world.files["counts.json"] = nil
        world.writesUntilClosed = 0
        #expect(world.run("a.json", "b.json", "--write-baseline", "one.json", "--statistics=counts.json") == 0)
        #expect(world.files == files)
    }

    @Test("Findings in records have their lines")
    func records() {
        let world = TestWorld(["all.ndjson": RecordTests.stream])
        #expect(world.run("all.ndjson", "--write-baseline", "base.json") == 0)
        #expect(world.run("all.ndjson", "--baseline", "base.json") == 0)
        world.files["all.ndjson"]?.insert(0x0A, at: 0)
        #expect(world.run("all.ndjson", "--baseline", "base.json") == 1)
    }

    @Test(
        "A file that is not a baseline is refused",
        arguments: [
            ("{", "base.json:1:2: "), ("{}", "base.json:1:1: this is not a baseline; --write-baseline writes one"),
            ("[]", "base.json:1:1: a baseline must be an object"),
            (#"{"findings":[1]}"#, "base.json:1:14: a finding of the baseline must be"),
            (#"{"findings":[{}]}"#, "base.json:1:14: a finding of the baseline needs its \"fingerprint\""),
            (#"{"schemaVersion":2,"findings":[]}"#, "base.json:1:18: \"schemaVersion\" must be 1"),
        ])
    func refused(_ text: String, _ message: String) {
        let world = TestWorld(["a.json": Sample.clean, "base.json": text])
        #expect(world.run("a.json", "--baseline", "base.json") == 2)
        #expect(world.errors.hasPrefix("paysheet: " + message), "\(world.errors)")
        #expect(world.run("a.json", "--baseline", "gone.json") == 2)
        #expect(world.errors.hasPrefix("paysheet: gone.json: no such file"))
    }
}
