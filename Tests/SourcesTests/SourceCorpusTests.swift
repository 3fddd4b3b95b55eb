import PaySheet
import PaySheetSources
import TestSupport
import Testing

@Suite("The corpus of source files")
struct SourceCorpusTests {
    @Test("The corpus has enough files, and the table names all files with mistakes")
    func isWhole() {
        #expect(SourceCorpus.names("Mistakes") == SourceCorpus.expected.keys.sorted())
        #expect(SourceCorpus.expected.count >= 120)
        #expect(SourceCorpus.names("Silent").count >= 200)
    }

    @Test("Each numbered way to write a document has a file with a mistake and a silent one")
    func hasBothSides() throws {
        func numbered(_ part: String) -> [Substring] {
            SourceCorpus.names(part).filter { $0.first?.isNumber == true }.map { $0.prefix { $0 != "." } }
        }
        #expect(numbered("Mistakes") == numbered("Silent"))
        #expect(numbered("Mistakes").enumerated().allSatisfy { Int($1.prefix(2)) == $0 + 1 })
        for name in SourceCorpus.names("Mistakes") where name.first?.isNumber == true {
            #expect(SourceCorpus.expected[name]?.contains(";") == false, "\(name) has one mistake")
        }
    }

    @Test("Exactly the listed mistakes are found at their places", arguments: SourceCorpus.names("Mistakes"))
    func findsMistakes(name: String) throws {
        let found = try findings(in: SourceCorpus.bytes("Mistakes", name), name).map { _, finding in
            "\(finding.place.line):\(finding.place.column) \(finding.severity.word) \(finding.rule.name)"
        }
        #expect(found.joined(separator: "; ") == SourceCorpus.expected[name])
    }

    @Test("Similar files have no findings", arguments: SourceCorpus.names("Silent"))
    func isSilent(name: String) throws {
        let found = try findings(in: SourceCorpus.bytes("Silent", name), name).map { _, finding in finding.description }
        #expect(found.isEmpty)
    }

    @Test("Every beginning of a file can be read", arguments: SourceCorpus.names("Mistakes") + SourceCorpus.names("Silent"))
    func readsBeginnings(name: String) throws {
        let bytes = try SourceCorpus.bytes(name)
        for count in stride(from: 0, to: bytes.count, by: 7) { _ = try findings(in: Array(bytes.prefix(count)), name) }
    }
}
