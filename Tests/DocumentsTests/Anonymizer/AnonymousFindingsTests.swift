import PaySheet
import PaySheetDocuments
import PaySheetGuide
import TestSupport
import Testing

import struct PaySheetShapes.Shape
import enum PaySheetShapes.Shapes

/// A document without personal data has the same mistakes at the same places.
@Suite("findings of anonymous documents")
struct AnonymousFindingsTests {
    /// Rules that compare with something outside of the document. Examples are identifiers that stay, and the current day. It can be
    /// between a card's expiry day and its replacement.
    static let comparing: Set<String> = ["decrypted/expired", "merchant/identifier", "contexts/directory", "order/shares", "charge/shares"]

    static func findings(_ bytes: [UInt8], _ kind: PaySheet.DocumentKind?, _ reader: DocumentReader) -> [String] {
        var reader = reader
        return reader.check(bytes, as: kind).findings.map { $0.rule.id + " " + $0.place.pointer }.filter { line in
            !comparing.contains { line.hasPrefix($0 + " ") }
        }
    }

    @Test("every sample of every rule", arguments: RuleCard.all.map { $0.id.id })
    func samples(_ id: String) throws {
        let rule = try #require(RuleCard.all.first { $0.id.id == id })
        for sample in rule.bad + rule.good {
            var anonymizer = Anonymizer()
            let kind = sample.isKindGiven ? sample.kind : nil
            guard let anonymous = anonymizer.anonymize(sample.json, as: kind) else { continue }
            let reader = DocumentReader(policy: sample.policy.with { $0.includesAdvice = true }, expecting: sample.expectations)
            let (before, after) = (
                AnonymousFindingsTests.findings(sample.json, kind, reader), AnonymousFindingsTests.findings(anonymous.bytes, kind, reader)
            )
            #expect(
                before == after, "\(String(decoding: sample.json, as: UTF8.self))\n→ \(String(decoding: anonymous.bytes, as: UTF8.self))")
        }
    }

    @Test("random documents with mistakes", arguments: Shapes.kinds.map { $0.name })
    func random(_ name: String) throws {
        let found = PaySheet.DocumentKind(name)
        let kind = try #require(found)
        let shape = try #require(Shapes.kinds.first { $0.name == name }.flatMap { Shapes.shape(named: $0.shape) })
        for seed in 0..<UInt64(TestScale.scaled(12)) {
            var documents = RandomDocuments(seed: seed, options: .wild)
            var injector = MistakeInjector(seed: seed)
            let document = injector.inject(Int(seed % 4), into: documents.tree(of: shape), as: shape)
            let bytes = [UInt8](document.text.utf8)
            var anonymizer = Anonymizer()
            let made = anonymizer.anonymize(bytes, as: kind)
            let anonymous = try #require(made)
            let (before, after) = (
                AnonymousFindingsTests.findings(bytes, kind, DocumentReader()),
                AnonymousFindingsTests.findings(anonymous.bytes, kind, DocumentReader())
            )
            #expect(before == after, "\(document.text)\n→ \(String(decoding: anonymous.bytes, as: UTF8.self))")
        }
    }
}
