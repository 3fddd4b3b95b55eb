import PaySheet
import PaySheetGuide
import PaySheetShapes
import ReaderComparison
import TestSupport
import Testing

/// A rule that is not called because of what is ordinary about a dictionary would have found nothing.
@Suite struct ConditionTests {
    private static let shapes = Shapes.all.filter { !$0.isAbstract }

    @Test("Skipped rules would find nothing in the samples")
    func leaveNothingOutOfTheSamples() throws {
        for rule in RuleCard.ofDocuments {
            for sample in rule.bad + rule.good {
                var comparison = ReaderComparison(policy: sample.policy, expecting: sample.expectations)
                let isRight = comparison.conditionsAgree(sample.json, asShape: try #require(sample.kind).shape)
                #expect(isRight, "\(rule.name): \(String(decoding: sample.json, as: UTF8.self))")
            }
        }
    }

    @Test("Skipped rules would find nothing in random documents", arguments: [false, true]) func leaveNothingOutOfRandomDocuments(
        includesAdvice: Bool
    ) {
        var comparison = ReaderComparison(policy: Policy().with { $0.includesAdvice = includesAdvice })
        for seed in 0..<UInt64(TestScale.scaled(600)) {
            var options = seed % 2 == 0 ? RandomDocuments.Options.wild : RandomDocuments.Options()
            options.optionalMembers = 20 + Int(seed % 5) * 15
            options.longestList = 1 + Int(seed % 6)
            var documents = RandomDocuments(seed: seed, options: options)
            let shape = Self.shapes[Int(seed / 4) % (seed % 4 == 0 ? Self.shapes.count : 8)]
            var injector = MistakeInjector(seed: seed)
            let document = injector.inject(Int(seed % 3), into: documents.tree(of: shape), as: shape, kinds: Mistake.allCases)
            let index = Self.shapes.firstIndex { $0.name == shape.name } ?? 0
            let isRight = comparison.conditionsAgree([UInt8](document.text.utf8), asShape: index)
            #expect(isRight, "\(document.text)")
        }
    }
}
