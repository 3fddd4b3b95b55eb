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

    @Test("The verdict on documents with mistakes equals the reference's", arguments: kinds) func verdictsAgreeOnMistakenDocuments(
        _ kind: String
    ) throws {
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
    @Test("The verdict on corrected documents equals the reference's", arguments: kinds) func verdictsAgreeOnMendedDocuments(_ kind: String)
        throws
    {
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

    /// Dates, letter case, networks, versions and addresses that are written in other ways.
    @Test("The verdict on respelled documents equals the reference's", arguments: kinds) func verdictsAgreeOnRespelledDocuments(
        _ kind: String
    ) throws {
        let shape = try #require(Shapes.shape(named: kind))
        for seed in 0..<UInt64(TestScale.scaled(150)) {
            var options = RandomDocuments.Options()
            options.optionalMembers = 60
            var documents = RandomDocuments(seed: seed &+ 177_000, options: options)
            var respelling = Respelling(seed: seed)
            let tree = respelling.respelled(Mending.mended(documents.tree(of: shape), as: shape))
            let version = seed % 3 == 0 ? Int(seed / 3 % 5) + 1 : 15
            let text = TestJSONWriter(layout: .minified, escapes: seed % 4 == 0 ? 3 : 0, seed: seed).text(of: tree)
            try compare(text, tree, kind, "seed \(seed)", version: version)
        }
    }

    /// The verdict is over all findings, however few of them are kept.
    @Test("The verdict does not depend on the limit of findings", arguments: kinds) func verdictsDoNotDependOnTheLimit(_ kind: String)
        throws
    {
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
    private func compare(_ text: String, _ tree: TestJSON, _ kind: String, _ name: String, version: Int = 15) throws -> SafariVerdict {
        let release = VerdictLawTests.releases[text.utf8.count % VerdictLawTests.releases.count]
        try compare(text, tree, kind, name, version, in: release)
        return try compare(text, tree, kind, name, version, in: nil)
    }

    /// A release for each set of checks. Each document is checked for one of them.
    private static let releases = ["17.6", "18.0", "26.3", "26.4", "27"]

    @discardableResult
    private func compare(
        _ text: String, _ tree: TestJSON, _ kind: String, _ name: String, _ version: Int, in release: String?
    ) throws -> SafariVerdict {
        // A flow and the data of the W3C interface state their version themselves.
        let isStated = version < 15 && kind != "PaymentFlow"
        let name = name + " in Safari " + (release ?? "of any release")
        var reader = DocumentReader(
            policy: Policy(apiVersion: isStated ? version : nil).with { $0.safari = release.flatMap { SafariRelease($0) } })
        let check = reader.check([UInt8](text.utf8), as: DocumentKind(kind))
        let verdict = check.safari
        let expected = ReferenceWebKit.refusal(tree, kind: kind, version: isStated ? version : 15, release: release.flatMap { Double($0) })
        var found: Refusal?
        switch verdict {
        case .accepts: break
        case .cancels:
            // The payment ends before the page gets to answer anything.
            let isLater = expected?.stage == "update" || expected?.stage == "complete"
            #expect(expected == nil || expected?.depends == true || isLater, "\(name): \(text)")
            return verdict
        case .throws(let exception), .depends(let exception, _):
            let depends = if case .depends = verdict { true } else { false }
            found = Refusal(
                kind: exception.kind.name, stage: exception.stage.word, check: exception.check, text: exception.text, depends: depends)
            let severities: [Severity] = depends ? [.warning, .error] : [.error]
            #expect(
                check.findings.contains {
                    $0.rule == exception.rule && $0.place.pointer == exception.pointer && severities.contains($0.severity)
                })
        case .notApplicable: Issue.record("\(name): \(kind) is seen by a browser")
        }
        if found?.comparable != expected?.comparable {
            Issue.record("\(name): \(String(describing: found)), not \(String(describing: expected)): \(verdict) \(text)")
        }
        return verdict
    }
}

extension Refusal {
    /// The same, without a text that the library shortens or cleans.
    fileprivate var comparable: Refusal {
        let isPlain = text.utf8.count < 200 && text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
        return Refusal(kind: kind, stage: stage, check: check, text: isPlain ? text : "", depends: depends)
    }
}
