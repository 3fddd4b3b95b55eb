public import PaySheet
public import PaySheetGuide

/// A document in a report, with its findings.
public struct CheckedDocument: Sendable {
    /// The path, relative to the root, with `/`; `-` for standard input.
    public let path: String
    /// The path of the file with the lines and columns of findings, if `path` names a part of it.
    package var textPath: String?
    /// The line of the record, if every line of a file is a document.
    public let line: Int?
    /// The line where the document begins, if it is a part of a source file that has more than this document.
    package var partLine: Int?
    /// Whether a document before it in the file has the same findings, so that it is not clean.
    private(set) var repeatsFindings = false
    /// The kind of the document, or `nil` if it is unknown.
    public let kind: DocumentKind?
    /// Whether the kind was detected from the members.
    public let isKindTold: Bool
    /// Whether the kind is a guess.
    public let isGuess: Bool
    /// The Apple Pay version that the check used.
    public let apiVersion: Int?
    /// The requirements of the document; `nil` if no browser reads it, or nothing asked for them.
    public let requires: Requirements?
    /// The selected findings, in the order of the text.
    public private(set) var findings: [ReportedFinding]
    /// The selected findings that are suppressed.
    public private(set) var suppressed: [SuppressedFinding]
    /// The carried values of the record, in the order of the options.
    public var carried: [CarriedValue]?
    /// How many values only a program knows, in a document of source code. Nothing that depends on them was checked.
    public let unknownValues: Int
    /// Whether the check had a clock. Without one, dates were not checked.
    public let hasClock: Bool
    /// The clock of the record.
    public var recordClock: String?
    /// The place in the record where the document is missing.
    public var absentAt: String?
    /// The reaction of Safari to the document, independent of the selection.
    public private(set) var safari: SafariVerdict
    /// Whether a browser reads such documents, or may do so. What rules about all documents say of browsers is wrong for the others.
    let isForBrowsers: Bool
    /// The selected findings above the limit of the report. They count, but the report does not show them.
    public let counted: [CountedFindings]
    /// Whether there were more findings than the report shows.
    public var isTruncated: Bool { !counted.isEmpty }
    /// Whether the check itself left out findings, so that nothing can suppress them.
    package let isIncomplete: Bool
    /// What the file is, if it is not a document itself, and what was not checked of it.
    var container: CheckedContainer? { containers.first }
    /// (A list, because a document is copied often, and hardly any is a container.)
    private let containers: [CheckedContainer]
    /// The cards of the rules.
    package let cards: RuleCards
    /// The text, for excerpts.
    package let source: FindingSource

    /// Adds the result of a check to a report.
    ///
    /// - Parameters:
    ///   - requires: The requirements of the document, if the report contains them.
    ///   - isKindTold: Whether the kind was detected, so that a report should name it.
    ///   - hasClock: Whether the check had a clock.
    ///   - triesRiskyFixes: Whether to find out which findings a risky fix would cause. This is not needed if nothing counts or shows the
    ///     fixes of a run, because they are risky anyway.
    ///   - maximumFindings: The number of selected findings to show; `nil` shows all.
    ///   - cards: The cards of the rules.
    ///   - suppressing: Returns the decision to suppress a finding, if there is one.
    public init(
        path: String, line: Int? = nil, check: DocumentCheck, requires: Requirements? = nil, isKindTold: Bool = true,
        apiVersion: Int? = nil, hasClock: Bool = false,
        selection: Selection = Selection(), triesRiskyFixes: Bool = true, maximumFindings: Int? = nil, cards: RuleCards = .applePay,
        suppressing: (ReportedFinding) -> Suppression? = { _ in nil }
    ) {
        var trial = FixTrial()
        self.init(
            path: path, line: line, check: check, requires: requires, isKindTold: isKindTold, apiVersion: apiVersion, hasClock: hasClock,
            selection: selection, triesRiskyFixes: triesRiskyFixes, maximumFindings: maximumFindings, cards: cards, trying: &trial,
            suppressing: { finding, _ in suppressing(finding) })
    }

