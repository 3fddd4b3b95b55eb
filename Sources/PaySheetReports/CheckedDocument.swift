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
    ///   - maximumFindings: How many of the selected findings are kept; `nil` keeps all.
    public init(
        path: String, line: Int? = nil, check: DocumentCheck, requires: Requirements? = nil, isKindTold: Bool = true,
        apiVersion: Int? = nil,
        selection: Selection = Selection(), maximumFindings: Int? = nil
    ) {
        self.path = path
        self.line = line
        kind = check.kind
        self.isKindTold = isKindTold
        self.apiVersion = apiVersion
        self.requires = requires
        source = check.findings.source
        safari = check.safari
        var reported: [ReportedFinding] = []
        var isTruncated = check.findings.isTruncated
        var ordinals: [String: Int] = [:]
        let all = Array(check.findings)
        let obstacles = Obstacles(all, check)
        for finding in all {
            guard let severity = selection.severity(of: finding) else { continue }
            if let maximumFindings, reported.count >= maximumFindings {
                isTruncated = true
                break
            }
            let place = finding.rule.id + "\u{0}" + finding.place.pointer + "\u{0}" + (finding.member ?? "")
            let ordinal = ordinals[place, default: 0]
            ordinals[place] = ordinal + 1
            // A record has no other name than its line.
            let name = line.map { path + "\u{0}" + String($0) } ?? path
            let obstacle = obstacles.obstacle(to: finding)
            reported.append(
                ReportedFinding(
                    finding: obstacle == nil ? finding : finding.withoutSafeFix, severity: severity, obstacle: obstacle,
                    fingerprint: Fingerprint.of([name, finding.rule.id, finding.place.pointer, finding.member ?? "", String(ordinal)])))
        }
        findings = reported
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

/// Names for findings that outlive edits elsewhere in the file.
enum Fingerprint {
    /// The 64-bit FNV-1a hash of some texts, each followed by a zero byte.
    static func of(_ parts: [String]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for part in parts {
            for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            hash = hash &* 0x100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
