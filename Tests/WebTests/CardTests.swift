import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetReports
import PaySheetWeb
import Testing

@Suite("Separate card file")
struct CardTests {
    private static let text = CardBook.text(Edition.cards, CatalogList.chapters)
    /// The catalogs of the module that reads the file.
    private static let catalogs = CatalogList.all(with: nil).catalogs

    @Test("The file has the cards of every catalog of its module with the same samples", arguments: catalogs.map { $0.name })
    func file(catalog name: String) throws {
        let catalog = try #require(Self.catalogs.first { $0.name == name })
        let read = try #require(CardBook(Self.text, Edition.cards, Self.catalogs)).cards(of: catalog)
        let owned = CatalogList.all.cards.filter { card in
            catalog.rules.codes.contains(card.id.code)
                || catalog.name == Catalog.applePay.name && !CatalogList.all.catalogs.contains { $0.rules.codes.contains(card.id.code) }
        }
        #expect(!read.isEmpty && read.map { $0.name } == owned.map { $0.name })
        for (read, card) in zip(read, owned) {
            #expect(read.id == card.id)
            #expect(read.what == card.what && read.why == card.why && read.instead == card.instead && read.link == card.link)
            #expect(read.sources == card.sources && read.origin == card.origin)
            #expect(read.bad.map { $0.json } == card.bad.map { $0.json })
            #expect(read.good.map { $0.json } == card.good.map { $0.json })
            #expect(read.bad.map { $0.kind } == card.bad.map { $0.kind })
            #expect(read.command == card.command && read.title == card.title)
        }
    }

    @Test("A card file of another version or a truncated one is rejected", arguments: ["", "x", "paysheet-cards 0 0\n", "start"])
    func otherVersion(text: String) {
        let text = text == "start" ? CardBook.text(Edition.cards, [.applePay]) : text
        #expect(CardBook(text, Edition.cards, Self.catalogs) == nil)
    }

    @Test("The fact sheets match the cards")
    func facts() {
        let lean = CatalogList.all(with: nil)
        let rules = Set(lean.rules)
        #expect(rules.count > 200)
        for card in CatalogList.all.documentCards where rules.contains(card.id) {
            let facts = lean.facts(of: card.id)
            #expect(facts.sources == card.sources, "\(card.name)")
            #expect(facts.group == card.group, "\(card.name)")
            #expect(facts.edition == card.edition, "\(card.name)")
        }
    }

    @Test(
        "explain is the same with the card file and with built-in cards",
        arguments: [
            "total/negative", "total", "TypeError: Missing total label.", "start\nTypeError: Load failed\n  at pay (a.js:1:2)",
            "curl: (58) Private key does not match the certificate public key", "{\"error\":\"AEADBadTagException\"}",
            "wallet-order/total-sum", "wallet-order", "package/digest",
            "WO-002",
        ])
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

    @Test("explain finds pages and rules by words without the tables")
    func words() throws {
        var lean = Doors.lean()
        #expect(try lean.ask("cards", Self.text).isOK)
        #expect(try lean.ask("explain", "how do I test without a device").isOK)
        #expect(try lean.ask("explain", "TypeError: something that no engine says").code == "usage")
    }
}
