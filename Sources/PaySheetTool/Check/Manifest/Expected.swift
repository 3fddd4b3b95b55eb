import PaySheet
import PaySheetReports

/// What a tester says will come out of every document.
enum Expected: Sendable, Hashable {
    /// No finding reaches the threshold.
    case valid
    /// Some finding does.
    case invalid
    /// The rule finds something, whatever others find.
    case rule(RuleID)

    static let options = [
        OptionDescription(
            name: "expect", value: "valid|invalid|RULE,…", isRepeatable: true,
            summary: "for testers: exit status 0 when every document is so, or has a finding of the RULE; else 1"),
        OptionDescription(
            name: "expect-manifest", value: "FILE",
            summary: "for testers: exit status 0 when each file of the manifest has the finding that it names, and no other"),
    ]

    static func all(_ arguments: Arguments) throws(UsageError) -> [Expected] {
        var all: [Expected] = []
        for word in arguments.listed("expect") {
            switch word {
            case "valid": all.append(.valid)
            case "invalid": all.append(.invalid)
            default:
                guard RuleNames.rules.contains(word), let rule = RuleID(word) else {
                    throw UsageError(
                        "--expect takes valid, invalid or a rule, not \"" + word + "\"",
                        near: Hints.nearest(word, ["valid", "invalid"] + RuleNames.rules))
                }
                all.append(.rule(rule))
            }
        }
        guard !arguments.values("expect").contains("") else { throw UsageError("--expect needs valid, invalid or a rule") }
        if all.contains(.valid), all.contains(where: { $0 != .valid }) {
            throw UsageError("--expect valid leaves no room for anything else to expect")
        }
        return all
    }

    /// The expected rule, checked even where it is one of advice.
    var rule: RuleID? { if case .rule(let rule) = self { rule } else { nil } }

    /// How a document differs from what is expected. `nil`: it does not.
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

    /// The rules of some findings, each once.
    static func names(_ findings: [ReportedFinding]) -> String {
        var names: [String] = []
        for finding in findings where !names.contains(finding.finding.rule.id) { names.append(finding.finding.rule.id) }
        return names.isEmpty ? "nothing" : names.joined(separator: ", ")
    }
}
