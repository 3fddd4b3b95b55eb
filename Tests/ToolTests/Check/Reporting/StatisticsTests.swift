import Foundation
import PaySheetGuide
import PaySheetTool
import TestSupport
import Testing

@Suite("Statistics")
struct StatisticsTests {
    private static let files = [
        "a.json": Sample.comma, "b.json": Sample.clean, "c.json": "{", "d.json": Sample.clean.replacing("USD", with: "Jane"),
    ]

    /// The sums of two statistics, merged independently.
    private func merged(_ left: JSON, _ right: JSON) -> [String: Int] {
        sums(left).merging(sums(right)) { $0 + $1 }
    }

    private func sums(_ json: JSON) -> [String: Int] {
        var sums: [String: Int] = [:]
        for name in json.names where name != "schemaVersion" && name != "tool" {
            if let number = json[name].int { sums[name] = number }
            for inner in json[name].names { sums[name + "/" + inner] = json[name][inner].int }
        }
        return sums
    }

    @Test("The counts of two runs add up to those of one run")
    func merge() throws {
        let world = TestWorld(StatisticsTests.files)
        func statistics(_ files: String...) throws -> JSON {
            _ = world.run(["check", "--statistics"] + files)
            return try JSON(world.output)
        }
        let all = try statistics("a.json", "b.json", "c.json", "d.json", "gone.json")
        let parts = merged(try statistics("a.json", "gone.json"), try statistics("b.json", "c.json", "d.json"))
        var whole = sums(all)
        #expect(whole.count > 12)
        #expect(parts["runs"] == 2)
        whole["runs"] = 2
        #expect(parts == whole)
        #expect(all["documents"].int == 4 && all["failures"].int == 1 && all["clean"].int == 1)
        #expect(all["bytes"].int == StatisticsTests.files.values.reduce(0) { $0 + $1.utf8.count })
        #expect(all["rules"]["amount/format"].int == 1)
        #expect(all["currencies"]["USD"].int == 2 && all["currencies"]["other"].int == 1)
        #expect(all["kinds"]["ApplePayPaymentRequest"].int == 3 && all["kinds"]["unknown"].int == 1)
        #expect(all["sizes"]["below 256"].int != nil)
    }

    @Test("Statistics are printed instead of the report, or written to a file")
    func places() throws {
        let world = TestWorld(StatisticsTests.files)
        #expect(world.run("a.json", "--statistics") == 1)
        let printed = world.output
        #expect(printed.hasPrefix("{\n  \"schemaVersion\": 1,") && printed.hasSuffix("}\n"))
        #expect(!printed.contains("Jane"))
        #expect(world.run("a.json", "--statistics=counts.json") == 1)
        #expect(world.text("counts.json") == printed)
        #expect(world.output.hasPrefix("a.json:6:41: error[amount/format]"))
        world.locked = ["counts.json"]
        #expect(world.run("b.json", "--statistics=counts.json") == 2)
        #expect(world.errors == "paysheet: cannot write counts.json: permission denied\n")
        // The next word is a file to check, not one to write.
        #expect(world.run("--statistics", "b.json") == 0)
        #expect(world.run("b.json", "--statistics=") == 2)
    }

    @Test("An archive is counted without its report")
    func records() throws {
        let world = TestWorld(["all.ndjson": RecordTests.stream])
        #expect(world.run("all.ndjson", "--statistics", "--fail-on", "never") == 0)
        #expect(try JSON(world.output)["documents"].int == 3)
    }

    /// Two safe fixes, a risky one, and one that would cause another finding.
    private static let fixes = [
        Sample.comma, Sample.clean.replacing("\"visa\"", with: "\"visa\",\"visa\""),
        Sample.clean.replacing("\"visa\"", with: "\"visa\",\"pagoBancomat\""), FixCommandTests.blocked,
    ]

    @Test("Statistics and every report count the same fixes, and none that is blocked", arguments: [false, true])
    func fixable(inLines: Bool) throws {
        let lines = StatisticsTests.fixes.map { $0.replacing("\n", with: " ") + "\n" }
        let files =
            inLines
            ? [("all.ndjson", lines.joined())] : zip(["a.json", "b.json", "c.json", "d.json"], StatisticsTests.fixes).map { ($0, $1) }
        let world = TestWorld(Dictionary(uniqueKeysWithValues: files))
        let command = ["check", "--fail-on", "never"] + files.map { $0.0 }
        func output(_ options: String...) -> String {
            #expect(world.run(command + options) == 0)
            return world.output
        }
        let count = try #require(try JSON(output("--format", "json"))["summary"]["fixable"].int)
        #expect(count == 3)
        #expect(try JSON(output("--statistics"))["fixable"].int == count)
        for format in ["text", "markdown", "html"] {
            #expect(output("--format", format).contains("(3 fixable, 1 of them with --include-risky)"), "\(format)")
        }
        for format in ["json", "ndjson", "concise"] {
            _ = output("--format", format, "--statistics=counts.json")
            #expect(try JSON(#require(world.text("counts.json")))["fixable"].int == count, "\(format)")
        }
    }

    /// Lines of `corpus.py --careless`, and every sample of every rule that is on one line.
    private static var archive: String {
        let careless = Repository.root.appendingPathComponent("Tests/ToolTests/Golden/careless.ndjson")
        let samples = RuleCard.ofDocuments.flatMap { ($0.bad + $0.good).map { String(decoding: $0.json, as: UTF8.self) } }
        let lines = samples.map { $0.replacing("\r\n", with: " ").replacing("\n", with: " ") }
        return ((try? String(contentsOf: careless, encoding: .utf8)) ?? "") + lines.joined(separator: "\n") + "\n"
    }

    /// Lines are counted without explaining what was found in them.
    @Test(
        "The statistics of an archive match its report",
        arguments: TestScale.sampled([
            [], ["--select", "contact", "--ignore", "contact/billing-fields"], ["--now", "2026-11-23T00:00:00Z"],
        ]))
    func counts(options: [String]) throws {
        let world = TestWorld(["all.ndjson": StatisticsTests.archive])
        world.pieceSize = 1 << 16
        let command = ["check", "--fail-on", "never", "all.ndjson"] + options
        // Statistics count findings that a report leaves out.
        #expect(world.run(command + ["--format", "json", "--max-findings", "2000"]) == 0)
        let report = try JSON(world.output)
        let records = report["documents"].list
        #expect(world.run(command + ["--statistics"]) == 0)
        let statistics = try JSON(world.output)
        let findings = records.flatMap { $0["findings"].list }
        func expect(_ part: String, _ names: [String]) {
            let counted = Dictionary(names.map { ($0, 1) }) { $0 + $1 }
            #expect(statistics[part].names == Set(counted.keys))
            for (name, count) in counted { #expect(statistics[part][name].int == count, "\(part) \(name)") }
        }
        expect("rules", findings.compactMap { $0["rule"].string })
        expect("severities", findings.compactMap { $0["severity"].string })
        expect("kinds", records.map { $0["kind"].string ?? "unknown" })
        expect("safari", records.compactMap { $0["safari"]["outcome"].string })
        #expect(records.count > 500 && !findings.isEmpty)
        #expect(statistics["documents"].int == records.count)
        #expect(statistics["findings"].int == findings.count)
        #expect(statistics["fixable"].int == report["summary"]["fixable"].int)
        #expect(statistics["clean"].int == records.filter { $0["findings"].count == 0 }.count)
    }
}
