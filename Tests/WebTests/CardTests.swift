import PaySheet
import PaySheetGuide
import PaySheetReports
import PaySheetWeb
import Testing

@Suite("Separate card file")
struct CardTests {
    private static let text = CardBook.text(Edition.cards)

    @Test("The file has all cards with the same samples")
    func file() throws {
        let book = try #require(CardBook(Self.text, Edition.cards))
        #expect(book.cards.map { $0.name } == RuleCard.all.map { $0.name })
        for (read, card) in zip(book.cards, RuleCard.all) {
            #expect(read.what == card.what && read.why == card.why && read.instead == card.instead && read.link == card.link)
            #expect(read.bad.map { $0.json } == card.bad.map { $0.json })
            #expect(read.good.map { $0.json } == card.good.map { $0.json })
            #expect(read.bad.map { $0.kind } == card.bad.map { $0.kind })
            #expect(read.command == card.command && read.title == card.title)
        }
    }

    @Test("A card file of another version or a truncated one is rejected", arguments: ["", "x", "paysheet-cards 0 0\n"])
    func otherVersion(text: String) { #expect(CardBook(text, Edition.cards) == nil) }

    @Test("The fact sheets match the cards")
    func facts() {
        for card in RuleCard.ofDocuments {
            let facts = RuleFactSheet(card.id)
            #expect(facts.sources == card.sources)
            #expect(facts.group == card.group)
            #expect(facts.edition == card.edition)
        }
    }

    @Test(
        "explain is the same with the card file and with built-in cards",
        arguments: ["total/negative", "total", "TypeError: Missing total label."])
    func explain(text: String?) throws {
        var lean = Doors.lean()
        var full = Doors.full()
        #expect(try lean.ask("explain", text).code == "cards")
        #expect(try lean.ask("cards", Self.text).isOK)
        #expect(try lean.ask("cards", Self.text).isOK)
        #expect(try full.ask("cards", "anything").isOK)
        let answer = try full.ask("explain", text)
        #expect(answer.isOK)
        #expect(try lean.ask("explain", text).result == answer.result)
    }
}
