import PaySheet
import PaySheetExamples
import PaySheetGuide
import TestSupport
import Testing

/// Every broken document has its rule's finding and no other.
struct RuleBreakTests {
    /// Comes behind a thousand others.
    static let crowded = "json/too-many-faults"

    private func found(_ broken: BrokenExample) -> [String] {
        var reader = DocumentReader(policy: broken.way.policy, expecting: broken.way.expectations)
        if broken.documents.count > 1 { reader.merchantConsistency = MerchantConsistency() }
        var found: [String] = []
        for (place, document) in broken.prettyDocuments.enumerated() {
            for finding in reader.check(document, as: broken.way.kind, recovering: true).findings {
                found.append(String(place) + " " + finding.rule.name + " at " + finding.place.pointer)
            }
        }
        return found
    }

    @Test(
        "A broken example has the finding of its rule and no other",
        arguments: RuleCard.ofDocuments.map { $0.name }.filter { $0 != crowded })
    func hasThatFindingAlone(name: String) throws {
        let rule = try #require(RuleCard.ofDocuments.first { $0.name == name })
        let ways = RuleBreak.all(of: rule)
        #expect(!ways.isEmpty)
        for way in ways {
            for seed in 0..<UInt64(TestScale.scaled(1)) {
                let broken = way.example(seed: seed)
                let place = String(broken.documents.count - 1)
                #expect(found(broken) == [place + " " + name + " at " + broken.pointer], "\(name) variant \(way.variant), seed \(seed)")
            }
        }
    }

    @Test("A safe fix of a broken amount restores the example", arguments: [1, 2, 7, 40] as [UInt64])
    func aFixRestoresTheExample(seed: UInt64) throws {
        let rule = try #require(RuleCard.ofDocuments.first { $0.name == "amount/format" })
        let way = try #require(RuleBreak.all(of: rule).first)
        var reader = DocumentReader()
        let repair = try reader.check(way.example(seed: seed, ExampleSettings(currency: .eur)).documents[0], as: way.kind).findings
            .applyingSafeFixes()
        let fixed = try #require(repair.bytes)
        #expect(reader.check(fixed, as: way.kind).findings.isEmpty)
    }

    /// Most rules are shown in documents that follow the seed, not in their samples.
    @Test("Most broken examples depend on the seed and on the settings")
    func followsTheSeed() throws {
        let ways = RuleCard.ofDocuments.flatMap { RuleBreak.all(of: $0) }.filter { $0.exampleKind != nil }
        let made = ways.filter { $0.example(seed: 3).isMade }
        #expect(made.count * 100 >= ways.count * 60, "\(made.count) of \(ways.count)")
        let rule = try #require(RuleCard.ofDocuments.first { $0.name == "total/negative" })
        let way = try #require(RuleBreak.all(of: rule).first)
        #expect(way.example(seed: 1).documents != way.example(seed: 2).documents)
        #expect(way.example(seed: 1).documents == way.example(seed: 1).documents)
        let yen = way.example(seed: 1, try ExampleSettings(currency: .jpy))
        #expect(PaymentRequest.read(yen.documents[0]).value?.currencyCode == .jpy)
    }

    @Test("A rule about several documents is broken with two valid documents")
    func takesSeveralDocumentsWhereItMust() throws {
        let rule = try #require(RuleCard.ofDocuments.first { $0.id == .contextsExternalIdentifier })
        let way = try #require(RuleBreak.all(of: rule).last)
        #expect(way.isOfFiles)
        let broken = way.example(seed: 4)
        #expect(broken.isMade)
        #expect(broken.documents.count == 2)
        // Each alone is right.
        for document in broken.documents { #expect(DocumentReader.check(document) == []) }
    }
}

extension DocumentReader {
    fileprivate static func check(_ document: [UInt8]) -> [String] {
        var reader = DocumentReader()
        return reader.check(document).findings.map { $0.description }
    }
}
