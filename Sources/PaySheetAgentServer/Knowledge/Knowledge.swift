import PaySheet
import PaySheetChecking
import PaySheetExamples
import PaySheetGuide
import PaySheetShapes

/// What the server knows besides the documents. It is prepared when a client first asks for it.
///
/// (A class, so that calls of tools share it.)
final class Knowledge {
    let catalogs: CatalogList
    private(set) lazy var tables: CatalogShapes = catalogs.tables
    private(set) lazy var cards: [RuleCard] = catalogs.cards
    /// The rules about each dictionary, by the dictionary's name.
    private lazy var subjects: [String: [RuleSubject]] = RuleSubject.byDictionary(catalogs.documentCards, tables)

    init(_ catalogs: CatalogList) { self.catalogs = catalogs }

    /// The names of all examples.
    private(set) lazy var examples: [String] = Knowledge.examples(catalogs)
    static func examples(_ catalogs: CatalogList) -> [String] { catalogs.examples.map { $0.name } }

    /// The topics of all rules.
    var topics: [String] {
        var topics: [String] = []
        for card in cards where topics.last != card.topic { topics.append(card.topic) }
        return Set(topics).sorted()
    }

    /// The rules about a dictionary.
    func rules(about dictionary: String) -> [RuleSubject] { subjects[dictionary] ?? [] }

    /// The names of all dictionaries that documents can have, and of all vocabularies.
    var names: [String] { (tables.concrete.map { $0.name } + tables.vocabularies.map { $0.name }).sorted() }
}

/// A rule, and the member that it is about.
struct RuleSubject {
    let card: RuleCard
    /// `nil` if it is about the dictionary as a whole.
    let member: String?

    /// Finds out what rules are about, from the samples on their cards.
    static func byDictionary(_ cards: [RuleCard], _ tables: CatalogShapes) -> [String: [RuleSubject]] {
        var all: [String: [RuleSubject]] = [:]
        for card in cards {
            var seen: [String] = []
            for sample in card.bad {
                guard let kind = sample.kind, let tree = JSONTree(sample.json),
                    let root = tables.kinds.first(where: { $0.name == kind.name })?.shape
                else { continue }
                for finding in card.findings(in: sample) where finding.rule == card.id {
                    let (dictionary, member) = ShapeWalk(tables, tree, root: root, to: finding.place.pointer).subject(finding.member)
                    guard let dictionary, !seen.contains(dictionary) else { continue }
                    seen.append(dictionary)
                    all[dictionary, default: []].append(RuleSubject(card: card, member: member))
                }
            }
        }
        return all
    }
}
