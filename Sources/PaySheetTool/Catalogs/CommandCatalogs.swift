package import PaySheet
package import PaySheetExamples
package import PaySheetGuide
package import PaySheetShapes

/// The list of catalogs that the command knows.
package struct CommandCatalogs: Sendable {
    private let list: [CommandCatalog]
    /// Several catalogs, prepared once. `nil` for one alone, which is prepared when it is needed.
    private let prepared: CatalogSet?

    package init(_ list: [CommandCatalog]) {
        self.list = list.isEmpty ? [.applePay] : list
        prepared = list.count > 1 ? CatalogSet(list[0].catalog(), list[1...].map { $0.catalog() }) : nil
    }

    /// Apple Pay's documents only.
    package static let applePay = CommandCatalogs([.applePay])

    /// The catalogs for readers.
    package var set: CatalogSet { prepared ?? CatalogSet(list[0].catalog()) }

    /// Whether there are other documents than those of the first catalog.
    var hasSeveral: Bool { list.count > 1 }

    package var catalogs: [Catalog] { list.map { $0.catalog() } }

    // MARK: Kinds and tables

    /// All kinds of document.
    package var kinds: [PaySheet.DocumentKind] { list.flatMap { $0.catalog().kinds } }

    /// Returns the kind with a name.
    package func kind(named name: String) -> PaySheet.DocumentKind? { kinds.first { $0.name == name } }

    /// The functions for a kind of document. For an unknown kind they are those of the first catalog.
    package func functions(for kind: PaySheet.DocumentKind?) -> CatalogFunctions {
        let owner = kind.flatMap { kind in list.first { $0.catalog().kinds.contains(kind) } }
        return (owner ?? list[0]).functions
    }

    /// The tables of all catalogs.
    package var tables: CatalogShapes {
        list.dropFirst().reduce(list[0].tables()) { $0.adding($1.tables()) }
    }

    /// The kinds of examples.
    package var examples: [ExampleForm] { list.flatMap { $0.examples() } }

    // MARK: Rules

    /// All rules, in the order of the catalogs and their codes.
    package var rules: [RuleID] { list.flatMap { $0.catalog().rules.all() } }

    /// Returns the rule with a name.
    package func rule(named name: String) -> RuleID? { rules.first { $0.id.utf8.elementsEqual(name.utf8) } }

    /// The names of all rules.
    package var ruleNames: [String] { list.count > 1 ? list.flatMap { $0.ruleNames().rules } : list[0].ruleNames().rules }

    /// The topics of all rules.
    package var topics: [String] {
        list.count > 1 ? Set(list.flatMap { $0.ruleNames().topics }).sorted() : list[0].ruleNames().topics
    }

    /// The cards of all rules, in the order of their names.
    package var cards: [RuleCard] {
        guard list.count > 1 else { return list[0].cards() }
        return list.flatMap { $0.cards() }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// Returns the card of a rule.
    package func card(of rule: RuleID) -> RuleCard? {
        let owner = list.dropFirst().first { $0.catalog().rules.codes.contains(rule.code) }
        return (owner ?? list[0]).card(rule)
    }

    /// The cards for reports.
    package var reportCards: RuleCards { list.count > 1 ? RuleCards { card(of: $0) } : RuleCards(list[0].card) }

    // MARK: Inputs and containers

    /// The documents that rules compare with, each with an option.
    package var inputs: [ExtraInput] { list.flatMap { $0.catalog().inputs } }

    /// The forms of text that hold documents.
    package var containers: [Container] { list.flatMap { $0.catalog().containers } }
}
