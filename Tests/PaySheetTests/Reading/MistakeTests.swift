import PaySheet
import PaySheetShapes
import TestSupport
import Testing

/// One mistake never hides another and never causes a second.
@Suite struct MistakeTests {
    /// Kinds of document that have room for ten mistakes.
    static let shapes = [
        "ApplePayPaymentRequest", "ApplePayShippingContactUpdate", "PaymentRequest", "PaymentFlow", "ApplePayPayment", "ApplePayModifier",
    ]

    @Test("Every mistake is one finding", arguments: shapes) func everyMistakeIsOneFinding(_ name: String) throws {
        let shape = try #require(Shapes.shape(named: name))
        for seed in 0..<UInt64(TestScale.scaled(120)) {
            try compare(shape, seed: seed, kinds: Mistake.ofShape, count: 10)
        }
    }

    @Test("Syntax mistakes do not hide other mistakes", arguments: shapes) func syntaxDoesNotHideShape(_ name: String) throws {
        let shape = try #require(Shapes.shape(named: name))
        for seed in 1_000..<UInt64(1_000 + TestScale.scaled(120)) {
            try compare(shape, seed: seed, kinds: Mistake.allCases, count: 10)
        }
    }

    @Test("Ten mistakes with three syntax mistakes are ten findings")
    func tenMistakesThreeOfThemSyntaxAreTenFindings() throws {
        let shape = try #require(Shapes.shape(named: "ApplePayPaymentRequest"))
        var seen = 0
        for seed in 5_000..<UInt64(5_000 + TestScale.scaled(100)) {
            var options = RandomDocuments.Options()
            options.optionalMembers = 90
            var documents = RandomDocuments(seed: seed, options: options)
            var injector = MistakeInjector(seed: seed)
            let syntax = Mistake.ofSyntax.prefix(3)
            let kinds = Array(Mistake.ofShape.prefix(7)) + Array(syntax)
            let document = injector.inject(10, into: documents.tree(of: shape), as: shape, kinds: kinds)
            guard document.expected.count == 10, document.expected.filter({ $0.pointer == nil }).count == 3 else { continue }
            seen += 1
            #expect(findings(document.text, shape) == document.expected.sorted(), "\(document.text)")
        }
        #expect(seen > 0)
    }

    private func compare(_ shape: Shape, seed: UInt64, kinds: [Mistake], count: Int) throws {
        var options = RandomDocuments.Options()
        options.optionalMembers = 70
        var documents = RandomDocuments(seed: seed, options: options)
        var injector = MistakeInjector(seed: seed)
        let document = injector.inject(count, into: documents.tree(of: shape), as: shape, kinds: kinds)
        let found = findings(document.text, shape)
        #expect(found == document.expected.sorted(), "seed \(seed): \(document.text)")
    }

    private func findings(_ text: String, _ shape: Shape) -> [ExpectedFinding] {
        var reader = DocumentReader(policy: .aboutShape)
        let index = Shapes.all.filter { !$0.isAbstract }.firstIndex { $0.name == shape.name } ?? 0
        return reader.check(text.utf8, asShape: index, recovering: true).map { finding in
            ExpectedFinding(rule: finding.rule.name, pointer: finding.rule.name.hasPrefix("json/") ? nil : finding.place.pointer)
        }.sorted()
    }
}
