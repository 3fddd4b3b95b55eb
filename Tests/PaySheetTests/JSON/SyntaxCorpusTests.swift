import Foundation
import PaySheet
import Testing

@Suite("The corpus of small JSON texts")
struct SyntaxCorpusTests {
    @Test("The index lists exactly the files of the corpus")
    func indexIsWhole() throws {
        var found: Set<String> = []
        for folder in ["accepted", "refused", "decided"] {
            let names = try FileManager.default.contentsOfDirectory(atPath: SyntaxCorpus.folder.appendingPathComponent(folder).path)
            found.formUnion(names.filter { $0.hasSuffix(".json") }.map { "\(folder)/\($0)" })
        }
        #expect(found == Set(SyntaxCorpus.texts.map(\.path)))
        #expect(found.count >= 250)
    }

    @Test("Every text has the faults of the index at their places", arguments: SyntaxCorpus.texts)
    func faults(of text: SyntaxCorpus.Text) throws {
        let bytes = try SyntaxCorpus.bytes(text.path)
        let recovered = RecoveringScanner.scan(bytes, limits: Limits())
        #expect(spelled(recovered.faults) == text.faults)
        #expect(recovered.isComplete == text.isPlain)
        #expect(recovered.nodes.isEmpty != recovered.isComplete)
        #expect(StrictReference.accepts(bytes) == text.isAccepted)
        if text.path.hasPrefix("accepted/") { #expect(text.isAccepted && text.isPlain) }
        if text.path.hasPrefix("refused/") { #expect(!text.isAccepted) }
    }

    @Test("A text with a clear meaning is rewritten as JSON", arguments: SyntaxCorpus.texts.filter(\.isPlain))
    func rewriting(of text: SyntaxCorpus.Text) throws { try expectFaithfulRewriting(SyntaxCorpus.bytes(text.path)) }

    @Test("Every cause occurs, except limits and the form of the whole text")
    func causesOccur() {
        let guards: Set<SyntaxFault.Cause> = [.tooLarge, .tooManyNodes, .tooManyFaults, .otherFormat]
        let index = SyntaxCorpus.texts.map(\.faults).joined(separator: " ")
        for cause in SyntaxFault.Cause.allCases where !guards.contains(cause) {
            #expect(index.contains("\(cause)@"), "no file for \(cause)")
        }
    }
}

/// What is rewritten is fault-free, and means the same.
func expectFaithfulRewriting(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let recovered = RecoveringScanner.scan(bytes, limits: Limits())
    let tree = JSONTree(SourceText(bytes), recovered.nodes)
    let text = tree.bytes
    let again = RecoveringScanner.scan(text, limits: Limits())
    #expect(again.faults.isEmpty, "\(String(decoding: text, as: UTF8.self))", sourceLocation: sourceLocation)
    #expect(StrictReference.accepts(text), sourceLocation: sourceLocation)
    #expect(JSONTree(SourceText(text), again.nodes) == tree, sourceLocation: sourceLocation)
}
