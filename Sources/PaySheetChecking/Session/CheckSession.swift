import PaySheet
import PaySheetGuide
package import PaySheetReports

/// Checks, fixes and formats documents, one after another. Every thread has one. The thread that merges the outcomes also compares documents
/// with each other.
package struct CheckSession: Sendable, ~Copyable {
    package let settings: CheckSettings
    let plan: ReportPlan
    var reader: DocumentReader
    /// The cards of the rules.
    let cards: RuleCards
    /// The cards for the kind of the last document with findings.
    private var cardsOfKind: (kind: DocumentKind?, cards: RuleCards)
    var scanner = Scanner()
    private var trial = FixTrial()
    /// Writes the reports that do not depend on other documents.
    var writer: ReportWriter?
    /// Cached records of documents without findings, for the current settings.
    var records = CleanRecords()
    var summary = RequirementSummary()
    /// The settings of the reader's policy.
    private var current: (settings: DocumentSettings, change: PolicyChange)?
    private let expectsAdvice: Bool
    /// Whether nothing is written about a document without findings, for a file and for a line.
    let isSilent: (ofFile: Bool, ofLine: Bool)
    /// Whether every outcome can have a message besides the printed text, so that it cannot be merged.
    let areApart: Bool
    /// The findings of the present file of source code. Its documents can have parts in common, whose findings are said once.
    var metFindings: Set<String> = []
    /// The merchants of earlier documents. It is used after all of them have been merged.
    var merchants = MerchantConsistency()
    /// The kind of document that is compared with others.
    let compared: ComparedKind?
    /// What earlier documents of that kind say. It is used after all of them have been merged.
    var identities = KnownIdentities()
    /// Whether all earlier documents have been merged, so that no thread works on one.
    var isInOrder = true

    /// - Parameter writer: Writes the reports that do not depend on other documents.
    package init(_ settings: CheckSettings, _ plan: ReportPlan, writer: ReportWriter?) {
        self.settings = settings
        self.plan = plan
        self.writer = writer
        compared = settings.catalogs.compared
        reader = DocumentReader(catalogs: settings.catalogs.set)
        cards = settings.catalogs.reportCards
        cardsOfKind = (nil, cards)
        // The documents of one run belong to one site.
        reader.merchantConsistency = .recording
        expectsAdvice = plan.expected.contains { $0.rule.flatMap { settings.catalogs.card(of: $0) }?.group == .advice }
        isSilent = plan.onlyFindings ? (true, true) : plan.rendering.isSilent
        areApart = plan.rendering == .together || !plan.expected.isEmpty
    }

    /// What a document changes in the policy.
    struct PolicyChange: Equatable {
        /// The clock of a record.
        var clock: String?
        /// The version of Apple Pay that the document states.
        var version: Int?
        /// Whether the document can have what JavaScript allows, if the settings do not say so.
        var readsScripts = false
        /// Whether the document is to be changed, for which all of its findings must be known.
        var isForChange = false
    }

    /// Applies the settings of a document to the reader.
    mutating func prepare(_ settings: DocumentSettings, _ change: PolicyChange = PolicyChange()) {
        if let current, current.settings === settings, current.change == change { return }
        var policy = settings.policy
        if let clock = change.clock { policy.now = DateTimeText(rawValue: clock).instant }
        if let version = change.version { policy.apiVersion = version }
        if change.readsScripts { policy.readsJavaScript = true }
        if expectsAdvice { policy.includesAdvice = true }
        if change.isForChange { policy.maximumFindings = FixTrial.mostFindings }
        reader.policy = policy
        reader.expectations = settings.expectations
        records.forget()
        current = (settings, change)
    }

    // MARK: Findings

    /// How far fixes are tried, to find out which findings they would cause.
    enum FixTries {
        case none
        case safe
        /// Risky ones, too. This is not needed if nothing counts or shows them.
        case all
    }

    /// Decides which findings of a document count, how severe they are, and which the project accepts. Nothing else decides it.
    mutating func checked(
        _ check: DocumentCheck, at place: DocumentPlace, from source: DocumentSource, requires: Requirements?, _ tries: FixTries,
        selection: Selection? = nil, _ marks: inout Suppressor.Marks
    ) -> CheckedDocument {
        // Copied out, so that the closure does not capture the whole session.
        let suppressor = settings.suppressor
        let isInSource = place.comments != nil
        let changes = settings.changedLines.flatMap { $0.changes(of: source.path, line: place.line, asWhole: source.isPart) }
        let cards = check.findings.isEmpty ? cards : cards(for: check.kind)
        var document = CheckedDocument(
            path: source.path, knownAs: suppressor.hasBaseline ? source.knownPath : nil, line: place.line, ordinal: place.ordinal,
            unknownValues: place.unknownValues, check: check,
            requires: requires, isKindTold: source.kind == nil && !isInSource, apiVersion: place.version ?? source.settings.apiVersion,
            hasClock: reader.policy.now != nil, selection: selection ?? source.settings.selection, changes: changes, isPart: source.isPart,
            triesRiskyFixes: tries == .all, maximumFindings: current?.change.isForChange == true ? nil : settings.options.maximumFindings,
            cards: cards, trying: &trial,
            triesFixes: tries != .none,
            suppressing: { finding, known in
                place.comments?.decision(finding, &marks) ?? place.notes?.decision(finding, &marks)
                    ?? suppressor.decision(finding, knownAs: known, source, &marks)
            })
        if isInSource {
            document.removeFindings { finding in
                !metFindings.insert("\(finding.place.start.offset) \(finding.rule.name) \(finding.message)").inserted
            }
        }
        document.textPath = source.textPath
        document.partLine = place.partLine
        return document
    }

    /// The cards of the rules for a kind of document.
    private mutating func cards(for kind: DocumentKind?) -> RuleCards {
        if cardsOfKind.kind != kind { cardsOfKind = (kind, kind.flatMap { settings.catalogs.reportCards(for: $0) } ?? cards) }
        return cardsOfKind.cards
    }

    /// Reports on a container itself. Also returns the expectations that it meets, so that its documents need not.
    mutating func report(_ container: OpenContainer, _ source: DocumentSource) -> (outcome: Outcome, met: [Expected]) {
        var outcome = nothing
        guard let result = container.check?(source.now) else { return (outcome, []) }
        let suppressor = settings.suppressor
        suppressor.note(source, &outcome.marks)
        let document = CheckedDocument(
            path: source.path, knownAs: source.knownPath, ordinal: container.ordinal, container: container.name,
            unchecked: result.unchecked, hasDocuments: !container.contents.isEmpty,
            hasClock: source.settings.policy.now != nil, findings: result.findings,
            selection: source.settings.selection,
            changes: settings.changedLines.flatMap { $0.changes(of: source.path, asWhole: source.isPart) },
            maximumFindings: settings.options.maximumFindings, cards: cards,
            suppressing: { suppressor.decision($0, knownAs: $1, source, &outcome.marks) })
        // One of the documents can meet the others.
        let own = container.contents.isEmpty ? plan.expected : plan.expected.filter { $0 == .valid }
        add(document, nil, nil, source, expecting: own, to: &outcome)
        return (outcome, plan.expected.filter { $0 != .valid && $0.difference(document, plan.threshold) == nil })
    }

    // MARK: Scripts

    /// Returns a script with nothing but its document left, or the text as it is.
    mutating func script(in bytes: [UInt8], as source: DocumentSource) -> [UInt8] {
        guard settings.options.readsScripts else { return bytes }
        let limits = source.settings.policy.limits
        guard !scanner.scan(SourceText(bytes), limits: limits), !RecoveringScanner.scan(bytes, limits: limits).isComplete else {
            return bytes
        }
        return ScriptOption.document(in: bytes, limits, settings.catalogs.set) ?? bytes
    }
}

/// A document in its file.
struct DocumentPlace {
    /// The line of the document, if every line of the file is one.
    var line: Int?
    /// The line where the document begins, if it is a part of a source file that has more than this document.
    var partLine: Int?
    /// How many documents are before this one in the file.
    var ordinal = 0
    /// How many values only a program knows.
    var unknownValues = 0
    /// The version of Apple Pay that the document or its record states.
    var version: Int?
    /// The comments of a file of source code.
    var comments: SourceComments?
    /// The members `$comment` of the document.
    var notes: DocumentNotes?
}
