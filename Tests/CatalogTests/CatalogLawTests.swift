import PaySheet
import PaySheetChecking
import PaySheetExamples
import PaySheetGuide
import PaySheetProviders
import PaySheetShapes
import TestSupport
import Testing
import Vouchers

/// What must be true of every catalog. A new one is tested without a line here.
@Suite("Laws of catalogs")
struct CatalogLawTests {
    /// The command's catalogs, and the small one of the tests.
    static let list = CatalogList.all
    static let cards = list.cards + VoucherGuide.cards
    static let documentCards = cards.filter { $0.isAboutDocuments }
    static let names = cards.map { $0.name }
    static let forms = list.examples + VoucherExample.forms

    static func card(_ name: String) throws -> RuleCard { try #require(cards.first { $0.name == name }) }

    @Test("Catalogs can be combined, and their tables fit together")
    func combinations() {
        #expect(CatalogSet.problems(Self.list.catalogs + [.vouchers]) == [])
        #expect(Self.list.tables.adding(VoucherShapes.tables).problems == [])
    }

    @Test("Bad samples have exactly their rule's finding, and good samples have none", arguments: names)
    func samples(_ name: String) throws {
        let card = try Self.card(name)
        #expect(card.id.name == name && card.id.title == card.title)
        #expect(!card.bad.isEmpty && !card.good.isEmpty)
        #expect(SampleFault.all(of: card) == [])
    }

    /// The rules of which each way to break them has a sample. Rules about providers and vouchers have one, as have those about several
    /// documents.
    private static let thorough = {
        let codes = Set((Catalog.providers.rules.all() + VouchersRules.ids).map { $0.code })
        return documentCards.filter { $0.scope == .document && !codes.contains($0.id.code) }
    }()

    @Test("A rule has two bad and two good samples", arguments: thorough.map { $0.name })
    func numberOfSamples(_ name: String) throws {
        let card = try Self.card(name)
        #expect(card.bad.count >= 2 && card.good.count >= 2)
    }

    /// An id counts only if a sample shows it.
    @Test("Bad samples show the sources that the rule names", arguments: thorough.map { $0.name })
    func sources(_ name: String) throws {
        let card = try Self.card(name)
        #expect(Set(card.bad.flatMap { $0.shows }) == Set(card.sources))
    }

    @Test("A rule names its sources, or says where it comes from")
    func origins() {
        #expect(Self.cards.filter { $0.sources.isEmpty && $0.origin == nil }.map { $0.name } == [])
    }

    @Test("An origin has short sentences", arguments: cards.filter { $0.origin != nil }.map { $0.name })
    func originSentences(_ name: String) throws {
        let origin = try #require(try Self.card(name).origin)
        #expect(origin.hasSuffix("."))
        for sentence in origin.split(separator: ". ") { #expect(sentence.split(separator: " ").count <= 20, "\(sentence)") }
    }

    @Test("Safe fixes end after one round, and nothing worse appears", arguments: documentCards.map { $0.name })
    func fixes(_ name: String) throws {
        let card = try Self.card(name)
        for sample in card.bad where !sample.isAboutText {
            let found = card.check(sample).findings
            guard let bytes = found.applyingSafeFixes().bytes else { continue }
            let later = card.check(sample, bytes).findings
            #expect(later.applyingSafeFixes().bytes.map { $0 == bytes } ?? true, "\(sample.changes)")
            #expect(later.count(of: .error) <= found.count(of: .error), "\(sample.changes)")
        }
    }

    @Test("Canonical text is stable, and keeps unknown members", arguments: documentCards.map { $0.name })
    func canonicalText(_ name: String) throws {
        let card = try Self.card(name)
        let catalogs = Self.list.catalogs + [.vouchers]
        for sample in card.bad + card.good where !sample.isAboutText {
            guard let kind = sample.kind, case .object(let members)? = JSONTree(sample.json) else { continue }
            let added = JSONTree.object(members + [JSONTree.Member(name: "zz", value: .list([.number([UInt8]("1.50".utf8)), .null]))])
            guard let pretty = CanonicalFormatter.pretty(added.bytes, as: kind, in: catalogs) else { continue }
            #expect(CanonicalFormatter.pretty(pretty, as: kind, in: catalogs) == pretty)
            #expect(JSONTree(pretty)?.member("zz") == added.member("zz"), "\(sample.changes)")
        }
    }

    @Test("Examples have no finding, whatever their seed", arguments: forms.map { $0.name })
    func examples(_ name: String) throws {
        let form = try #require(Self.forms.first { $0.name == name })
        var reader = DocumentReader(catalogs: name == "voucher" ? CatalogSet(.applePay, .vouchers) : Self.list.set)
        for seed in 0..<UInt64(TestScale.scaled(20)) {
            let json = try form.make(seed, ExampleSettings()).json
            #expect(reader.check(json, as: form.kind).findings.map { $0.description } == [])
        }
    }
}
