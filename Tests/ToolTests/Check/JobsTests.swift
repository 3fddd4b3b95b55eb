import PaySheetChecking
import PaySheetTool
import TestSupport
import Testing

@Suite("Parallel jobs")
struct JobsTests {
    /// Numbers that look random and are the same every time.
    private struct Dice {
        var state: UInt64
        mutating func below(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
    }

    private static func shares(_ name: String, _ key: String) -> String {
        String(Sample.clean.dropLast()) + """
            ,"multiTokenContexts":[{"merchantIdentifier":"merchant.com.example.\(name)","externalIdentifier":"\(key)",\
            "merchantName":"\(name)","merchantDomain":"\(name).example","amount":"100.00"},\
            {"merchantIdentifier":"merchant.com.example.inn","externalIdentifier":"inn","merchantName":"Inn",\
            "merchantDomain":"inn.example","amount":"100.50"}]}
            """
    }

    /// Lines of every sort: clean, broken, no JSON, empty, blank, too long, with `\r\n`, and merchants that change their identifiers.
    private static func archive(_ seed: UInt64, lines: Int = 60) -> String {
        var dice = Dice(state: seed)
        var text = ""
        for number in 0..<lines {
            switch dice.below(12) {
            case 0: break
            case 1: text += "  \t"
            case 2: text += "{nope"
            case 3: text += Sample.comma.filter { $0 != "\n" }
            case 4: text += "{\"pad\":\"" + String(repeating: "x", count: 900 + dice.below(9000)) + "\"}"
            case 5, 6, 7: text += shares("m\(dice.below(6))", "key\(dice.below(5) == 0 ? number : dice.below(3))")
            case 8: text += Sample.clean.replacing("USD", with: "Jane")
            default: text += Sample.clean
            }
            text += dice.below(4) == 0 ? "\r\n" : "\n"
        }
        return dice.below(2) == 0 ? String(text.dropLast()) : text
    }

    /// Everything that can be seen of a run.
    private struct Traces: Equatable {
        var status: Int32
        var output: String
        var errors: String
        var files: [String: [UInt8]]
    }

    private func traces(_ files: [String: String], jobs: Int, seed: UInt64, _ arguments: [String]) -> Traces {
        var dice = Dice(state: seed &+ UInt64(jobs))
        let world = TestWorld(files)
        // How the file comes in is another matter every time, and must be seen nowhere.
        world.pieceSize = 1 + dice.below(3000)
        world.blockSize = jobs == 1 ? 1 << 20 : 1 + dice.below(4000)
        let patience = dice.below(6)
        world.isReady = { patience == 0 || dice.below(patience + 1) > 0 }
        let status = world.run(["check", "--jobs", String(jobs)] + arguments)
        return Traces(status: status, output: world.output, errors: world.errors, files: world.files)
    }

    @Test(
        "The output is the same with one, two, three and seven jobs",
        arguments: TestScale.sampled([
            ["--format", "concise"], ["--format", "text"], ["--format", "ndjson"], ["--format", "ndjson", "--only-findings"],
            ["--format", "json"], ["--format", "github"], ["--statistics"],
            ["--format", "ndjson", "--report", "json=r.json", "--report", "ndjson=r.ndjson"],
            ["--write-baseline", "new.json", "-q"], ["--baseline", "old.json", "--format", "ndjson"], ["--expect", "valid", "-q"],
            ["--expect", "contexts/external-identifier", "--format", "concise"], ["--max-findings", "1", "--fail-on", "never"],
            ["--at", "/body", "--carry", "total=/total", "--now-at", "/when", "--format", "ndjson"],
            ["--api-version-at", "/total", "--now", "2026-11-21T00:00:00Z"],
            ["--kind", "ApplePayPaymentRequest", "--select", "amount,json"],
            ["--limit", "bytes=2000", "--format", "ndjson"], ["--no-config"],
        ]))
    func equal(_ options: [String]) {
        var files = [
            "a.ndjson": JobsTests.archive(1), "b.ndjson": JobsTests.archive(2), "c.json": Sample.comma, "d.json": Sample.clean,
            "below/e.applepay.json": JobsTests.shares("m1", "other"), "below/f.json": "{\"version\":1}", "below/g.json": Sample.comma,
            ".paysheet.json":
                #"{"ignore":[{"rule":"currency/unknown","reason":"known"},{"rule":"total/sum","reason":"no such"}]}"#,
        ]
        let operands = ["a.ndjson", "c.json", "gone.json", "b.ndjson", "d.json", "below"]
        let world = TestWorld(files)
        _ = world.run(["check", "a.ndjson", "--write-baseline", "old.json", "-q"])
        files["old.json"] = world.text("old.json")
        let one = traces(files, jobs: 1, seed: 7, operands + options)
        #expect(!one.output.isEmpty || options.contains("-q"), "\(one.errors)")
        for jobs in [2, 3, 7] {
            #expect(traces(files, jobs: jobs, seed: 7, operands + options) == one, "\(jobs) jobs")
        }
    }

    @Test("A changed merchant identifier is found with any number of jobs")
    func merchants() {
        let lines = (0..<300).map { JobsTests.shares("m\($0 % 50)", $0 < 250 ? "key\($0 % 50)" : "late\($0)") }.joined(separator: "\n")
        let one = traces(["a.ndjson": lines], jobs: 1, seed: 3, ["a.ndjson", "--format", "concise"])
        #expect(one.output.split(separator: "\n").filter { $0.contains("contexts/external-identifier") }.count == 50)
        #expect(one.output.contains("has another external identifier in \"a.ndjson:1\""))
        for seed in UInt64(0)..<4 {
            #expect(traces(["a.ndjson": lines], jobs: 3, seed: seed, ["a.ndjson", "--format", "concise"]) == one)
        }
    }

    @Test("A closed output ends the run")
    func closed() {
        let world = TestWorld(["a.ndjson": JobsTests.archive(5, lines: 2000)])
        world.isReady = { true }
        world.blockSize = 1000
        world.outputIsFile = false
        world.writesUntilClosed = 2
        #expect(world.run("a.ndjson", "--format", "ndjson", "--jobs", "3") == 1)
        #expect(world.written.count == 2 && world.errors.isEmpty)
    }

    @Test("A slow line is answered before the next one is read, with any number of jobs", arguments: [1, 2, 7])
    func partner(_ jobs: Int) {
        let world = TestWorld()
        world.input = [Sample.clean + "\n", "{nope\n", "\n", Sample.clean].map { Array($0.utf8) }
        world.outputIsFile = false
        #expect(world.run("-", "--ndjson", "--format", "ndjson", "--jobs", String(jobs)) == 1)
        #expect(world.writesBeforeReading == [0, 1, 2, 3, 3])
        #expect(world.written.count == 4)
    }

    @Test("A broken stream is reported after the lines before it", arguments: [1, 2, 5])
    func broken(_ jobs: Int) {
        let world = TestWorld(input: "{nope\n" + Sample.clean + "\n{ne")
        world.inputFailure = SystemFailure("no more")
        #expect(world.run("-", "--ndjson", "--format", "concise", "--jobs", String(jobs)) == 2)
        #expect(world.output.hasPrefix("-:1:2: error[json/"))
        #expect(!world.output.contains("-:3:"))
        #expect(world.errors == "paysheet: -: no more\n")
    }
}
