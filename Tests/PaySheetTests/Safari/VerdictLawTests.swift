import PaySheet
import PaySheetShapes
import TestSupport
import Testing

/// The verdict depends on the findings. It must equal the result of WebKit's own checks in their order.
@Suite struct VerdictLawTests {
    static let kinds = [
        "ApplePayPaymentRequest", "ApplePayPaymentMethodUpdate", "ApplePayShippingMethodUpdate", "ApplePayShippingContactUpdate",
        "ApplePayCouponCodeUpdate", "ApplePayPaymentAuthorizationResult", "ApplePayPaymentCompleteDetails", "ApplePayError",
        "ApplePayRequest", "ApplePayModifier", "PaymentRequest", "PaymentDetailsUpdate", "PaymentFlow", "MerchantSession",
    ]

    @Test(arguments: kinds) func verdictsAgreeOnMistakenDocuments(_ kind: String) throws {
        let shape = try #require(Shapes.shape(named: kind))
        for seed in 0..<UInt64(TestScale.scaled(150)) {
            var options = RandomDocuments.Options()
            options.optionalMembers = 30 + Int(seed % 3) * 25
            var documents = RandomDocuments(seed: seed, options: options)
            var injector = MistakeInjector(seed: seed)
            let kinds = Mistake.ofShape.filter { $0 != .repeatedMember || seed % 2 == 0 }
            let document = injector.inject(Int(seed % 4), into: documents.tree(of: shape), as: shape, kinds: kinds)
            try compare(document.text, document.tree, kind, "seed \(seed)")
        }
    }

    /// Few documents at random are right in all that the engine looks at; those that are made right and then changed are.
    @Test(arguments: kinds) func verdictsAgreeOnMendedDocuments(_ kind: String) throws {
        let shape = try #require(Shapes.shape(named: kind))
        var accepted = 0
        for seed in 0..<UInt64(TestScale.scaled(150)) {
            var options = RandomDocuments.Options()
            options.optionalMembers = 40
            var documents = RandomDocuments(seed: seed &+ 77_000, options: options)
            let mended = Mending.mended(documents.tree(of: shape), as: shape)
            var injector = MistakeInjector(seed: seed)
            let document = injector.inject(Int(seed % 3), into: mended, as: shape)
            if try compare(document.text, document.tree, kind, "seed \(seed)") == .accepts { accepted += 1 }
        }
        #expect(accepted > 0)
    }

    /// The verdict is over all findings, however few of them are kept.
    @Test(arguments: kinds) func verdictsDoNotDependOnTheLimit(_ kind: String) throws {
        let shape = try #require(Shapes.shape(named: kind))
        for seed in 0..<UInt64(TestScale.scaled(100)) {
            var options = RandomDocuments.Options()
            options.optionalMembers = 40
            var documents = RandomDocuments(seed: seed &+ 99_000, options: options)
            var injector = MistakeInjector(seed: seed)
            let text = injector.inject(2 + Int(seed % 8), into: documents.tree(of: shape), as: shape).text
            let verdicts = [1, 2, 5, .max].map { limit in
                var reader = DocumentReader(policy: Policy(maximumFindings: limit))
                return reader.check([UInt8](text.utf8), as: DocumentKind(kind)).safari
            }
            #expect(Set(verdicts).count == 1, "seed \(seed): \(verdicts) \(text)")
        }
    }

    @discardableResult
    private func compare(_ text: String, _ tree: TestJSON, _ kind: String, _ name: String) throws -> SafariVerdict {
        var reader = DocumentReader()
        let check = reader.check([UInt8](text.utf8), as: DocumentKind(kind))
        let verdict = check.safari
        var found: Refusal?
        switch verdict {
        case .accepts: break
        case .cancels:
            // The payment ends before the page gets to answer anything.
            let expected = ReferenceWebKit.refusal(tree, kind: kind)
            #expect(expected == nil || expected?.stage == "update" || expected?.stage == "complete", "\(name): \(text)")
            return verdict
        case .throws(let exception):
            found = Refusal(kind: exception.kind.name, stage: exception.stage.word, check: exception.check)
            #expect(check.findings.contains { $0.rule == exception.rule && $0.place.pointer == exception.pointer && $0.severity == .error })
        case .notApplicable: Issue.record("\(name): \(kind) is seen by a browser")
        }
        let expected = ReferenceWebKit.refusal(tree, kind: kind)
        if found != expected {
            Issue.record("\(name): \(String(describing: found)), not \(String(describing: expected)): \(verdict) \(text)")
        }
        return verdict
    }
}
