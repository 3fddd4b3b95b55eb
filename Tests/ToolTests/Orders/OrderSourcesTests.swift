import PaySheet
import PaySheetGuide
import PaySheetOrderGuide
import PaySheetReports
import PaySheetTool
import TestSupport
import Testing

/// What reports say of rules about all documents if the document is an order.
@Suite("Sources of findings in orders")
struct OrderSourcesTests {
    private static let page = "https://developer.apple.com/documentation/walletorders/order"

    /// An order with mistakes that rules about all documents find.
    private static let broken = [
        (#""ecommerce""#, #""shop""#), (#""orderNumber""#, #""orderNumbr""#), (#""quantity":2"#, #""quantity":"2""#),
        (#""countryCode":"JP""#, #""countryCode":"ZZ""#), ("2027-03-02T18:30:00+09:00", "yesterday"),
    ].reduce(OrderGuide.base.text) { $0.replacing($1.0, with: $1.1, maxReplacements: 1) }

    private static let world = ["a.json": broken]

    @Test("Findings of rules about all documents name the sources of orders", arguments: ["json", "ndjson"])
    func sources(_ format: String) throws {
        let world = TestWorld(Self.world)
        #expect(world.run("check", "a.json", "--format", format) == 1)
        let report = try JSON(world.output)
        let document = format == "json" ? report["documents"].list[0] : report
        let found = document["findings"].list.map { ($0["rule"].string ?? "", $0["sources"].list.compactMap { $0.string }) }
        for (rule, sources) in [
            ("code/unknown", ["WO-003", "WO-020", "WO-021", "WO-022", "WO-023"]), ("member/unknown", []),
            ("member/type", ["WO-002", "WO-040", "WO-046", "WO-072"]), ("country/unknown", ["WO-060"]),
            ("date/format", ["WO-008", "WO-015"]),
        ] {
            let own = try #require(found.first { $0.0 == rule }, "\(found)")
            #expect(own.1 == sources)
        }
    }

    @Test("SARIF links the documentation of orders, and says nothing of browsers")
    func sarif() throws {
        let world = TestWorld(Self.world)
        #expect(world.run("check", "a.json", "--format", "sarif") == 1)
        #expect(world.output.contains("\"helpUri\": \"\(Self.page)\""))
        for word in ["applepayontheweb", "browser", "Safari", "TypeError", "Apple Pay JS"] {
            #expect(!world.output.contains(word), "\(word)")
        }
    }

    @Test("HTML and Markdown say nothing of browsers", arguments: ["html", "markdown"])
    func pages(_ format: String) {
        let world = TestWorld(Self.world)
        #expect(world.run("check", "a.json", "--format", format) == 1)
        #expect(world.output.contains(Self.page))
        for word in ["applepayontheweb", "browser", "Safari", "TypeError"] { #expect(!world.output.contains(word), "\(word)") }
    }

    @Test("A report about an order and a payment request has both pages of a rule")
    func mixed() throws {
        let request = SampleBase.request.text.replacing("\"total\"", with: "\"totl\"", maxReplacements: 1)
        let world = TestWorld(["a.json": Self.broken, "b.json": request])
        #expect(world.run("check", "a.json", "b.json", "--format", "sarif") == 1)
        let run = try JSON(world.output)["runs"].list[0]
        let rules = run["tool"]["driver"]["rules"].list
        let pages = rules.filter { $0["id"].string == "member/unknown" }.compactMap { $0["helpUri"].string }
        #expect(pages.count == 2 && pages[0] == Self.page && pages[1].contains("applepayontheweb"))
        for result in run["results"].list {
            let place = try #require(result["ruleIndex"].int)
            #expect(rules[place]["id"].string == result["ruleId"].string)
        }
    }

    @Test("Rules about JSON text keep their page, and rules about whole documents their reason")
    func others() throws {
        let comma = try #require(RuleCard.all.first { $0.name == "json/trailing-comma" })
        #expect(OrderGuide.sharedRules.adapted(comma).link == comma.link && OrderGuide.sharedRules.adapted(comma).why == comma.why)
        let guess = try #require(RuleCard.all.first { $0.name == "document/guess" })
        #expect(OrderGuide.sharedRules.adapted(guess).link == Self.page && OrderGuide.sharedRules.adapted(guess).why == guess.why)
    }

    @Test("Adapted cards of all rules say nothing of browsers", arguments: RuleID.shapeRules.map { $0.name })
    func cards(_ name: String) throws {
        // Networks are not in orders.
        guard !name.hasPrefix("network/"), name != "member/version" else { return }
        let card = OrderGuide.sharedRules.adapted(try #require(RuleCard.all.first { $0.name == name }))
        for text in [card.title, card.what, card.why, card.instead] {
            for word in ["browser", "Safari", "sheet", "Apple Pay"] { #expect(!text.contains(word), "\(text)") }
        }
        #expect(card.link == Self.page && card.sources.allSatisfy { $0.hasPrefix("WO-") })
    }
}
