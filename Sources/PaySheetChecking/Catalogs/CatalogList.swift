package import PaySheet
package import PaySheetExamples
package import PaySheetGuide
import PaySheetReports
package import PaySheetShapes

/// The list of catalogs that the command knows.
package struct CatalogList: Sendable {
    private let first: CatalogEntry
    /// Returns the other catalogs; `nil` for one alone. Most runs use the first one only, and must not wait for the others. (Not a list:
    /// the runtime would look up its type, and that takes longer than a check of a small file.)
    private let rest: (@Sendable () -> CatalogList)?
    private let prepared: @Sendable () -> CatalogSet
    /// The names that rules had before.
    package var aliases = RuleAliases.all
    /// The calls in source code that give documents of the other catalogs to an SDK. (A function: few runs read source code.)
    package var calls: @Sendable () -> [SourceCall] = { [] }
    /// The same list without the documents of payment providers; `nil` if it has none.
    package var reduced: (@Sendable () -> CatalogList)?

    /// Lists catalogs. Of two kinds of document that fit equally well, the one of the first catalog counts.
    package init(_ first: CatalogEntry, _ others: CatalogEntry...) {
        let set = CatalogSet(first.catalog(), others.map { $0.catalog() })
        self.init(first, others, prepared: { set })
    }

    /// - Parameter prepared: Returns all catalogs for readers. It is called when something needs them.
    init(_ first: CatalogEntry, _ others: [CatalogEntry], prepared: @escaping @Sendable () -> CatalogSet) {
        self.init(first, rest: CatalogList.list(others[...]), prepared: prepared)
    }

    /// - Parameters:
    ///   - rest: Returns the other catalogs.
    ///   - prepared: Returns all catalogs for readers.
    init(_ first: CatalogEntry, rest: (@Sendable () -> CatalogList)? = nil, prepared: @escaping @Sendable () -> CatalogSet) {
        (self.first, self.rest, self.prepared) = (first, rest, prepared)
    }

    private static func list(_ catalogs: ArraySlice<CatalogEntry>) -> (@Sendable () -> CatalogList)? {
        guard let first = catalogs.first else { return nil }
        let rest = list(catalogs.dropFirst())
        return { CatalogList(first, rest: rest, prepared: { CatalogSet(first.catalog()) }) }
    }

    /// Returns the list without the documents of payment providers if they are left out.
    package func omitting(providers isOmitted: Bool) -> CatalogList { isOmitted ? reduced?() ?? self : self }

    /// The catalogs for readers.
    package var set: CatalogSet { prepared() }

    /// The same catalogs, prepared at once with the rules that they add to each other's documents. These rules need an input.
    package func together() -> CatalogList {
        guard hasSeveral else { return self }
        let set = CatalogSet(first.catalog(), Array(catalogs.dropFirst()))
        var together = CatalogList(first, rest: rest, prepared: { set })
        together.aliases = aliases
        together.calls = calls
        together.reduced = reduced
        return together
    }

    package var catalogs: [Catalog] { all { [$0.catalog()] } }

    /// Whether there are other documents than those of the first catalog.
    package var hasSeveral: Bool { rest != nil }

    /// Returns what all catalogs have of something.
    private func all<Element>(_ elements: (CatalogEntry) -> [Element]) -> [Element] {
        let own = elements(first)
        guard let rest else { return own }
        return own + rest().all(elements)
    }

    /// Returns the first catalog that something is true of.
    private func catalog(where isWanted: (CatalogEntry) -> Bool) -> CatalogEntry? {
        isWanted(first) ? first : rest?().catalog(where: isWanted)
    }

    // MARK: Kinds and tables

    /// All kinds of document.
    package var kinds: [PaySheet.DocumentKind] { all { $0.catalog().kinds } }

    /// Returns the kind with a name.
    package func kind(named name: String) -> PaySheet.DocumentKind? { kinds.first { $0.name == name } }

    /// The functions for a kind of document. For an unknown kind they are those of the first catalog.
    package func functions(for kind: PaySheet.DocumentKind?) -> CatalogFunctions {
        (kind.flatMap { owner(of: $0) } ?? first).functions
    }

    /// Returns the catalog that has a kind of document.
    func owner(of kind: PaySheet.DocumentKind) -> CatalogEntry? { catalog { $0.catalog().kinds.contains(kind) } }

    /// Whether two kinds of document belong to one catalog.
    package func belongTogether(_ one: PaySheet.DocumentKind?, _ other: PaySheet.DocumentKind?) -> Bool {
        guard let one, let other else { return false }
        return catalog { $0.catalog().kinds.contains(one) && $0.catalog().kinds.contains(other) } != nil
    }

    /// The tables of all catalogs.
    package var tables: CatalogShapes {
        rest.map { first.tables().adding($0().tables) } ?? first.tables()
    }

    /// The kinds of examples.
    package var examples: [ExampleForm] { all { $0.examples() } }

    // MARK: Rules

    /// The rules that `check` reports, in the order of the catalogs and their codes.
    package var rules: [RuleID] { all { $0.rules() } }

    /// Returns the rule with a name, or with a former one.
    package func rule(named name: String) -> RuleID? {
        let name = aliases.name(for: name) ?? name
        return rules.first { $0.name.utf8.elementsEqual(name.utf8) }
    }

    /// Returns the rules that a setting means: one by its name or a former one, or those of a topic, whichever command reports them.
    func rules(meant word: String) -> [RuleID] {
        if let rule = rule(named: word) { return [rule] }
        let own = rules.filter { Selection.topic(of: $0.name) == word }
        // The cards take time to make, and most settings are about documents.
        guard own.isEmpty else { return own }
        let name = aliases.name(for: word) ?? word
        return cards.filter { $0.name == name || $0.topic == word }.map { $0.id }
    }

    /// Whether a setting can be about a word.
    func knows(_ word: String) -> Bool { topics.contains(word) || !rules(meant: word).isEmpty }

    /// Says why a word is not a rule of `check`, if another command reports it.
    func refusal(of word: String) -> String? {
        let name = aliases.name(for: word) ?? word
        return cards.first { $0.name == name }.map {
            "check does not report \"" + word + "\"; it is a rule of paysheet " + $0.command
        }
    }

    /// The names of the rules, whichever command reports them.
    package var allRuleNames: [String] { Set(ruleNames + cards.map { $0.name }).sorted() }

    /// The topics of the rules, whichever command reports them.
    package var allTopics: [String] { Set(topics + cards.map { $0.topic }).sorted() }

    /// The names of the rules about documents.
    package var ruleNames: [String] { all { $0.ruleNames().rules } }

    /// The topics of all rules.
    package var topics: [String] {
        hasSeveral ? Set(all { $0.ruleNames().topics }).sorted() : first.ruleNames().topics
    }

    /// The cards of all rules, whichever command reports them, in the order of their names.
    package var cards: [RuleCard] {
        guard hasSeveral else { return first.cards() }
        return all { $0.cards() }.inByteOrder { Array($0.name.utf8) }
    }

    /// The cards of the rules about documents.
    package var documentCards: [RuleCard] { cards.filter { $0.isAboutDocuments } }

    /// The points of all catalogs that rules about all documents follow.
    package var sharedSources: [SharedSource] { all { $0.shared()?.sources ?? [] } }

    /// The documents that a run compares with each other.
    var compared: ComparedKind? { first.compared() ?? rest?().compared }

    /// The texts of browsers, servers and libraries.
    package var messages: [ConsoleMessage] { all { $0.messages() } }

    /// Returns the card of a rule.
    package func card(of rule: RuleID) -> RuleCard? {
        owner(of: rule).card(rule)
    }

    /// Returns what checks and reports need of the card of a rule.
    package func facts(of rule: RuleID) -> RuleFactSheet { owner(of: rule).facts(rule) }

    private func owner(of rule: RuleID) -> CatalogEntry {
        catalog { $0.catalog().rules.codes.contains(rule.code) } ?? first
    }

    /// The cards for reports.
    package var reportCards: RuleCards {
        hasSeveral ? RuleCards({ card(of: $0) }, facts: { facts(of: $0) }) : RuleCards(first.card, facts: first.facts)
    }

    /// The cards for reports about a kind of document, with its catalog's words. `nil`: the usual ones.
    func reportCards(for kind: PaySheet.DocumentKind) -> RuleCards? {
        guard let owner = owner(of: kind), let shared = owner.shared()?.about(kind) else {
            return nil
        }
        let isOwn: @Sendable (RuleID) -> Bool = { owner.catalog().rules.codes.contains($0.code) }
        return RuleCards(
            areAdapted: true, { rule in isOwn(rule) ? owner.card(rule) : card(of: rule).map { shared.adapted($0) } },
            facts: { rule in isOwn(rule) ? owner.facts(rule) : shared.adapted(facts(of: rule), of: rule) })
    }

    // MARK: Inputs and containers

    /// The documents that rules compare with, each with an option.
    package var inputs: [ExtraInput] { all { $0.inputs() } }

    /// The forms of text that contain documents.
    package var containers: [Container] { all { $0.containers() } }

    /// The endings of the names of files that are documents.
    package var endings: [String] { all { $0.endings() } }
}
