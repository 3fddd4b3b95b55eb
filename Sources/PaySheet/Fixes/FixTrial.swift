/// Tries the fixes of one document after another in the same storage.
package struct FixTrial: Sendable {
    private var reader: DocumentReader?
    /// What the documents before were checked by.
    private var policy: RulePolicy?

    /// A report does not try the fixes of a document with more findings, because that would take longer than the check.
    static let mostFindings = 4000
    /// Fixing goes through all findings up to this number.
    package static let mostFixed = 1_000_000

    package init() {}

    mutating func take(by policy: RulePolicy) -> DocumentReader {
        // Taken out, so that its storage is not copied.
        guard self.policy === policy, let known = reader.take() else {
            self.policy = policy
            return FixTrial.reader(by: policy)
        }
        return known
    }

    mutating func giveBack(_ reader: consuming DocumentReader) { self.reader = reader }

    static func reader(by policy: RulePolicy, upTo findings: Int = mostFindings) -> DocumentReader {
        // What is compared must be complete.
        DocumentReader(
            RulePolicy(policy.policy.with { $0.maximumFindings = findings }, policy.expectations, policy.catalog))
    }
}
