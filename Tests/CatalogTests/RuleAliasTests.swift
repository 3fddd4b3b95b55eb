import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetReports
import PaySheetTool
import Testing

@Suite("Former names of rules")
struct RuleAliasTests {
    /// Apple Pay as if a rule had been called otherwise.
    private static var catalogs: CatalogList {
        var catalogs = CatalogList(.applePay)
        catalogs.aliases = RuleAliases([.init(former: "sum/below-zero", name: "total/negative", code: RuleID.totalNegative.code)])
        return catalogs
    }

    @Test(
        "Options and configuration take a former name, and the command says the new one once",
        arguments: [
            (["--ignore", "sum/below-zero"], "", Int32(0)), (["--severity", "sum/below-zero=info"], "", 0),
            (["--select", "sum/below-zero"], "", 1), (["--select", "sum/below-zero", "--ignore", "sum/below-zero"], "", 0),
            ([], #"{"rules": {"sum/below-zero": "off"}}"#, 0), ([], #"{"select": ["sum/below-zero"]}"#, 1),
            ([], #"{"ignore": [{"rule": "sum/below-zero", "reason": "a refund"}]}"#, 0),
            (["--ignore", "sum/below-zero"], #"{"files": [{"glob": "*", "rules": {"sum/below-zero": "warning"}}]}"#, 0),
        ] as [([String], String, Int32)])
    func settings(_ options: [String], _ configuration: String, _ status: Int32) throws {
        let sample = try #require(RuleID.totalNegative.card?.bad.first)
        let world = CommandWorld(["a.json": String(decoding: sample.json, as: UTF8.self), "c.json": configuration])
        let all = ["check", "a.json"] + options + (configuration.isEmpty ? [] : ["--config", "c.json"])
        #expect(world.run(all, RuleAliasTests.catalogs) == status, "\(world.output)\(world.errors)")
        #expect(world.errors == "paysheet: sum/below-zero is now total/negative\n")
        #expect(!world.output.contains("sum/below-zero"))
        #expect(world.run(all + ["--quiet"], RuleAliasTests.catalogs) == status)
        #expect(world.errors.isEmpty)
    }

    @Test("explain and expectations take a former name")
    func others() throws {
        let sample = try #require(RuleID.totalNegative.card?.bad.first)
        let world = CommandWorld(["a.json": String(decoding: sample.json, as: UTF8.self)])
        #expect(world.run(["check", "a.json", "--expect", "sum/below-zero"], RuleAliasTests.catalogs) == 0)
        #expect(world.run(["example", "--break", "sum/below-zero"], RuleAliasTests.catalogs) == 0)
        #expect(world.run(["explain", "Sum/Below-Zero"], RuleAliasTests.catalogs) == 0)
        #expect(world.output.hasPrefix("total/negative: "))
        #expect(world.errors == "paysheet: Sum/Below-Zero is now total/negative\n")
    }

    @Test(
        "A rule of another command is refused as an expectation of check, and taken by settings, which both share",
        arguments: [
            ("certificate/expired", "certificate"), ("BT-001", "button"), ("buyer/name", "contact"), ("token-trust/age", "token check"),
        ])
    func otherCommands(_ rule: String, _ command: String) {
        let world = CommandWorld(["a.json": "{}", "c.json": "{\"rules\": {\"\(rule)\": \"off\"}}"])
        for options in [["--ignore", rule], ["--select", rule], ["--severity", rule + "=info"], ["--config", "c.json"]] {
            #expect(world.run(["check", "a.json"] + options, .all) < 2, "\(world.errors)")
        }
        #expect(world.run(["check", "a.json", "--expect", rule], .all) == 2)
        #expect(world.errors.contains("check does not report \"\(rule)\"; it is a rule of paysheet \(command)"), "\(world.errors)")
    }

    @Test("A fingerprint has the first name of a rule, so that baselines outlive another name")
    func fingerprint() {
        let findings = [Finding(RuleID(code: 9301), .error, "it is wrong", help: nil, at: "/a")]
        let document = CheckedDocument(
            path: "a", container: "page", unchecked: [], hasDocuments: false, hasClock: false, findings: findings, selection: Selection(),
            maximumFindings: nil,
            cards: .applePay, suppressing: { _, _ in nil })
        #expect(document.findings.map { $0.fingerprint } == [RuleAliasTests.hash(["a", "BT-002", "/a", "", "0"])])
        #expect(RuleAliases.all.firstName(of: .totalNegative) == "total/negative")
    }

    /// The 64-bit FNV-1a hash of texts that end with a zero byte.
    private static func hash(_ texts: [String]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in texts.map({ Array($0.utf8) + [UInt8(0)] }).joined() { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    @Test("A comment in a document can have a former name")
    func comment() {
        #expect(IgnoreNote(after: Array(" bt-010, total/sum: because".utf8)[...]).rules == ["button/markup", "total/sum"])
    }
}
