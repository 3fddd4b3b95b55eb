import PaySheet
import PaySheetChecking
import PaySheetGuide
import TestSupport
import Testing

/// A reader remembers what names say about kinds. That changes nothing about any document.
@Suite struct KindNamesTests {
    /// Samples of all rules, and the same with a member missing, misspelt, unknown or of another sort.
    private static let documents: [[UInt8]] = RuleCard.ofDocuments.flatMap { $0.bad.prefix(1) + $0.good.prefix(1) }.flatMap { sample in
        let text = String(decoding: sample.json, as: UTF8.self)
        return [
            text, text.replacing(#""total""#, with: #""totals""#), text.replacing(#""label""#, with: #""lable""#),
            text.replacing(#""countryCode""#, with: #""country_code""#), text.replacing(#""total":"#, with: #""orderNumber":1,"total":"#),
            text.replacing(#""total":{"#, with: #""total":[{"#).replacing("}}", with: "}]}"), "[" + text + "]", #"{"order":"# + text + "}",
        ].map { Array($0.utf8) }
    }

    @Test("A document has the same kind and findings after other documents as alone", arguments: [false, true])
    func memory(_ hasAll: Bool) {
        let catalogs = hasAll ? CatalogList.all.set : .applePay
        var one = DocumentReader(catalogs: catalogs)
        for document in TestScale.sampled(KindNamesTests.documents) {
            var other = DocumentReader(catalogs: catalogs)
            let (here, there) = (one.check(document), other.check(document))
            let text = String(decoding: document, as: UTF8.self)
            #expect(here.kind == there.kind && here.isGuess == there.isGuess, "\(text)")
            #expect(here.findings.map { $0.description } == there.findings.map { $0.description }, "\(text)")
        }
    }
}
