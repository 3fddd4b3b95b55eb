public import PaySheet

/// A whole run: the documents, what could not be read, and the verdict.
///
/// A run over very many documents need not keep them: writers take documents one at a time and a ``Summary`` at the end.
public struct Report: Sendable {
    /// The documents in the order of the input.
    public var documents: [CheckedDocument]
    /// What could not be read.
    public var failures: [Failure]
    /// The severity from which a finding fails the run. `nil`: none does.
    public var threshold: Severity?
    /// The clock, where it was pinned.
    public var now: String?

    /// Puts a report together.
    public init(documents: [CheckedDocument] = [], failures: [Failure] = [], threshold: Severity? = .error, now: String? = nil) {
        self.documents = documents
        self.failures = failures
        self.threshold = threshold
        self.now = now
    }

    /// A file that could not be read.
    public struct Failure: Sendable, Hashable {
        /// The file, relative to the root.
        public let path: String
        /// Why it could not be read.
        public let message: String

        /// Names a file and a reason.
        public init(path: String, message: String) {
            self.path = path
            self.message = message
        }
    }

    /// The counts of this report.
    public var summary: Summary {
        var summary = Summary(threshold: threshold, now: now)
        for document in documents { summary.add(document) }
        for failure in failures { summary.add(failure) }
        return summary
    }
}

/// The counts of a run, added up document by document.
public struct Summary: Sendable {
    /// The severity from which a finding fails the run. `nil`: none does.
    public let threshold: Severity?
    /// The clock, where it was pinned.
    public let now: String?
    /// How many documents were checked.
    public private(set) var documents = 0
    /// How many findings are errors.
    public private(set) var errors = 0
    /// How many findings are warnings.
    public private(set) var warnings = 0
    /// How many findings are worth knowing only.
    public private(set) var infos = 0
    /// How many findings have a fix.
    public private(set) var fixable = 0
    /// How many of these fixes somebody must judge.
    public private(set) var risky = 0
    /// How many findings were left out because somebody has decided so; none of them is among the others.
    public private(set) var suppressed = 0
    /// How many findings each rule has.
    public private(set) var byRule: [RuleID: Int] = [:]
    /// What could not be read.
    public private(set) var failures: [Report.Failure] = []
    /// True when findings of some document were left out because there were too many.
    public private(set) var isTruncated = false
    /// True when some document can open a payment sheet, so that a clean run wants to say what else that takes.
    public private(set) var hasRequest = false
    private var hasFailed = false

    /// Counts of nothing.
    public init(threshold: Severity? = .error, now: String? = nil) {
        self.threshold = threshold
        self.now = now
    }

    /// Adds a document.
    public mutating func add(_ document: CheckedDocument) {
        documents += 1
        isTruncated = isTruncated || document.isTruncated
        suppressed += document.suppressed.count
        if document.kind == .paymentRequest || document.kind == .constructorArguments { hasRequest = true }
        // (By place, and only what counts: to take each out would copy it.)
        for place in document.findings.indices {
            add(
                document.findings[place].finding.rule, document.findings[place].severity,
                fix: document.findings[place].obstacle == nil ? document.findings[place].finding.fix?.safety : nil)
        }
    }

    private mutating func add(_ rule: RuleID, _ severity: Severity, fix: Fix.Safety?) {
        switch severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .info: infos += 1
        }
        byRule[rule, default: 0] += 1
        if let fix {
            fixable += 1
            if fix == .risky { risky += 1 }
        }
        if let threshold, severity >= threshold { hasFailed = true }
    }

    /// Adds a document in which nothing was found and nothing left out.
    package mutating func addClean(_ kind: DocumentKind?) {
        documents += 1
        if kind == .paymentRequest || kind == .constructorArguments { hasRequest = true }
    }

    /// Adds the counts of further documents of the same run.
    package mutating func add(_ other: Summary) {
        documents += other.documents
        errors += other.errors
        warnings += other.warnings
        infos += other.infos
        fixable += other.fixable
        risky += other.risky
        suppressed += other.suppressed
        if !other.byRule.isEmpty { byRule.merge(other.byRule) { $0 + $1 } }
        if !other.failures.isEmpty { failures += other.failures }
        isTruncated = isTruncated || other.isTruncated
        hasRequest = hasRequest || other.hasRequest
        hasFailed = hasFailed || other.hasFailed
    }

    /// Adds something that could not be read.
    public mutating func add(_ failure: Report.Failure) { failures.append(failure) }

    /// How many findings there are.
    public var findings: Int { errors + warnings + infos }
    /// No finding reaches the threshold.
    public var isBelowThreshold: Bool { !hasFailed }
    /// No finding reaches the threshold, and everything could be read.
    public var hasPassed: Bool { !hasFailed && failures.isEmpty }
}

/// What a report cannot know, so that silence is not taken for approval.
public enum NotChecked {
    /// The things that no reader of a document can see.
    public static let all = ["merchant registration", "certificates", "device support"]

    /// Them in a sentence.
    static var sentence: String { "Not checked: " + Listing.text(all, separator: ", ") + "." }
}

/// Which edition of the checks wrote a report.
public enum Edition {
    /// The name of the tool.
    public static let name = "paysheet"
    /// The version of the package.
    public static let version = "0.1.0"
    /// The edition of the rules: year and month.
    public static let rules = "2026.11"
    /// When the dictionaries were last compared with the documentation.
    public static let catalogue = "2026-11"
    /// When the list of currencies was published.
    public static let currencies = "2026-01-01"
    /// When the list of networks was last compared with the documentation.
    public static let networks = "2026-11"
    /// The version of the reports' form; it changes only where something is removed or means something else.
    public static let schemaVersion = 1
}
