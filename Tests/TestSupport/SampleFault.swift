import PaySheet
package import PaySheetGuide

/// What is wrong with the samples of a card.
package enum SampleFault {
    /// Returns a sentence for each wrong sample without exactly the finding of its rule, and for each right one with a finding.
    ///
    /// A sample that is not a document can have several findings of the rule, such as one for each certificate.
    package static func all(of rule: RuleCard) -> [String] {
        let wrong = rule.bad.enumerated().compactMap { index, sample -> String? in
            let findings = rule.findings(in: sample)
            let isRight =
                findings.first?.place.pointer == sample.pointer && findings.allSatisfy { $0.rule == rule.id }
                && (findings.count == 1 || sample.kind == nil)
                && findings.allSatisfy { $0.severity == sample.severity ?? $0.severity }
            return isRight ? nil : rule.name + ", wrong sample " + String(index + 1) + ": " + text(findings)
        }
        let right = rule.good.enumerated().compactMap { index, sample -> String? in
            let findings = rule.findings(in: sample)
            return findings.isEmpty ? nil : rule.name + ", right sample " + String(index + 1) + ": " + text(findings)
        }
        return wrong + right
    }

    private static func text(_ findings: [Finding]) -> String {
        findings.map { "\($0.description) at \($0.place.pointer)" }.joined(separator: " | ")
    }
}
