package import PaySheet
import PaySheetReports

/// A tester's expectation of every document.
package enum Expected: Sendable, Hashable {
    /// Whether no finding reaches the threshold.
    case valid
    /// A finding reaches the threshold.
    case invalid
    /// The rule reports a finding; findings of other rules do not matter.
    case rule(RuleID)

    package static let option = OptionDescription(
        name: "expect", value: "valid|invalid|RULE,…", isRepeatable: true,
        summary: "for testers: exit status 0 if every document is valid, invalid, or has a finding of the RULE; otherwise 1")

    package static let options = [
        option,
        OptionDescription(
            name: "expect-manifest", value: "FILE",
            summary: "for testers: exit status 0 if each file of the manifest has exactly the finding that it names"),
    ]

    /// - Parameter areOfDocuments: Whether only rules about documents can be met.
    package static func all(
        _ values: OptionValues, _ catalogs: CatalogList, areOfDocuments: Bool = true
    ) throws(UsageError) -> [Expected] {
        var all: [Expected] = []
        for word in values.listed("expect") {
            switch word {
            case "valid": all.append(.valid)
            case "invalid": all.append(.invalid)
            default:
                let other = areOfDocuments ? nil : catalogs.rules(meant: word).first { Selection.topic(of: $0.name) != word }
                guard let rule = catalogs.rule(named: word) ?? other else {
                    if let refusal = catalogs.refusal(of: word) { throw UsageError(refusal) }
                    throw UsageError(
                        "--expect takes valid, invalid or a rule, not \"" + word + "\"",
                        near: Hints.nearest(word, ["valid", "invalid"] + (areOfDocuments ? catalogs.ruleNames : catalogs.allRuleNames)))
                }
                all.append(.rule(rule))
            }
        }
        guard !values.values("expect").contains("") else { throw UsageError("--expect needs valid, invalid or a rule") }
        if all.contains(.valid), all.contains(where: { $0 != .valid }) {
            throw UsageError("--expect valid cannot be combined with other expectations")
        }
        return all
    }

    /// The expected rule, which is checked even if it is in the group `advice`.
    var rule: RuleID? { if case .rule(let rule) = self { rule } else { nil } }

    /// Returns how a document differs from the expectation, or `nil`.
    func difference(_ document: CheckedDocument, _ threshold: Severity?) -> String? {
        let found = document.findings.map { ($0.finding.rule, $0.severity) } + document.counted.map { ($0.rule, $0.severity) }
        let rules = found.map { $0.0 }
        let reached = found.filter { finding in threshold.map { finding.1 >= $0 } ?? false }.map { $0.0 }
        switch self {
        case .valid: return reached.isEmpty ? nil : "expected to be valid, found " + Expected.names(reached)
        case .invalid: return reached.isEmpty ? "expected to be invalid, found " + Expected.names(rules) : nil
        case .rule(let rule):
            return rules.contains(rule) ? nil : "expected " + rule.name + ", found " + Expected.names(rules)
        }
    }

    /// Returns the rules of some findings, each once.
    static func names(_ rules: [RuleID]) -> String {
        var names: [String] = []
        for rule in rules where !names.contains(rule.name) { names.append(rule.name) }
        return names.isEmpty ? "nothing" : names.joined(separator: ", ")
    }
}
