public import PaySheet

/// One document of a report: what it is and what was found.
public struct CheckedDocument: Sendable {
    /// Where it comes from, relative to the root, with `/`; `-` for standard input.
    public let path: String
    /// The line of the record, where every line of a file is a document of its own.
    public let line: Int?
    /// What the document was taken for. `nil` when nobody can tell.
    public let kind: DocumentKind?
    /// Whether the kind was told by the members rather than stated.
    public let isKindTold: Bool
    /// The Apple Pay version that was asked for.
    public let apiVersion: Int?
    /// What the document asks of a system. `nil` where no browser sees it, or nobody has asked.
    public let requires: Requirements?
    /// What was found and selected, in the order of the text.
    public let findings: [ReportedFinding]
    /// What was found and selected, and left out because somebody has decided so.
    public let suppressed: [SuppressedFinding]
    /// Values of the record that the document came in, in the order in which they were asked for.
    public var carried: [CarriedValue]?
    /// The clock of the record that the document came in.
    public var recordClock: String?
    /// Where the document should have stood in its record, which has nothing there.
    public var absentAt: String?
    /// What Safari does with the document, whatever was selected.
    public let safari: SafariVerdict
    /// True when there were more findings than are kept.
    public let isTruncated: Bool
    /// The text, for excerpts.
    package let source: FindingSource

    /// Takes the outcome of a check into a report.
    ///
    /// - Parameters:
    ///   - requires: What the document asks of a system, where the report says it.
    ///   - isKindTold: The kind was not stated, so that a report should say what it is.
    ///   - triesRiskyFixes: Whether what risky fixes would bring up is found out. Where nobody counts the fixes of a run nor reads about
    ///     them, it need not be: they are risky in any case.
    ///   - maximumFindings: How many of the selected findings are kept; `nil` keeps all.
    ///   - suppressing: The decision to leave a finding out, where there is one.
    public init(
        path: String, line: Int? = nil, check: DocumentCheck, requires: Requirements? = nil, isKindTold: Bool = true,
        apiVersion: Int? = nil,
        selection: Selection = Selection(), triesRiskyFixes: Bool = true, maximumFindings: Int? = nil,
        suppressing: (ReportedFinding) -> Suppression? = { _ in nil }
    ) {
        var trial = FixTrial()
        self.init(
            path: path, line: line, check: check, requires: requires, isKindTold: isKindTold, apiVersion: apiVersion,
            selection: selection, triesRiskyFixes: triesRiskyFixes, maximumFindings: maximumFindings, trying: &trial,
            suppressing: suppressing)
    }

    /// The same for one document of many, whose fixes are all tried in the same storage.
    package init(
        path: String, line: Int?, check: DocumentCheck, requires: Requirements?, isKindTold: Bool, apiVersion: Int?, selection: Selection,
        triesRiskyFixes: Bool, maximumFindings: Int?, trying trial: inout FixTrial, suppressing: (ReportedFinding) -> Suppression?
    ) {
        self.path = path
        self.line = line
        kind = check.kind
        self.isKindTold = isKindTold
        self.apiVersion = apiVersion
        self.requires = requires
        source = check.findings.source
        safari = check.safari
        guard !check.findings.isEmpty else {
            findings = []
            suppressed = []
            isTruncated = check.findings.isTruncated
            return
        }
        var reported: [ReportedFinding] = []
        reported.reserveCapacity(min(check.findings.count, maximumFindings ?? .max))
        var suppressed: [SuppressedFinding] = []
        var isTruncated = check.findings.isTruncated
        var fingerprints = Fingerprints(path: path, line: line)
        var rest = check.findings.explained
        let blocked = BlockedFixes(rest, check, includingRisky: triesRiskyFixes, &trial)
        // Taken out one by one, from the end: a loop over them would copy each.
        rest.reverse()
        while let finding = rest.popLast() {
            guard let severity = selection.isEverything ? finding.severity : selection.severity(of: finding) else { continue }
            let fingerprint = fingerprints.next(finding)
            let obstacle = blocked.obstacle(to: finding)
            let one = ReportedFinding(
                finding: obstacle == nil ? finding : finding.withoutSafeFix, severity: severity, obstacle: obstacle,
                fingerprint: fingerprint)
            if let suppression = suppressing(one) {
                suppressed.append(SuppressedFinding(reported: one, suppression: suppression))
            } else if let maximumFindings, reported.count >= maximumFindings {
                isTruncated = true
            } else {
                reported.append(one)
            }
        }
        findings = reported
        self.suppressed = suppressed
        self.isTruncated = isTruncated
    }

    /// The worst severity, `nil` where nothing was found.
    public var worst: Severity? { findings.map { $0.severity }.max() }
}

/// A finding as a report states it.
public struct ReportedFinding: Sendable, Hashable {
    /// The finding.
    public let finding: Finding
    /// How much it matters here: the finding's own severity unless the selection changes it.
    public let severity: Severity
    /// What the fix would bring up, so that it is not applied before that is put right. `nil` where nothing stands in its way.
    public let obstacle: Finding?
    /// A name for this finding that stays the same when lines above it come and go: sixteen hexadecimal digits.
    public let fingerprint: String
}

/// The decision to leave a finding out.
public struct Suppression: Sendable, Hashable {
    /// Where it was made.
    public let source: Source
    /// Why, in the words of whoever made it.
    public let reason: String?

    /// States a decision.
    public init(_ source: Source, reason: String? = nil) {
        self.source = source
        self.reason = reason
    }

    /// Where a decision was made.
    public enum Source: String, Sendable, Hashable {
        /// In the project's configuration.
        case configuration = "config"
        /// By a list of findings that were there before.
        case baseline
    }
}

/// A finding that is left out, and why.
public struct SuppressedFinding: Sendable, Hashable {
    /// The finding.
    public let reported: ReportedFinding
    /// Why it is left out.
    public let suppression: Suppression

    /// Puts a finding and a decision together.
    public init(reported: ReportedFinding, suppression: Suppression) {
        self.reported = reported
        self.suppression = suppression
    }
}

/// A value that a report repeats from the record that a document came in.
public struct CarriedValue: Sendable, Hashable {
    /// What the report calls it.
    public let name: String
    /// The value as it was written, on one line.
    public let json: String

    /// Names a value.
    public init(name: String, json: String) {
        self.name = name
        self.json = json
    }
}
