/// A family of documents that can be checked: its dictionaries and words, the kinds of document, and the rules.
///
/// A catalog is a value of tables and functions. Reader, rule engine, fixes and reports get everything they know about documents
/// from it. ``Catalog/applePay`` is the first one.
public struct Catalog: Sendable {
    /// The catalog's name, such as `applePay`.
    public let name: String
    package let tables: ShapeTables
    /// What a whole document may be. Of two kinds that fit equally well, the first one counts.
    package let kinds: [DocumentKind]
    /// How many of `kinds`, from the first, are common. A rare kind must fit better than a common one.
    package let commonKinds: Int
    /// How many of `kinds`, from the first, are detected. Other documents have the members of the rest as well, so they need a name.
    package let detectedKinds: Int
    package let rules: RuleSet
    /// Rules for documents of other catalogs, by the name of the catalog.
    package let additions: [Addition]
    /// Documents that rules compare with, such as an earlier state of the checked one.
    package let inputs: [ExtraInput]
    /// Forms of text that hold documents of the catalog.
    package let containers: [Container]
    /// Names of other interfaces that people confuse with those of this catalog.
    let dialects: [Dialect]
    /// What to do about names that people use instead of those of this catalog.
    /// (A function, because documents without findings do not need the list.)
    let remedies: @Sendable () -> [Remedy]
    /// The dictionaries whose members people also write as a list, as a constructor takes its arguments.
    let argumentLists: [Int]
    /// Values that only documents of this catalog have.
    let signs: [StaticString]
    /// The marks of kinds that need some to be detected. A document needs one entry of its kind.
    let marks: [KindMarks]
    /// Whether a browser reads the documents, so that there is a verdict of Safari.
    let isForBrowsers: Bool
    let functions: Functions
    /// Makes documents of another catalog of a document. `nil`: the documents are only themselves.
    package let translation: Translation.Function?

    /// Rules that this catalog adds to the documents of another one.
    package struct Addition: Sendable {
        package let catalog: String
        package let rows: [RuleRow]

        package init(to catalog: String, rows: [RuleRow]) {
            self.catalog = catalog
            self.rows = rows
        }
    }

    /// What tables cannot say. The defaults suit documents without versions, roles and kinds that resemble each other.
    struct Functions: Sendable {
        /// The dictionaries at the root of documents that may state a version.
        var versionShapes: [Int] = []
        /// The version that a document states, which members are compared with.
        var statedVersion: @Sendable (_ shape: Int, _ tree: NodeTree) -> UInt8? = { _, _ in nil }
        /// The dictionaries that state facts which rules for other dictionaries need.
        var factShapes: [Int] = []
        /// Takes these facts from one of them.
        var noteFacts:
            @Sendable (
                _ facts: inout DocumentFacts, _ shape: Int, _ cursor: Cursor, _ exceptions: RulePolicy?,
                _ known: inout Cache<UInt64, CurrencyRow?>
            ) -> Void = { _, _, _, _, _ in }
        /// What a document with this dictionary at its root may hold itself of that which rules compare with.
        var holds: @Sendable (_ shape: Int) -> RuleRow.Asks = { _ in [] }
        /// The role of what a member holds.
        var role: @Sendable (_ shape: Int, _ slot: Int) -> MemberRole = { _, _ in .none }
        /// The right one of several kinds with the same members.
        var preferredKind: @Sendable (_ kind: DocumentKind, _ tree: NodeTree) -> DocumentKind = { kind, _ in kind }
        /// Whether these members of the root leave open which of several kinds with the same members it is.
        var isAmbiguous: @Sendable (_ kind: DocumentKind, _ members: UInt64) -> Bool = { _, _ in false }
        /// What members ask of a system. `nil`: nothing is known about that.
        var requirements: @Sendable () -> RequirementTables? = { nil }
    }

    init(
        _ name: String, tables: ShapeTables, kinds: [DocumentKind], commonKinds: Int, detectedKinds: Int, rules: RuleSet,
        additions: [Addition] = [], inputs: [ExtraInput] = [], containers: [Container] = [], dialects: [Dialect] = [],
        remedies: @escaping @Sendable () -> [Remedy] = { [] },
        argumentLists: [Int] = [], signs: [StaticString] = [], marks: [KindMarks] = [], isForBrowsers: Bool = false,
        functions: Functions = Functions(), translation: Translation.Function? = nil
    ) {
        self.name = name
        self.tables = tables
        self.kinds = kinds
        self.commonKinds = commonKinds
        self.detectedKinds = detectedKinds
        self.rules = rules
        self.additions = additions
        self.inputs = inputs
        self.containers = containers
        self.dialects = dialects
        self.remedies = remedies
        self.argumentLists = argumentLists
        self.signs = signs
        self.marks = marks
        self.isForBrowsers = isForBrowsers
        self.functions = functions
        self.translation = translation
    }

    /// Describes a catalog of documents that no browser reads.
    ///
    /// - Parameter detectedKinds: How many of the kinds, from the first, are detected; `nil` for all.
    package init(
        _ name: String, tables: ShapeTables, kinds: [DocumentKind], detectedKinds: Int? = nil, rules: RuleSet,
        additions: [Addition] = [], inputs: [ExtraInput] = [], containers: [Container] = [],
        remedies: @escaping @Sendable () -> [Remedy] = { [] }, argumentLists: [Int] = [],
        signs: [StaticString] = [], marks: [KindMarks] = [], translation: Translation.Function? = nil
    ) {
        let detected = detectedKinds ?? kinds.count
        self.init(
            name, tables: tables, kinds: kinds, commonKinds: detected, detectedKinds: detected, rules: rules, additions: additions,
            inputs: inputs, containers: containers, remedies: remedies, argumentLists: argumentLists, signs: signs, marks: marks,
            translation: translation)
    }
}

/// The rules of a catalog, as the engine needs them.
package struct RuleSet: Sendable {
    /// The codes that belong to the catalog. No two catalogs share one.
    package let codes: ClosedRange<UInt16>
    package let rule: @Sendable (UInt16) -> RuleID
    package let severity: @Sendable (UInt16) -> Severity
    /// All rules, in the order of their codes.
    package let all: @Sendable () -> [RuleID]
    package let rows: [RuleRow]
}

extension RuleSet {
    /// A set of a few rules, of which there is at least one.
    package init(_ first: RuleID, _ others: [RuleID], severity: @escaping @Sendable (UInt16) -> Severity, rows: [RuleRow]) {
        let rules = [first] + others
        let codes = rules.map { $0.code }
        self.init(
            // Cannot trap: the least code is not above the greatest.
            codes: (codes.min() ?? first.code)...(codes.max() ?? first.code),
            rule: { code in rules.first { $0.code == code } ?? first }, severity: severity, all: { rules }, rows: rows)
    }
}
