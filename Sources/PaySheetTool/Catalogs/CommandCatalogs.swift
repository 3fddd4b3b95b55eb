package import PaySheet
package import PaySheetExamples
package import PaySheetGuide
package import PaySheetShapes

/// The list of catalogs that the command knows.
public struct CommandCatalogs: Sendable {
    private let first: CommandCatalog
    /// Empty for Apple Pay alone. The runtime would look up the type of a list with an element, and that takes longer than a check of a
    /// small file.
    private let others: [CommandCatalog]
    /// Several catalogs, prepared once. `nil` for one alone, which is prepared when it is needed.
    private let prepared: CatalogSet?

    /// Lists catalogs. Of two kinds of document that fit equally well, the one of the first catalog counts.
    public init(_ first: CommandCatalog, _ others: CommandCatalog...) {
        self.first = first
        self.others = others
        prepared = others.isEmpty ? nil : CatalogSet(first.catalog(), others.map { $0.catalog() })
    }

    /// Apple Pay's documents only.
    public static let applePay = CommandCatalogs(.applePay)

    /// The catalogs for readers.
    package var set: CatalogSet { prepared ?? CatalogSet(first.catalog()) }

    package var catalogs: [Catalog] { all { [$0.catalog()] } }

    /// Whether there are other documents than those of the first catalog.
    var hasSeveral: Bool { !others.isEmpty }

    /// Returns what all catalogs have of something.
    private func all<Element>(_ elements: (CommandCatalog) -> [Element]) -> [Element] {
        others.isEmpty ? elements(first) : elements(first) + others.flatMap { elements($0) }
    }

    // MARK: Kinds and tables

    /// All kinds of document.
    package var kinds: [PaySheet.DocumentKind] { all { $0.catalog().kinds } }

    /// Returns the kind with a name.
    package func kind(named name: String) -> PaySheet.DocumentKind? { kinds.first { $0.name == name } }

    /// The functions for a kind of document. For an unknown kind they are those of the first catalog.
    package func functions(for kind: PaySheet.DocumentKind?) -> CatalogFunctions {
        let owner = kind.flatMap { kind in others.first { $0.catalog().kinds.contains(kind) } }
        return (owner ?? first).functions
    }

    /// The tables of all catalogs.
    package var tables: CatalogShapes {
        others.reduce(first.tables()) { $0.adding($1.tables()) }
    }

    /// The kinds of examples.
    package var examples: [ExampleForm] { all { $0.examples() } }

    // MARK: Rules

    /// All rules, in the order of the catalogs and their codes.
    package var rules: [RuleID] { all { $0.catalog().rules.all() } }

    /// Returns the rule with a name.
    package func rule(named name: String) -> RuleID? { rules.first { $0.id.utf8.elementsEqual(name.utf8) } }

    /// The names of all rules.
    package var ruleNames: [String] { all { $0.ruleNames().rules } }

    /// The topics of all rules.
    package var topics: [String] {
        others.isEmpty ? first.ruleNames().topics : Set(all { $0.ruleNames().topics }).sorted()
    }

    /// The cards of all rules, in the order of their names.
    package var cards: [RuleCard] {
        guard hasSeveral else { return first.cards() }
        return all { $0.cards() }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// The cards of rules that read something else than documents.
    var furtherCards: [RuleCard] { all { $0.furtherCards() } }

    /// The texts of browsers, servers and libraries.
    package var messages: [ConsoleMessage] { all { $0.messages() } }

    /// Returns the card of a rule.
    package func card(of rule: RuleID) -> RuleCard? {
        owner(of: rule).card(rule)
    }

    /// Returns what checks and reports need of the card of a rule.
    package func facts(of rule: RuleID) -> RuleFactSheet { owner(of: rule).facts(rule) }

    private func owner(of rule: RuleID) -> CommandCatalog { others.first { $0.catalog().rules.codes.contains(rule.code) } ?? first }

    /// The cards for reports.
    package var reportCards: RuleCards {
        hasSeveral ? RuleCards({ card(of: $0) }, facts: { facts(of: $0) }) : RuleCards(first.card, facts: first.facts)
    }

    // MARK: Inputs and containers

    /// The documents that rules compare with, each with an option.
    package var inputs: [ExtraInput] { all { $0.catalog().inputs } }

    /// The forms of text that contain documents.
    package var containers: [Container] { all { $0.catalog().containers } }
}
