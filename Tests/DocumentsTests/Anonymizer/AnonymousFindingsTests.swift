import PaySheet
import PaySheetDocuments
import PaySheetGuide
import TestSupport
import Testing

import struct PaySheetShapes.Shape
import enum PaySheetShapes.Shapes

/// A document without personal data has the same mistakes at the same places.
@Suite("Findings of anonymous documents")
struct AnonymousFindingsTests {
    /// Rules that compare with something outside of the document. Examples are identifiers that stay, and the current day. It can be
    /// between a card's expiry day and its replacement.
    static let comparing: Set<String> = ["decrypted/expired", "merchant/identifier", "contexts/directory", "order/shares", "charge/shares"]

    static func findings(_ bytes: [UInt8], _ kind: PaySheet.DocumentKind?, _ reader: DocumentReader) -> [String] {
        var reader = reader
        return reader.check(bytes, as: kind).findings.map { $0.rule.name + " " + $0.place.pointer }.filter { line in
            !comparing.contains { line.hasPrefix($0 + " ") }
        }
    }

    @Test("Every sample of every rule keeps its findings", arguments: TestScale.sampled(RuleCard.ofDocuments.map { $0.id.name }))
    func samples(_ id: String) throws {
        let rule = try #require(RuleCard.ofDocuments.first { $0.id.name == id })
        for sample in rule.bad + rule.good {
            let reader = DocumentReader(policy: sample.policy.with { $0.includesAdvice = true }, expecting: sample.expectations)
            try expectSame(sample.json, sample.isKindGiven ? sample.kind : nil, reader)
        }
    }

    @Test(
        "Values that rules compare or count keep their findings",
        arguments: [
            (#"{"paymentData":{"header":{"transactionId":"xyz1"},"data":"YQ==","signature":"YQ==","version":"EC_v1"}}"#, "token/hex"),
            (#"{"paymentData":{"header":{"transactionId":"0X1f"},"data":"YQ==","signature":"YQ==","version":"EC_v1"}}"#, "token/hex"),
            (#"{"paymentData":{"header":{"transactionId":"abc"},"data":"YQ==","signature":"YQ==","version":"EC_v1"}}"#, "token/hex"),
            (
                #"{"domainNames":["Shop.example.de","shop.example.de"],"encryptTo":"merchant.a","partnerInternalMerchantIdentifier":"b","#
                    + #""partnerMerchantName":"c"}"#, "registration/domain-repeated"
            ),
            (#"{"newTotal":{"label":"A","amount":"1.00"},"errors":["couponCodeInvalid"]}"#, "member/type"),
            (#"{"methodData":[{"supportedMethods":"https://apple.com/apple-pay/","data":{}}],"details":{}}"#, "w3c/apple-pay-address"),
        ])
    func compared(_ text: String, _ rule: String) throws {
        let findings = AnonymousFindingsTests.findings([UInt8](text.utf8), nil, DocumentReader())
        #expect(findings.contains { $0.hasPrefix(rule + " ") }, "\(findings)")
        try expectSame([UInt8](text.utf8), nil, DocumentReader())
    }

    @Test("A lost finding that depends on a replaced value is reported")
    func reported() throws {
        let text =
            #"{"countryCode":"US","currencyCode":"USD","supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"],"#
            + #""total":{"label":"Total","amount":"1.00"}}"#
        var anonymizer = Anonymizer(replacingLabels: true)
        let made = anonymizer.anonymize([UInt8](text.utf8))
        let anonymous = try #require(made)
        #expect(anonymous.lostFindings.map { $0.rule.name + " " + $0.pointer } == ["total/name /total/label"])
        #expect(anonymous.addedFindings.isEmpty && anonymous.resultingKind == anonymous.kind)
    }

    /// Expects that the result has the same kind and findings, and that the anonymizer reports every difference.
    private func expectSame(_ json: [UInt8], _ kind: PaySheet.DocumentKind?, _ reader: DocumentReader) throws {
        for replacesLabels in [false, true] {
            var anonymizer = Anonymizer(replacingLabels: replacesLabels)
            guard let anonymous = anonymizer.anonymize(json, as: kind) else { return }
            let words = "\(String(decoding: json, as: UTF8.self))\n→ \(String(decoding: anonymous.bytes, as: UTF8.self))"
            #expect(anonymous.kind == anonymous.resultingKind, "\(words)")
            if !replacesLabels {
                let (before, after) = (
                    AnonymousFindingsTests.findings(json, kind, reader), AnonymousFindingsTests.findings(anonymous.bytes, kind, reader)
                )
                #expect(before == after, "\(words)")
            }
            let (before, after) = (
                AnonymousFindingsTests.rules(json, kind), AnonymousFindingsTests.rules(anonymous.bytes, kind)
            )
            #expect(after.subtracting(before).isEmpty == anonymous.addedFindings.isEmpty, "\(words)")
            #expect(before.subtracting(after).isEmpty == anonymous.lostFindings.isEmpty, "\(words)")
        }
    }

    /// The findings of an ordinary check, without pointers, because a name can be replaced.
    private static func rules(_ bytes: [UInt8], _ kind: PaySheet.DocumentKind?) -> Set<String> {
        var reader = DocumentReader(policy: Policy().with { $0.includesAdvice = true })
        var counts: [String: Int] = [:]
        return Set(
            reader.check(bytes, as: kind).findings.map { finding in
                counts[finding.rule.name, default: 0] += 1
                return finding.rule.name + " " + String(counts[finding.rule.name, default: 0])
            })
    }

    @Test("Random documents with mistakes keep their findings", arguments: Shapes.kinds.map { $0.name })
    func random(_ name: String) throws {
        let found = PaySheet.DocumentKind(name)
        let kind = try #require(found)
        let shape = try #require(Shapes.kinds.first { $0.name == name }.flatMap { Shapes.shape(named: $0.shape) })
        for seed in 0..<UInt64(TestScale.scaled(12)) {
            var documents = RandomDocuments(seed: seed, options: .wild)
            var injector = MistakeInjector(seed: seed)
            let document = injector.inject(Int(seed % 4), into: documents.tree(of: shape), as: shape)
            let bytes = [UInt8](document.text.utf8)
            try expectSame(bytes, kind, DocumentReader())
            try expectSame(bytes, nil, DocumentReader())
        }
    }
}
