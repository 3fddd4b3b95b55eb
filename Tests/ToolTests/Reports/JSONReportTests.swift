import Foundation
import Testing

/// The form of the report is promised to scripts.
@Suite("JSON report")
struct JSONReportTests {
    @Test("The report has every promised member and no member that the schema does not name")
    func members() throws {
        let world = TestWorld([
            "a.json": Sample.comma, "b.json": "{\"total\":{\"label\":\"a\",\"label\":\"b\"}}",
            "c.json": "{\"x\":\"\\u0001\u{7F}\u{2028}\"}", ".paysheet.json": "{}",
            "d.js": "new ApplePaySession(3, f());",
        ])
        #expect(world.run("a.json", "b.json", "c.json", "d.js", "gone.json", "--format", "json") == 2)
        let report = try JSON(world.output)
        let schema = try JSON(try String(contentsOf: JSONReportTests.schemaFile, encoding: .utf8))["$defs"]
        #expect(report.names == schema["report"]["properties"].names)
        #expect(report["summary"].names == schema["summary"]["properties"].names)
        #expect(report["tool"].names == ["name", "version", "rules"])
        #expect(report["documents"].count == 3)
        for document in report["documents"].list {
            #expect(
                document.names
                    == schema["document"]["properties"].names.subtracting(["line", "carry", "now", "absentAt", "unknownValues"])
                    .subtracting(document["kindIsGuess"].bool == true ? [] : ["kindIsGuess"]))
            #expect(document["requires"].isNull == document["kind"].isNull)
            if !document["requires"].isNull { #expect(document["requires"].names == ["apiVersion", "features", "because", "systems"]) }
            #expect(document["safari"].names.isSubset(of: schema["safari"]["properties"].names))
            for finding in document["findings"].list {
                #expect(finding.names.union(["member"]) == schema["finding"]["properties"].names)
                #expect((finding["rule"].string == "member/missing") == finding.names.contains("member"))
                #expect(finding["start"].names == schema["position"]["properties"].names)
                #expect(finding["fingerprint"].string?.utf8.count == 16)
                for related in finding["related"].list { #expect(related.names == ["message", "pointer", "start", "end"]) }
            }
        }
        #expect(report["documents"][2]["kind"].isNull)
        #expect(report["failures"].strings("path") == ["gone.json"])
        let counted = report["documents"].list.reduce(0) { $0 + $1["findings"].count }
        let summary = report["summary"]
        #expect((summary["errors"].int ?? 0) + (summary["warnings"].int ?? 0) + (summary["infos"].int ?? 0) == counted)
    }

    static let schemaFile = Repository.root.appendingPathComponent("Docs/Schemas/report.schema.json")

    @Test("Lines above do not change a fingerprint, and another path does")
    func fingerprints() throws {
        func prints(_ path: String, _ text: String) throws -> [String] {
            let world = TestWorld([path: text])
            _ = world.run(path, "--format", "json")
            return try JSON(world.output)["documents"][0]["findings"].strings("fingerprint")
        }
        let first = try prints("a.json", Sample.comma)
        #expect(try prints("a.json", "\n\n\n" + Sample.comma) == first)
        #expect(try prints("b.json", Sample.comma) != first)
        #expect(first.count == 1)
        let twice = try prints("a.json", "{\"total\":1,,,}")
        #expect(Set(twice).count == twice.count)
    }
}