    /// Adds one document of many; all fixes are tried in the same storage.
    ///
    /// - Parameters:
    ///   - knownPath: The path of the file in the baseline, if it is another one there.
    ///   - changes: The changes of the file, if only the findings that they touch count.
    ///   - isPart: Whether the document is a part of another file, so that its fixes are of no use.
    ///   - triesFixes: Whether to find out which findings a fix would cause. Otherwise each fix is as safe as its rule says.
    ///   - suppressing: Returns the decision to suppress a finding, which also has its fingerprint in the baseline.
    package init(
        path: String, knownAs knownPath: String? = nil, line: Int?, ordinal: Int = 0, unknownValues: Int = 0, check: DocumentCheck,
        requires: Requirements?, isKindTold: Bool,
        apiVersion: Int?, hasClock: Bool,
        selection: Selection, changes: FileChanges? = nil, isPart: Bool = false, triesRiskyFixes: Bool, maximumFindings: Int?,
        cards: RuleCards,
        trying trial: inout FixTrial, triesFixes: Bool = true, suppressing: (ReportedFinding, _ known: Fingerprint) -> Suppression?
    ) {
        self.cards = cards
        containers = []
        self.path = path
        self.line = line
        kind = check.kind
        isGuess = check.isGuess
        self.isKindTold = isKindTold
        self.apiVersion = apiVersion
        self.hasClock = hasClock
        self.requires = requires
        source = check.findings.source
        self.unknownValues = unknownValues
        let verdict = check.safari
        safari = unknownValues > 0 ? .notApplicable : verdict
        isForBrowsers = check.kind == nil || verdict != .notApplicable
        guard !check.findings.isEmpty || check.findings.isTruncated, changes?.isEmpty != true else {
            findings = []
            suppressed = []
            counted = []
            isIncomplete = false
            return
        }
        var sorted = SortedFindings(maximum: maximumFindings)
        sorted.reported.reserveCapacity(min(check.findings.count, maximumFindings ?? .max))
        sorted.counted = check.findings.uncited.compactMap { row in
            guard let severity = selection.severity(of: row.rule, row.severity, cards) else { return nil }
            return CountedFindings(rule: row.rule, severity: severity, fix: nil, count: row.count)
        }
        isIncomplete = !sorted.counted.isEmpty
        var fingerprints = Fingerprints(path: path, line: line, ordinal: ordinal)
        var known = knownPath.map { Fingerprints(path: $0, line: line, ordinal: ordinal) }
        var rest = check.findings.explained
        if isPart { rest = rest.map { $0.withoutFix } }
        let tried = TriedFixes(triesFixes ? rest : [], check, includingRisky: triesRiskyFixes, &trial)
        var touched = changes.map { check.findings.touched(by: $0)[...] }
        // Removed one by one, from the end, because a loop would copy each.
        rest.reverse()
        while let finding = rest.popLast() {
            let isTouched = touched?.popFirst() ?? true
            guard let severity = selection.isEverything ? finding.severity : selection.severity(of: finding, cards) else { continue }
            // The names of other findings count those that are left out.
            let name = fingerprints.next(finding)
            let knownName = known?.next(finding) ?? name
            guard isTouched else { continue }
            let result = tried.result(of: finding)
            let reason = result?.obstacle
            let one = ReportedFinding(
                finding: (reason == nil ? finding : finding.markingFixRisky).movingFix(in: source), severity: severity, name, reason,
                remainder: result?.remainder)
            sorted.add(one, suppressing(one, knownName), fix: one.applicableFix)
        }
        (findings, suppressed, counted) = (sorted.reported, sorted.suppressed, sorted.counted)
    }

    /// Describes a file that has other documents.
    ///
    /// - Parameters:
    ///   - name: What the file is.
    ///   - unchecked: What was not checked of it.
    ///   - hasDocuments: Whether the run also checks documents in it.
    ///   - hasClock: Whether it was checked at a time.
    ///   - knownPath: The path of the file in the baseline, if it is another one there.
    ///   - ordinal: How many others are before it in the file.
    package init(
        path: String, knownAs knownPath: String? = nil, ordinal: Int = 0, container name: String, unchecked: [String], hasDocuments: Bool,
        hasClock: Bool,
        findings: [Finding],
        selection: Selection, changes: FileChanges? = nil, maximumFindings: Int?, cards: RuleCards,
        suppressing: (ReportedFinding, _ known: Fingerprint) -> Suppression?
    ) {
        self.cards = cards
        self.path = path
        (line, kind, apiVersion, requires, unknownValues) = (nil, nil, nil, nil, 0)
        (isGuess, isKindTold, isForBrowsers, isIncomplete) = (false, false, false, false)
        self.hasClock = hasClock
        containers = [CheckedContainer(name: name, unchecked: unchecked, hasDocuments: hasDocuments)]
        source = .empty
        safari = .notApplicable
        var sorted = SortedFindings(maximum: maximumFindings)
        var fingerprints = Fingerprints(path: path, line: nil, ordinal: ordinal)
        var known = knownPath.map { Fingerprints(path: $0, line: nil, ordinal: ordinal) }
        for finding in findings {
            guard let severity = selection.severity(of: finding, cards) else { continue }
            let one = ReportedFinding(finding: finding, severity: severity, fingerprints.next(finding))
            // The names of other findings count those that are left out.
            let knownName = known?.next(finding) ?? one.name
            guard changes.map({ finding.place.isTouched(by: $0) }) ?? true else { continue }
            sorted.add(one, suppressing(one, knownName), fix: nil)
        }
        (self.findings, suppressed, counted) = (sorted.reported, sorted.suppressed, sorted.counted)
    }

    /// Leaves out findings, as if the check had not found them.
    package mutating func removeFindings(where isLeftOut: (Finding) -> Bool) {
        let count = findings.count
        findings.removeAll { isLeftOut($0.finding) }
        if findings.count < count { repeatsFindings = true }
        suppressed.removeAll { isLeftOut($0.reported.finding) }
    }

    /// The path, and the line of a record or of a part of a source file.
    var name: String { path + ((line ?? partLine).map { ":" + String($0) } ?? "") }

