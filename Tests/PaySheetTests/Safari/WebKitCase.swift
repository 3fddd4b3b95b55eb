import PaySheet
import PaySheetGuide
import TestSupport
import Testing

/// A right document with one change, and what Safari makes of it.
struct WebKitCase: Sendable, CustomTestStringConvertible {
    let name: String
    let sample: Sample
    /// Kind of error, stage and check, such as `TypeError construct WK-TOTAL-AMOUNT`; empty if nothing is thrown.
    let outcome: String

    init(
        _ name: String, _ base: SampleBase, _ changes: [Sample.Change], _ outcome: String = "", policy: Policy = Policy()
    ) {
        self.name = name
        sample = Sample(base, changes, policy: policy)
        self.outcome = outcome
    }

    var testDescription: String { name }

    /// What the library says.
    var found: String {
        var reader = DocumentReader(policy: sample.policy, expecting: sample.expectations)
        return WebKitCase.text(reader.check(sample.json, as: sample.kind).safari)
    }

    static func text(_ verdict: SafariVerdict) -> String {
        switch verdict {
        case .accepts: ""
        case .throws(let exception): exception.kind.name + " " + exception.stage.word + " " + exception.check
        case .depends(let exception, _): "depends " + exception.kind.name + " " + exception.stage.word + " " + exception.check
        case .cancels(let rule): "cancels " + rule.name
        case .notApplicable: "not applicable"
        }
    }

    /// The same with the reference.
    var expected: String {
        guard let tree = TestJSON(parsing: sample.json) else { return "no JSON" }
        let release = sample.policy.safari.flatMap { Double($0.description) }
        let refusal = ReferenceWebKit.refusal(
            tree, kind: sample.kind?.name ?? "", version: sample.policy.apiVersion ?? 15, release: release)
        return refusal.map { ($0.depends ? "depends " : "") + $0.kind + " " + $0.stage + " " + $0.check } ?? ""
    }
}
