public import PaySheet

/// A whole run: the documents, the unreadable files, and the verdict.
///
/// A run over very many documents need not keep them: writers accept documents one at a time and a ``Summary`` at the end.
public struct Report: Sendable {
    /// The documents in the order of the input.
    public var documents: [CheckedDocument]
    /// The unreadable files.
    public var failures: [Failure]
    /// The files that were found and not checked.
    public var skipped: [Skipped]
    /// The values in source code that could not be checked.
    public var unreached: [Unreached]
    /// The lowest severity that fails the run; `nil` never fails.
    public var threshold: Severity?
    /// The clock, if it was set.
    public var now: String?

    /// Creates a report.
    public init(
        documents: [CheckedDocument] = [], failures: [Failure] = [], skipped: [Skipped] = [], unreached: [Unreached] = [],
        threshold: Severity? = .error, now: String? = nil
    ) {
        self.documents = documents
        self.failures = failures
        self.skipped = skipped
        self.unreached = unreached
        self.threshold = threshold
        self.now = now
    }

    /// A file that cannot be read.
    public struct Failure: Sendable, Hashable {
        /// The file, relative to the root.
        public let path: String
        /// The reason.
        public let message: String

        /// Creates an unreadable file with a reason.
        public init(path: String, message: String) {
            self.path = path
            self.message = message
        }
    }

    /// A file in a folder that was not checked.
    public struct Skipped: Sendable, Hashable {
        /// The file, relative to the root.
        public let path: String
        /// Why it was not checked, such as "it is not JSON".
        public let reason: String

        /// Creates a file that was not checked.
        public init(path: String, reason: String) {
            self.path = path
            self.reason = reason
        }
    }

    /// A value in source code that reaches Apple Pay and that could not be checked.
    public struct Unreached: Sendable, Hashable {
        /// The file, relative to the root.
        public let path: String
        /// The line of the place where the file leaves it.
        public let line: Int
        /// The column of that place.
        public let column: Int
        /// Why it was not checked, such as "the file does not show the request, which comes from buildRequest()".
        public let reason: String

        /// Creates a value that could not be checked.
        public init(path: String, line: Int, column: Int, reason: String) {
            (self.path, self.line, self.column, self.reason) = (path, line, column, reason)
        }
    }

    /// The counts of this report.
    public var summary: Summary {
        var summary = Summary(threshold: threshold, now: now)
        for document in documents { summary.add(document) }
        for failure in failures { summary.add(failure) }
        for file in skipped { summary.add(file) }
        for value in unreached { summary.add(value) }
        return summary
    }
}

/// The counts of a run, added document by document.
public struct Summary: Sendable {
    /// The lowest severity that fails the run; `nil` never fails.
    public let threshold: Severity?
    /// The clock, if it was set.
    public let now: String?
    /// The configuration that the run used, if there was one.
    public let configuration: String?
    /// Whether the run had a clock, or its records have one.
    public let hasClock: Bool
    /// The number of documents.
    public private(set) var documents = 0
    /// The number of errors.
    public private(set) var errors = 0
    /// The number of warnings.
    public private(set) var warnings = 0
    /// The number of infos.
    public private(set) var infos = 0
    /// The number of findings with a fix that can be applied.
    public private(set) var fixable = 0
    /// The number of risky fixes.
    public private(set) var risky = 0
    /// The number of suppressed findings, which no other count includes.
    public private(set) var suppressed = 0
    /// The number of values that only a program knows, in documents of source code.
    public private(set) var unknownValues = 0
    /// The number of findings of each rule.
    public private(set) var byRule: [RuleID: Int] = [:]
    /// The unreadable files.
    public private(set) var failures: [Report.Failure] = []
    /// The files that were found and not checked.
    public private(set) var skipped: [Report.Skipped] = []
    /// The values in source code that could not be checked.
    public private(set) var unreached: [Report.Unreached] = []
    /// Whether the report leaves out findings of a document because there were too many.
    public private(set) var isTruncated = false
    /// Whether a check left out findings, so that nothing can suppress them.
    package private(set) var isIncomplete = false
    /// Whether a document can open a payment sheet, so that a clean run mentions the other conditions.
    public private(set) var hasRequest = false
    private var hasFailed = false

    /// Empty counts.
    ///
    /// - Parameters:
    ///   - configuration: The path of the configuration that the run used.
    ///   - recordsHaveClocks: Whether each record says which clock counts for it.
    public init(threshold: Severity? = .error, now: String? = nil, configuration: String? = nil, recordsHaveClocks: Bool = false) {
        self.threshold = threshold
        self.now = now
        self.configuration = configuration
        hasClock = now != nil || recordsHaveClocks
    }

