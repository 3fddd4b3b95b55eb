/// A catalog with everything that is worked out once: its rules by dictionary, and the first guesses of a reader.
package final class PreparedCatalog: Sendable {
    let catalog: Catalog
    let tables: ShapeTables
    let kinds: [DocumentKind]
    /// For each kind the members that are signs of it.
    let signs: [KindSigns]
    /// The dictionaries at the root of documents that may state a version.
    let statesVersion: SmallSet
    let rules: RuleIndex
    /// The rules of other catalogs that are among `rules`.
    private let added: [RuleSet]
    /// What a reader expects before it has seen a document.
    let predictor: MemberPredictor

    /// Prepares a catalog, with the rules that others add to its documents.
    package init(_ catalog: Catalog, beside others: [Catalog] = []) {
        self.catalog = catalog
        tables = catalog.tables
        kinds = catalog.kinds
        signs = catalog.kinds.map { KindSigns($0, catalog.tables) }
        statesVersion = SmallSet(catalog.functions.versionShapes)
        var rows = catalog.rules.rows
        var added: [RuleSet] = []
        for other in others {
            for addition in other.additions where addition.catalog == catalog.name {
                rows += addition.rows
                added.append(other.rules)
            }
        }
        self.added = added
        rules = RuleIndex(rows, catalog)
        predictor = MemberPredictor(catalog.tables)
    }

    package static let applePay = PreparedCatalog(.applePay)

    /// The rule with a code. Rules about text, shape and the whole document belong to no catalog.
    func rule(_ code: UInt16) -> RuleID {
        guard code >= RuleID.ruleBase else { return RuleID(code: code) }
        if catalog.rules.codes.contains(code) { return catalog.rules.rule(code) }
        return addedSet(with: code)?.rule(code) ?? RuleID(code: code)
    }

    func severity(_ code: UInt16) -> Severity {
        if catalog.rules.codes.contains(code) { return catalog.rules.severity(code) }
        return addedSet(with: code)?.severity(code) ?? RuleTable.severity(code)
    }

    /// The rules of another catalog, if the code is one of theirs. (The own ones are not passed on, which would count references.)
    private func addedSet(with code: UInt16) -> RuleSet? { added.first { $0.codes.contains(code) } }
}

/// The catalogs that a reader knows, prepared once for all readers.
public struct CatalogSet: Sendable {
    package let first: PreparedCatalog
    /// Returns the other catalogs; `nil` if there are none.
    private let later: (@Sendable () -> [PreparedCatalog])?

    /// Whether there are other catalogs than the first.
    var hasOthers: Bool { later != nil }

    /// The other catalogs, prepared by the first call.
    var others: [PreparedCatalog] { later?() ?? [] }

    /// Prepares catalogs. Of two kinds of document that fit equally well, the one of the first catalog counts.
    public init(_ first: Catalog, _ others: Catalog...) { self.init(first, others) }

    package init(_ first: Catalog, _ others: [Catalog]) {
        // Most programs use Apple Pay's documents only, which are prepared once for all of them.
        guard !others.isEmpty || first.tables !== ShapeTables.applePay else {
            self = .applePay
            return
        }
        let all = [first] + others
        self.first = PreparedCatalog(first, beside: all)
        let prepared = others.map { PreparedCatalog($0, beside: all) }
        let list: @Sendable () -> [PreparedCatalog] = { prepared }
        later = prepared.isEmpty ? nil : list
    }

    /// Adds catalogs that are prepared when a document may belong to them. They add no rules to documents of the first catalog.
    ///
    /// - Parameter later: Returns the other catalogs, the same ones each time.
    package init(_ first: PreparedCatalog, later: @escaping @Sendable () -> CatalogSet) {
        self.first = first
        self.later = {
            let set = later()
            return [set.first] + set.others
        }
    }

    private init(_ prepared: PreparedCatalog) {
        first = prepared
        later = nil
    }

    /// Apple Pay's documents only.
    public static let applePay = CatalogSet(PreparedCatalog.applePay)

    /// The choice of a variant that another spelling stands for.
    package func choice(for text: [UInt8]) -> [UInt8]? {
        ([first] + others).lazy.compactMap { $0.tables.lenience?.choice(text) }.first
    }

    /// Whether some systems know a word that a vocabulary does not have.
    package func isTolerated(_ word: [UInt8], in vocabulary: String) -> Bool {
        ([first] + others).contains { prepared in
            let tables = prepared.tables
            guard let lenience = tables.lenience, let index = tables.vocabularyTexts.firstIndex(where: { $0.description == vocabulary })
            else {
                return false
            }
            return lenience.isWord(word, index)
        }
    }

    /// The catalogs.
    public var catalogs: [Catalog] { [first.catalog] + others.map { $0.catalog } }

    /// The kind of document with a name.
    public func kind(named name: String) -> DocumentKind? {
        catalogs.flatMap { $0.kinds }.first { $0.name == name }
    }
}
