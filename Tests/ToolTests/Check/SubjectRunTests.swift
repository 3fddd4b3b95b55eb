import Foundation
import PaySheetGuide
import PaySheetIdentity
import PaySheetReports
import Testing

/// Findings about something else than documents, in the reports and under the settings of `check`.
@Suite("Findings of other commands")
struct SubjectRunTests {
    /// A command that finds one thing, and the rule.
    struct Case: Sendable, CustomTestStringConvertible {
        let words: [String]
        let rule: String

        var testDescription: String { words[0] }
    }

    private static let cases = [
        Case(words: ["certificate", "p384.csr"], rule: "certificate/key"),
        Case(words: ["token", "check", "token.json", "--root", "root.pem", "--now", "2030-01-01T00:00:00Z"], rule: "token-trust/age"),
        Case(words: ["contact", "contact.json", "--fields", "email"], rule: "buyer/missing"),
        Case(words: ["button", "page.html"], rule: "button/markup"),
        Case(words: ["identity", "envelope", "broken.b64", "--request", "record.json"], rule: "identity-answer/form"),
    ]

    private func world() throws -> TestWorld {
        let world = TestWorld([
            "contact.json": #"{"givenName":"Jane","familyName":"Doe","phoneNumber":"+12025550143"}"#, "broken.b64": "gYGB",
            "page.html": #"<apple-pay-button buttonstyle="neon" type="buy" locale="en-US"></apple-pay-button>"#,
            "record.json": IdentityGuide.record.text,
        ])
        let folder = Repository.root.appendingPathComponent("Tests/TokensTests/Fixtures")
        for name in ["p384.csr", "root.pem", "token.json"] {
            world.files[name] = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
        }
        return world
    }

    @Test("Every report has them, and the sentences of the command stay", arguments: cases)
    func reports(_ one: Case) throws {
        let world = try world()
        #expect(world.run(one.words + ["--report", "json=findings.json"]) == 1, "\(world.output)\(world.errors)")
        let own = world.output
        #expect(world.text("findings.json")?.contains(#""rule": "\#(one.rule)""#) == true)
        #expect(world.run(one.words) == 1 && world.output == own)
        for format in ReportFormat.allCases where format != .text && format != .json {
            #expect(world.run(one.words + ["--format", format.rawValue]) == 1)
            #expect(world.output.contains(one.rule) && world.output != own, "\(format)")
        }
        #expect(!world.output.contains("Doe") && !world.output.contains("0143"))
    }

    @Test("Settings decide about them", arguments: cases)
    func settings(_ one: Case) throws {
        let world = try world()
        let topic = String(one.rule.prefix { $0 != "/" })
        for word in [one.rule, topic] {
            #expect(world.run(one.words + ["--ignore", word]) == 0, "\(world.output)\(world.errors)")
            #expect(world.run(one.words + ["--severity", word + "=info"]) == 0)
            #expect(world.run(one.words + ["--select", word]) == 1)
        }
        #expect(world.run(one.words + ["--select", "total"]) == 0)
        #expect(world.run(one.words + ["--write-baseline", "known.json"]) == 0)
        #expect(world.run(one.words + ["--baseline", "known.json"]) == 0)
        world.files[".paysheet.json"] = [UInt8](#"{"ignore":[{"rule":"\#(one.rule)","reason":"known"}]}"#.utf8)
        #expect(world.run(one.words) == 0)
        #expect(world.run(one.words + ["--no-config"]) == 1)
        #expect(world.run(one.words + ["--ignore", one.rule + "x"]) == 2)
    }

    @Test("The exit status follows the threshold and the expectations", arguments: cases)
    func statuses(_ one: Case) throws {
        let world = try world()
        #expect(world.run(one.words + ["--fail-on", "never"]) == 0 && world.run(one.words + ["--exit-zero"]) == 0)
        let info = ["--severity", one.rule + "=info"]
        #expect(world.run(one.words + info + ["--fail-on", "warning"]) == 0)
        #expect(world.run(one.words + info + ["--fail-on", "info"]) == 1)
        #expect(world.run(one.words + ["--expect", one.rule]) == 0 && world.run(one.words + ["--expect", "invalid"]) == 0)
        #expect(world.run(one.words + ["--expect", "total/sum"]) == 1)
        #expect(world.errors.contains("expected total/sum, found " + one.rule), "\(world.errors)")
        #expect(world.run(one.words + ["--ignore", one.rule, "--expect", "valid"]) == 0)
        world.files[".paysheet.json"] = [UInt8](#"{"failOn":"info"}"#.utf8)
        #expect(world.run(one.words + info) == 1)
    }

    @Test("Findings count that the changes of a diff touch", arguments: cases)
    func changedLines(_ one: Case) throws {
        let world = try world()
        let file = try #require(one.words.first { world.files[$0] != nil })
        func diff(_ name: String, _ line: Int) -> [UInt8] {
            [UInt8]("--- a/\(name)\n+++ b/\(name)\n@@ -\(line),0 +\(line),1 @@\n+x\n".utf8)
        }
        world.files["change.diff"] = diff(file, 1)
        #expect(world.run(one.words + ["--changed-lines", "change.diff"]) == 1, "\(world.output)\(world.errors)")
        world.files["change.diff"] = diff("other", 1)
        world.files["other"] = []
        #expect(world.run(one.words + ["--changed-lines", "change.diff"]) == 0)
        // What has no line is touched by any change of its file.
        world.files["change.diff"] = diff(file, 900)
        #expect(world.run(one.words + ["--changed-lines", "change.diff"]) == (one.words[0] == "button" ? 0 : 1))
        #expect(world.run(one.words + ["--changed-lines", "change.diff", "--write-baseline", "known.json"]) == 2)
    }

    @Test("Standard input is not read twice, and a misspelt rule leads to one that the command reports")
    func mistakes() throws {
        let world = try world()
        #expect(world.run("button", "-", "--changed-lines", "-") == 2)
        #expect(world.errors.contains("both read standard input"), "\(world.errors)")
        #expect(world.run("button", "page.html", "--expect", "buton/markup") == 2)
        #expect(world.errors.contains("did you mean button/markup?"), "\(world.errors)")
    }

    @Test("A baseline knows one certificate of a file from the next one")
    func severalInAFile() throws {
        let world = try world()
        #expect(world.run("certificate", "p384.csr", "--write-baseline", "known.json") == 0)
        world.files["p384.csr"] = (world.files["p384.csr"] ?? []) + [0x0A] + (world.files["p384.csr"] ?? [])
        #expect(world.run("certificate", "p384.csr", "--baseline", "known.json") == 1)
    }

    @Test(
        "Where nothing is checked, no option of a check is ignored",
        arguments: [
            ["button", "--table", "--ignore", "button"], ["button", "--table", "--format", "sarif"],
            ["token", "hash", "token.json", "--select", "token-trust"],
            ["contact", "contact.json", "--normalize", "--baseline", "known.json"],
            ["identity", "transcript", "record.json", "--report", "json=a.json"],
        ])
    func refused(_ words: [String]) throws {
        let world = try world()
        #expect(world.run(words) == 2)
        #expect(world.errors.contains(" is for "), "\(world.errors)")
    }
}
