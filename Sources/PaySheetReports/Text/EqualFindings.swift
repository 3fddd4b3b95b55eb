import PaySheet

/// The findings of a document that say the same about many places. A report for people shows the first one in full.
struct EqualFindings {
    /// The places of the equal findings behind the first one, by the index of the first.
    private var others: [Int: [Int]] = [:]
    /// The findings that are shown with an earlier one.
    private var hidden: Set<Int> = []

    /// So many equal findings are shown one by one.
    private static let few = 3
    /// More places say nothing new.
    private static let mostPlaces = 8

    private struct Key: Hashable {
        let rule: RuleID
        let severity: Severity
        let message: String
        let help: String?
        let isFixable: Bool
    }

    init(_ findings: [ReportedFinding]) {
        guard EqualFindings.areMany(findings) else { return }
        var groups: [Key: [Int]] = [:]
        for index in findings.indices {
            let finding = findings[index].finding
            let isFixable = findings[index].applicableFix != nil
            groups[
                Key(
                    rule: finding.rule, severity: findings[index].severity, message: finding.message, help: finding.help,
                    isFixable: isFixable),
                default: []
            ].append(index)
        }
        for group in groups.values where group.count > EqualFindings.few {
            others[group[0]] = Array(group.dropFirst())
            hidden.formUnion(group.dropFirst())
        }
    }

    /// Whether a rule has so many findings that their texts are worth comparing.
    private static func areMany(_ findings: [ReportedFinding]) -> Bool {
        guard findings.count > few else { return false }
        var counts: [UInt16: Int] = [:]
        for index in findings.indices { counts[findings[index].finding.rule.code, default: 0] += 1 }
        return counts.values.contains { $0 > few }
    }

    /// Whether a finding is shown with an earlier one.
    func isHidden(_ index: Int) -> Bool { hidden.contains(index) }

    /// `(44 times)` with a space in front, or nothing.
    func times(_ index: Int) -> String { others[index].map { " (" + String($0.count + 1) + " times)" } ?? "" }

    /// The first places of the equal findings, such as `3:5, 4:5 and 40 more places`. `nil` if there are none.
    ///
    /// - Parameter shift: What to add to a line.
    func places(_ index: Int, of findings: [ReportedFinding], shift: Int) -> String? {
        guard let others = others[index] else { return nil }
        let shown = others.prefix(EqualFindings.mostPlaces).map {
            String(findings[$0].finding.place.line + shift) + ":" + String(findings[$0].finding.place.column)
        }
        let rest = others.count - shown.count
        return Listing.text(shown, separator: ", ") + (rest > 0 ? " and " + Counted.text(rest, "more place") : "")
    }
}
