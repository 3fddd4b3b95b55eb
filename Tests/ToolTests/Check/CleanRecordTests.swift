import PaySheetChecking
import PaySheetExamples
import TestSupport
import Testing

@Suite("Records of clean lines")
struct CleanRecordTests {
    /// Records of clean lines are kept for later ones, and kinds of two catalogs can have the same number.
    @Test("A line has its own kind, whatever lines came before", arguments: TestScale.sampled(0..<4))
    func kinds(_ seed: Int) throws {
        var lines: [(text: String, kind: String)] = []
        for form in CatalogList.all.examples.map({ $0.name }) {
            let world = TestWorld()
            guard world.run("example", form, "--seed", String(seed), "--ndjson") == 0 else { continue }
            let text = world.output.filter { $0 != "\n" }
            let alone = TestWorld(["a.json": text])
            _ = alone.run("check", "--format", "ndjson", "a.json")
            let record = try #require(TestJSON(parsing: [UInt8](alone.output.utf8)))
            guard case .string(let kind)? = record.value(at: TestPath(["kind"])) else { continue }
            lines.append((text, kind))
        }
        try #require(lines.count > 20)
        // Each line comes behind each other one somewhere.
        let stream = (0..<300).map { lines[($0 * $0 + $0 / 7 * (seed + 3)) % lines.count] }
        let world = TestWorld(["a.ndjson": stream.map { $0.text + "\n" }.joined()])
        _ = world.run("check", "--format", "ndjson", "--jobs", "1", "a.ndjson")
        let records = world.output.split(separator: "\n")
        try #require(records.count == stream.count)
        for (record, line) in zip(records, stream) { #expect(record.contains("\"kind\":\"\(line.kind)\""), "\(line.text.prefix(200))") }
    }
}
