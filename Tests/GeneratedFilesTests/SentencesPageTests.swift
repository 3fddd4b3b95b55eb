import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetShapes
import Testing
import generate

@Suite("The page of sentences")
struct SentencesPageTests {
    @Test("Each rule has a sentence, or the page says that it has none")
    func everyRule() {
        let page = SentencesPage.file.text
        for card in CatalogList.all.cards { #expect(page.contains("`" + card.name + "`"), "\(card.name)") }
    }

    @Test("Template and arguments make the message, in the samples of every catalog")
    func invariant() {
        for card in CatalogList.all.cards {
            for finding in card.bad.flatMap({ card.findings(in: $0) }) {
                #expect(finding.message(in: finding.template) == finding.message, "\(finding)")
                let names = finding.arguments.map { $0.name }
                #expect(Set(names).count == names.count, "\(finding)")
                #expect(names.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }, "\(card.name): \(names)")
            }
        }
    }
}
