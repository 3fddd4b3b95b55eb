package import PaySheet
package import PaySheetExamples
package import PaySheetGuide
package import PaySheetShapes
import PaySheetTokens

/// A catalog with everything that the command needs besides its checks.
///
/// Everything is a function, so that a run prepares only what it uses.
package struct CatalogEntry: Sendable {
    package let catalog: @Sendable () -> Catalog
    /// The rules that `check` reports: those of the catalog, and those about files that are not documents.
    let rules: @Sendable () -> [RuleID]
    /// Their names and topics.
    let ruleNames: @Sendable () -> (rules: [String], topics: [String])
    /// The dictionaries, vocabularies and kinds, for schemas, examples and anonymous documents.
    package let tables: @Sendable () -> CatalogShapes
    /// The cards of all rules, whichever command reports them.
    package let cards: @Sendable () -> [RuleCard]
    /// What the catalog says of rules about all documents; `nil` if it has their usual words.
    let shared: @Sendable () -> SharedRules?
    /// The documents that a run compares with each other.
    let compared: @Sendable () -> ComparedKind?
    /// The card of a rule.
    package let card: @Sendable (RuleID) -> RuleCard?
    /// What checks and reports need of the card of a rule.
    package let facts: @Sendable (RuleID) -> RuleFactSheet
    package let examples: @Sendable () -> [ExampleForm]
    /// The texts of browsers, servers and libraries that `explain` knows.
    package let messages: @Sendable () -> [ConsoleMessage]
    package let functions: CatalogFunctions
    /// The documents that rules compare with. (Not taken from the catalog: every check lists their options, and few need the catalog.)
    let inputs: @Sendable () -> [ExtraInput]
    /// The forms of text that hold documents.
    let containers: @Sendable () -> [Container]
    /// The endings of the names of files that are documents of the catalog, such as `.storekit`.
    let endings: @Sendable () -> [String]

    /// Describes a catalog for the command.
    ///
    /// - Parameters:
    ///   - facts: What checks and reports need of the card of a rule, as it is known without the card.
    ///   - inputs: The inputs of the catalog, as they are known without the rest of it.
    package init(
        _ catalog: @escaping @Sendable () -> Catalog, tables: @escaping @Sendable () -> CatalogShapes,
        cards: @escaping @Sendable () -> [RuleCard], facts: (@Sendable (RuleID) -> RuleFactSheet)? = nil,
        examples: @escaping @Sendable () -> [ExampleForm], messages: @escaping @Sendable () -> [ConsoleMessage] = { [] },
        functions: CatalogFunctions = CatalogFunctions(),
        inputs: (@Sendable () -> [ExtraInput])? = nil, containers: (@Sendable () -> [Container])? = nil,
        endings: @escaping @Sendable () -> [String] = { [] },
        shared: @escaping @Sendable () -> SharedRules? = { nil }, compared: @escaping @Sendable () -> ComparedKind? = { nil }
    ) {
        let card: @Sendable (RuleID) -> RuleCard? = { rule in cards().first { $0.id == rule } }
        let rules: @Sendable () -> [RuleID] = { catalog().rules.all() }
        self.init(
            catalog, rules: rules, ruleNames: { RuleNames.names(of: rules()) }, tables: tables, cards: cards, card: card,
            facts: facts ?? { RuleFactSheet(card($0)) }, examples: examples, messages: messages, functions: functions, inputs: inputs,
            containers: containers, endings: endings, shared: shared, compared: compared)
    }

    private init(
        _ catalog: @escaping @Sendable () -> Catalog, rules: @escaping @Sendable () -> [RuleID],
        ruleNames: @escaping @Sendable () -> (rules: [String], topics: [String]),
        tables: @escaping @Sendable () -> CatalogShapes, cards: @escaping @Sendable () -> [RuleCard],
        card: @escaping @Sendable (RuleID) -> RuleCard?,
        facts: @escaping @Sendable (RuleID) -> RuleFactSheet, examples: @escaping @Sendable () -> [ExampleForm],
        messages: @escaping @Sendable () -> [ConsoleMessage], functions: CatalogFunctions,
        inputs: (@Sendable () -> [ExtraInput])? = nil, containers: (@Sendable () -> [Container])? = nil,
        endings: @escaping @Sendable () -> [String] = { [] },
        shared: @escaping @Sendable () -> SharedRules? = { nil }, compared: @escaping @Sendable () -> ComparedKind? = { nil }
    ) {
        self.catalog = catalog
        self.rules = rules
        self.ruleNames = ruleNames
        self.tables = tables
        self.cards = cards
        self.card = card
        self.facts = facts
        self.examples = examples
        self.messages = messages
        self.functions = functions
        self.inputs = inputs ?? { catalog().inputs }
        self.containers = containers ?? { catalog().containers }
        self.endings = endings
        self.shared = shared
        self.compared = compared
    }

    /// The documents of Apple Pay on the web.
    package static let applePay = CatalogEntry(
        { .applePay }, rules: { RuleID.all + [.domainFilePath, .domainFileContent] }, ruleNames: { RuleNames.applePay },
        tables: { .applePay }, cards: { RuleCard.all }, card: { $0.card },
        facts: { Catalog.applePay.rules.codes.contains($0.code) ? RuleFactSheet($0) : RuleFactSheet($0.card) },
        examples: { ExampleForm.applePay }, messages: { ConsoleMessage.applePay },
        functions: CatalogFunctions(
            describe: { AgreementDescription.answer($0, $1) }, diff: { SheetDocument.answer($0, $1, $2) },
            preview: { .applePay }))

    /// The same documents for a program without cards, examples and tables, which does not link them.
    ///
    /// - Parameter book: The cards, as far as the program has them.
    package static func applePay(with book: CardBook?) -> CatalogEntry {
        CatalogEntry(
            { .applePay }, rules: { RuleID.all }, ruleNames: { RuleNames.names(of: RuleID.all) },
            tables: { .none }, cards: { book?.cards(of: .applePay) ?? [] },
            card: { rule in book?.cards(of: .applePay).first { $0.id == rule } }, facts: { RuleFactSheet($0) },
            examples: { [] }, messages: { ConsoleMessage.applePay },
            functions: CatalogFunctions(
                describe: { AgreementDescription.answer($0, $1) }, preview: { .applePay }))
    }
}

extension CatalogShapes {
    /// The tables of a program that has none.
    static let none = CatalogShapes("", shapes: [], vocabularies: [], kinds: [])
}