    /// Adds a document.
    public mutating func add(_ document: CheckedDocument) {
        documents += 1
        isTruncated = isTruncated || document.isTruncated
        isIncomplete = isIncomplete || document.isIncomplete
        suppressed += document.suppressed.count
        unknownValues += document.unknownValues
        if document.kind == .paymentRequest || document.kind == .w3cPaymentRequest { hasRequest = true }
        // (By index, and only the counts, because taking each one out would copy it.)
        for place in document.findings.indices {
            add(
                document.findings[place].finding.rule, document.findings[place].severity,
                fix: document.findings[place].applicableFix)
        }
        for rest in document.counted { add(rest.rule, rest.severity, fix: rest.fix, count: rest.count) }
    }

    /// Adds a finding of a document that no report names, after ``addClean(_:)``. Its fix is not tried.
    package mutating func add(_ rule: RuleID, _ severity: Severity) { add(rule, severity, fix: nil) }

    private mutating func add(_ rule: RuleID, _ severity: Severity, fix: Fix.Safety?, count: Int = 1) {
        switch severity {
        case .error: errors += count
        case .warning: warnings += count
        case .info: infos += count
        }
        byRule[rule, default: 0] += count
        if let fix {
            fixable += count
            if fix == .risky { risky += count }
        }
        if let threshold, severity >= threshold { hasFailed = true }
    }

    /// Adds a document without findings and suppressed findings.
    package mutating func addClean(_ kind: DocumentKind?) {
        documents += 1
        if kind == .paymentRequest || kind == .w3cPaymentRequest { hasRequest = true }
    }

    /// Adds values that only a program knows, of a document that no report names.
    package mutating func add(unknownValues count: Int) { unknownValues += count }

    /// Adds the counts of more documents of the same run.
    package mutating func add(_ other: Summary) {
        documents += other.documents
        errors += other.errors
        warnings += other.warnings
        infos += other.infos
        fixable += other.fixable
        risky += other.risky
        suppressed += other.suppressed
        unknownValues += other.unknownValues
        for (rule, count) in other.byRule { byRule[rule, default: 0] += count }
        if !other.failures.isEmpty { failures += other.failures }
        if !other.skipped.isEmpty { skipped += other.skipped }
        if !other.unreached.isEmpty { unreached += other.unreached }
        isTruncated = isTruncated || other.isTruncated
        isIncomplete = isIncomplete || other.isIncomplete
        hasRequest = hasRequest || other.hasRequest
        hasFailed = hasFailed || other.hasFailed
    }

    /// Adds an unreadable file.
    public mutating func add(_ failure: Report.Failure) { failures.append(failure) }

    /// Adds a file that was not checked.
    public mutating func add(_ file: Report.Skipped) { skipped.append(file) }

    /// Adds a value that could not be checked.
    public mutating func add(_ value: Report.Unreached) { unreached.append(value) }

    /// The number of findings.
    public var findings: Int { errors + warnings + infos }
    /// Whether no finding reaches the threshold.
    public var isBelowThreshold: Bool { !hasFailed }
    /// Whether no finding reaches the threshold and every file is readable.
    public var hasPassed: Bool { !hasFailed && failures.isEmpty }
}

/// The limits of a report, so that silence does not look like approval.
public enum NotChecked {
    /// The things that are not in a document.
    public static let all = ["merchant registration", "certificates", "device support"]

    /// What a check does not look at: without a clock, dates too.
    static func list(hasClock: Bool) -> [String] { all + (hasClock ? [] : ["dates"]) }

    /// What a check did not look at in a document.
    static func list(of document: CheckedDocument) -> [String] { document.container?.unchecked ?? list(hasClock: document.hasClock) }

    /// The same as a sentence.
    static func sentence(of summary: Summary) -> String {
        "Not checked: " + Listing.text(list(hasClock: summary.hasClock), separator: ", ") + "."
    }
}

/// The editions behind a report.
public enum Edition {
    /// The name of the tool.
    public static let name = "paysheet"
    /// The edition of the rules: year and month.
    public static let rules = "2026.11"
    /// The date of the last comparison of the dictionaries with the documentation.
    public static let catalogue = "2026-11"
    /// The publication date of the list of currencies.
    public static let currencies = "2026-01-01"
    /// The date of the last comparison of the list of networks with the documentation.
    public static let networks = "2026-11"
    /// The version of the file with the cards.
    package static let cards = version + " " + rules
    /// The version of the report format. It changes only if a member is removed or changes its meaning.
    public static let schemaVersion = 1
}
