import PaySheet
import PaySheetGuide
import Testing

/// The same merchant in several documents of one site.
struct MerchantConsistencyTests {
    private static func reader() -> DocumentReader {
        var reader = DocumentReader()
        reader.merchantConsistency = MerchantConsistency()
        return reader
    }

    private static func check(_ reader: inout DocumentReader, _ changes: [Sample.Change], _ name: String? = nil) -> [Finding] {
        reader.merchantConsistency?.documentName = name
        return Array(reader.check(Sample(.multiMerchant, changes).json, as: .paymentRequest).findings)
    }

    @Test("The same document again has no finding")
    func theSameDocumentAgainIsNoNews() {
        var reader = MerchantConsistencyTests.reader()
        for _ in 0..<3 { #expect(MerchantConsistencyTests.check(&reader, []).isEmpty) }
        #expect(reader.merchantConsistency?.merchantCount == 2)
        #expect(reader.merchantConsistency?.documentCount == 3)
    }

    @Test("Another identifier of a merchant is reported with the first document")
    func anotherIdentifierIsReportedWithTheDocument() throws {
        var reader = MerchantConsistencyTests.reader()
        _ = MerchantConsistencyTests.check(&reader, [], "a.json")
        let findings = MerchantConsistencyTests.check(&reader, [.text("/multiTokenContexts/1/externalIdentifier", "inn-9")], "b.json")
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.rule == .contextsExternalIdentifier)
        #expect(finding.place.pointer == "/multiTokenContexts/1/externalIdentifier")
        #expect(finding.message.contains("\"Harbor Inn\"") && finding.message.contains("\"a.json\""))
        // Identifiers are not compared.
        #expect(!finding.message.contains("inn-"))
        #expect(finding.help?.contains("inn-") == false)
    }

    @Test(
        "Other and renamed merchants have no finding",
        arguments: [
            // A merchant of the same name elsewhere.
            ([.text("/multiTokenContexts/1/merchantDomain", "harbor-inn-oslo.example")], "inn-9"),
            // One identifier for all, and no domain: the name alone is not enough.
            (
                [
                    .remove("/multiTokenContexts/1/merchantDomain"),
                    .text("/multiTokenContexts/1/merchantIdentifier", "merchant.com.example.wander"),
                ], "inn-9"
            ),
            // A merchant that has changed its name.
            ([.text("/multiTokenContexts/1/merchantName", "Harbour Inn")], "inn-3"),
        ] as [([Sample.Change], String)])
    func others(changes: [Sample.Change], identifier: String) {
        var reader = MerchantConsistencyTests.reader()
        _ = MerchantConsistencyTests.check(&reader, [])
        let all = changes + [.text("/multiTokenContexts/1/externalIdentifier", identifier)]
        #expect(MerchantConsistencyTests.check(&reader, all).isEmpty)
    }

    @Test("An identifier of another merchant is reported")
    func anIdentifierDoesNotChangeHands() {
        var reader = MerchantConsistencyTests.reader()
        _ = MerchantConsistencyTests.check(&reader, [])
        let findings = MerchantConsistencyTests.check(
            &reader,
            [
                .text("/multiTokenContexts/1/merchantName", "Hide & Stitch"),
                .text("/multiTokenContexts/1/merchantDomain", "hide.example"),
            ])
        #expect(findings.map { $0.rule } == [.contextsExternalIdentifier])
        #expect(findings.first?.message.contains("an earlier document") == true)
    }

    /// The document that is named is the one that showed the merchant first, however the names of documents change.
    @Test(
        "The message names the first document with the merchant",
        arguments: [["a.json", "b.json", "c.json"], [nil, "b.json", nil], ["a.json", "b.json", "b.json"]] as [[String?]])
    func theFirstDocumentIsNamed(names: [String?]) {
        var reader = MerchantConsistencyTests.reader()
        let other: [Sample.Change] = [
            .text("/multiTokenContexts/1/merchantName", "Sea Inn"), .text("/multiTokenContexts/1/merchantDomain", "sea-inn.example"),
            .text("/multiTokenContexts/1/externalIdentifier", "sea"),
        ]
        #expect(MerchantConsistencyTests.check(&reader, [], names[0]).isEmpty)
        #expect(MerchantConsistencyTests.check(&reader, other, names[1]).isEmpty)
        let changed = other.dropLast() + [.text("/multiTokenContexts/1/externalIdentifier", "seaside")]
        #expect(
            MerchantConsistencyTests.check(&reader, Array(changed), names[2]).map { $0.message }
                == ["\"Sea Inn\" has another external identifier in \"b.json\""])
        let moved: [Sample.Change] = [
            .text("/multiTokenContexts/1/merchantName", "Hide & Stitch"), .text("/multiTokenContexts/1/merchantDomain", "hide.example"),
            .text("/multiTokenContexts/1/externalIdentifier", "sea"),
        ]
        #expect(
            MerchantConsistencyTests.check(&reader, moved).map { $0.message }
                == ["the external identifier of \"Hide & Stitch\" stands for \"Sea Inn\" in \"b.json\""])
    }

    @Test("Without merchantConsistency, documents are not compared")
    func withoutItNothingIsCompared() {
        var reader = DocumentReader()
        _ = MerchantConsistencyTests.check(&reader, [])
        #expect(MerchantConsistencyTests.check(&reader, [.text("/multiTokenContexts/1/externalIdentifier", "inn-9")]).isEmpty)
        #expect(reader.merchantConsistency == nil)
    }

    /// Domains are compared as domains are: without regard to case.
    @Test("Domains are compared without letter case")
    func domainsIgnoreCase() {
        var reader = MerchantConsistencyTests.reader()
        _ = MerchantConsistencyTests.check(&reader, [])
        let changes: [Sample.Change] = [
            .text("/multiTokenContexts/1/merchantDomain", "Harbor-Inn.EXAMPLE"),
            .text("/multiTokenContexts/1/externalIdentifier", "inn-9"),
        ]
        #expect(MerchantConsistencyTests.check(&reader, changes).map { $0.rule } == [.contextsExternalIdentifier])
    }
}
