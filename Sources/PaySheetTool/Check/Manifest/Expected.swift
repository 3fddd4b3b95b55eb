import PaySheet
import PaySheetReports

/// A tester's expectation of every document.
enum Expected: Sendable, Hashable {
    /// Whether no finding reaches the threshold.
    case valid
    /// A finding reaches the threshold.
    case invalid
    /// The rule reports a finding; findings of other rules do not matter.
    case rule(RuleID)

    static let options = [
        OptionDescription(
            name: "expect", value: "valid|invalid|RULE,…", isRepeatable: true,
            summary: "for testers: exit status 0 if every document is valid, invalid, or has a finding of the RULE; otherwise 1"),
        OptionDescription(
            name: "expect-manifest", value: "FILE",
            summary: "for testers: exit status 0 if each file of the manifest has exactly the finding that it names"),
    ]

    static func all(_ arguments: Arguments) throws(UsageError) -> [Expected] {
        var all: [Expected] = []
        for word in arguments.listed("expect") {
            switch word {
            case "valid": all.append(.valid)
            case "invalid": all.append(.invalid)
            default:
                guard let rule = arguments.catalogs.rule(named: word) else {
                    throw UsageError(
                        "--expect takes valid, invalid or a rule, not \"" + word + "\"",
                        near: Hints.nearest(word, ["valid", "invalid"] + arguments.catalogs.ruleNames))
                }
                all.append(.rule(rule))
            }
        }
        guard !arguments.values("expect").contains("") else { throw UsageError("--expect needs valid, invalid or a rule") }
        if all.contains(.valid), all.contains(where: { $0 != .valid }) {
            throw UsageError("--expect valid cannot be combined with other expectations")
        }
        return all
    }

    /// The expected rule, which is checked even if it is in the group `advice`.
    var rule: RuleID? { if case .rule(let rule) = self { rule } else { nil } }

    /// Returns how a document differs from the expectation, or `nil`.
    func difference(_ document: CheckedDocument, _ threshold: Severity?) -> String? {
        let reached = document.findings.filter { finding in threshold.map { finding.severity >= $0 } ?? false }
        switch self {
        case .valid: return reached.isEmpty ? nil : "expected to be valid, found " + Expected.names(reached)
        case .invalid: return reached.isEmpty ? "expected to be invalid, found " + Expected.names(document.findings) : nil
        case .rule(let rule):
            let isFound = document.findings.contains { $0.finding.rule == rule }
            return isFound ? nil : "expected " + rule.id + ", found " + Expected.names(document.findings)
        }
    }

    /// Returns the rules of some findings, each once.
    static func names(_ findings: [ReportedFinding]) -> String {
        var names: [String] = []
        for finding in findings where !names.contains(finding.finding.rule.id) { names.append(finding.finding.rule.id) }
        return names.isEmpty ? "nothing" : names.joined(separator: ", ")
    }
}