    /// What a report says of a document without findings. The documents of a container have their own.
    var cleanWords: String { container?.hasDocuments == true ? "no findings outside its documents" : "no findings" }

    /// What a report says of a container besides its findings.
    var containerWords: [String] {
        guard let container else { return [] }
        let unchecked = Listing.text(container.unchecked, separator: ", ")
        return ["checked as " + container.name] + (unchecked.isEmpty ? [] : ["not checked: " + unchecked])
    }

    /// The same document without what looks personal, for a report that others may read. Excerpts have their own mask.
    package var maskingPersonal: CheckedDocument {
        guard !findings.isEmpty || !suppressed.isEmpty else { return self }
        var copy = self
        copy.findings = findings.map { $0.maskingPersonal }
        copy.suppressed = suppressed.map { SuppressedFinding(reported: $0.reported.maskingPersonal, suppression: $0.suppression) }
        copy.safari = safari.maskingPersonal
        return copy
    }

    /// The highest severity, also of findings that only count; `nil` without findings.
    public var worst: Severity? { (findings.map { $0.severity } + counted.map { $0.severity }).max() }
}

/// What a report says of a file that has other documents, besides its findings.
struct CheckedContainer: Sendable {
    let name: String
    let unchecked: [String]
    let hasDocuments: Bool
}

/// The selected findings of a document: those that a report shows, those that are suppressed, and those that only count.
private struct SortedFindings {
    /// The number of findings to show; `nil` shows all.
    let maximum: Int?
    var reported: [ReportedFinding] = []
    var suppressed: [SuppressedFinding] = []
    var counted: [CountedFindings] = []

    /// (The fix is asked for only if it counts, because it is large.)
    mutating func add(_ one: consuming ReportedFinding, _ suppression: Suppression?, fix: @autoclosure () -> Fix.Safety?) {
        if let suppression {
            suppressed.append(SuppressedFinding(reported: one, suppression: suppression))
        } else if let maximum, reported.count >= maximum {
            counted.append(CountedFindings(rule: one.finding.rule, severity: one.severity, fix: fix(), count: 1))
        } else {
            reported.append(one)
        }
    }
}

/// A finding in a report.
public struct ReportedFinding: Sendable, Hashable {
    /// The finding.
    public let finding: Finding
    /// The severity in this report: the finding's own severity unless the selection changes it.
    public let severity: Severity
    /// The safety of the fix, if `paysheet fix` can apply it. Every report and the statistics count such fixes, and no others.
    public var applicableFix: Fix.Safety? { hasObstacle ? nil : finding.fix?.safety }
    /// The finding that the fix would cause; it must be corrected, too. `nil` if nothing prevents the fix.
    public var obstacle: Finding? { if case .causes(let finding) = reason { finding } else { nil } }
    /// Whether the fix would cause another finding.
    private var hasObstacle: Bool { if case .causes = reason { true } else { false } }
    private let reason: UnappliedFix.Reason?
    /// The rule of a less severe finding that remains when this one is fixed.
    public let remainder: RuleID?
    /// A name for this finding that does not depend on lines above it: sixteen hexadecimal digits.
    public var fingerprint: String { name.text }
    /// The name before it is spelled out.
    let name: Fingerprint

    init(finding: Finding, severity: Severity, _ name: Fingerprint, _ reason: UnappliedFix.Reason? = nil, remainder: RuleID? = nil) {
        self.finding = finding
        self.severity = severity
        self.reason = reason
        self.remainder = remainder
        self.name = name
    }

    fileprivate var maskingPersonal: ReportedFinding {
        ReportedFinding(finding: finding.maskingPersonal, severity: severity, name, reason, remainder: remainder)
    }
}

/// The decision to suppress a finding.
public struct Suppression: Sendable, Hashable {
    /// The place of the decision.
    public let source: Source
    /// The reason, in the author's words.
    public let reason: String?

    /// Creates a decision.
    public init(_ source: Source, reason: String? = nil) {
        self.source = source
        self.reason = reason
    }

    /// The source of a decision.
    public enum Source: String, Sendable, Hashable {
        /// The project's configuration.
        case configuration = "config"
        /// A baseline of known findings.
        case baseline
        /// A comment in the source code.
        case comment
    }
}

/// A suppressed finding, and the reason.
public struct SuppressedFinding: Sendable, Hashable {
    /// The finding.
    public let reported: ReportedFinding
    /// The reason for suppressing it.
    public let suppression: Suppression

    /// Combines a finding and a decision.
    public init(reported: ReportedFinding, suppression: Suppression) {
        self.reported = reported
        self.suppression = suppression
    }
}

/// A value that a report copies from the record of a document.
public struct CarriedValue: Sendable, Hashable {
    /// The name in the report.
    public let name: String
    /// The value as in the record, on one line.
    public let json: String

    /// Creates a value with a name.
    public init(name: String, json: String) {
        self.name = name
        self.json = json
    }
}

extension Finding.Place {
    /// Whether changes of a file touch it. What has no line in the file is touched by any change.
    fileprivate func isTouched(by changes: FileChanges) -> Bool {
        !changes.isEmpty && (hasNoLine || file != nil || changes.touches(line...max(end.line, line)))
    }
}
