import PaySheet
import PaySheetGuide
import PaySheetShapes
import TestSupport
import Testing

/// A reader that guesses what a document is from those before says of it what a new one says.
@Suite struct KindPredictorTests {
    private static let shapes = Shapes.all.filter { !$0.isAbstract }

    /// Reads a document with a reader that has just read the same one, and that has read all others before.
    private func compare(_ bytes: [UInt8], _ reader: inout DocumentReader) {
        var fresh = DocumentReader()
        let expected = fresh.check(bytes)
        for _ in 0..<2 {
            let found = reader.check(bytes)
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(found.kind == expected.kind, "\(text)")
            #expect(found.findings.map { $0.message } == expected.findings.map { $0.message }, "\(text)")
        }
    }

    @Test("A reader with a prediction agrees about the examples", arguments: recordTypes) func agreesAboutTheExamples(_ type: RecordType) {
        var reader = DocumentReader()
        compare(type.minimal, &reader)
        compare(type.full, &reader)
        compare(type.minimal, &reader)
    }

    @Test("A reader with a prediction agrees about the samples")
    func agreesAboutSamples() {
        var reader = DocumentReader()
        // A part of the rules by default, for telling the kind takes long: all of them from a scale of 4.
        for (index, rule) in RuleCard.ofDocuments.enumerated() where TestScale.factor >= 4 || index % 4 == 0 {
            for sample in rule.good.prefix(1) + rule.bad.prefix(1) { compare(sample.json, &reader) }
        }
    }

    @Test("A reader with a prediction agrees about random documents")
    func agreesAboutRandomDocuments() {
        var reader = DocumentReader()
        for seed in 0..<UInt64(TestScale.scaled(100)) {
            var options = RandomDocuments.Options()
            options.optionalMembers = Int(seed % 6) * 15
            options.escapes = seed % 3 == 0 ? 2 : 0
            options.longestList = 1 + Int(seed % 3)
            var documents = RandomDocuments(seed: seed, options: options)
            let shape = Self.shapes[Int(seed) % (seed % 2 == 0 ? Self.shapes.count : 20)]
            compare([UInt8](documents.text(of: shape).utf8), &reader)
        }
    }

    @Test("A prediction does not hide a kind that fits better")
    func takesTheKindThatFitsBest() {
        var reader = DocumentReader()
        // The first document makes the guess; the second is one of that kind, but a smaller kind has all its members too.
        _ = reader.check(#"{"newTotal":{"label":"Shop","amount":"1.00"},"newMultiTokenContexts":[]}"#.utf8)
        let text = #"{"newTotal":{"label":"Shop","amount":"1.00"}}"#
        var fresh = DocumentReader()
        #expect(reader.check(text.utf8).kind == fresh.check(text.utf8).kind)
    }
}
