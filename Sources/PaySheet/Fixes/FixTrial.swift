/// Tries the fixes of one document after another in the same storage.
package struct FixTrial: Sendable {
    private var reader: DocumentReader?
    /// What the documents before were checked by.
    private var policy: RulePolicy?

    /// Documents with more findings are not fixed.
    package static let mostFindings = 1_000_000
    /// The number of bytes that attempts to fix a document check at most, apart from a few attempts for every document.
    static let bytesOfRepair = 16 << 20
    /// The same for a report, which only says which fixes would cause a finding.
    static let bytesOfReport = 1 << 20

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

    static func reader(by policy: RulePolicy) -> DocumentReader {
        // What is compared must be complete.
        DocumentReader(
            RulePolicy(policy.policy.with { $0.maximumFindings = mostFindings }, policy.expectations, policy.catalog))
    }
}
